import { SHOWN_SIZE } from "#domain/configure/address/typed-fields.ts";
import { DESIGN_NAMES } from "#domain/configure/wire/field-names.ts";
import { sizeName } from "#domain/catalogue/size-text.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { designFields } from "#domain/lettering/designs/design-fields.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";

interface PlainFormValuesProps {
  readonly design: LetteringDesign;
  readonly size: Selection["size"];
}

/** What a form without a script must send so that nothing is lost: what has no field then, and the size that was typed over. */
export function PlainFormValues({ design, size }: PlainFormValuesProps) {
  const { rest } = designFields(design);
  return (
    <>
      <input type="hidden" name={SHOWN_SIZE} value={sizeName(size)} />
      {rest === undefined ? null : <input type="hidden" name={DESIGN_NAMES.rest.address} value={rest} />}
    </>
  );
}
