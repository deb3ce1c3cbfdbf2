import { useState } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import { sizeText } from "#domain/catalogue/size-text.ts";
import { grouped } from "#domain/grouped.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";
import { FormGroup } from "./form-group.tsx";
import { QuantityFields } from "./quantity-fields.tsx";
import { SizeFields } from "./size-fields.tsx";
import { FinishGroup } from "./finish-group.tsx";
import { ProductGroup } from "./product-group.tsx";
import styles from "./sticker-group.module.css";

interface StickerGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** How large, and how many. */
function SizeGroup(props: StickerGroupProps) {
  return (
    <FormGroup
      title="Size and quantity"
      hint="Larger or more than usual is fine: that is what a special quote is for."
    >
      <SizeFields {...props} />
      <QuantityFields {...props} />
    </FormGroup>
  );
}

/** What is looked at, in a line: "Art Paper, Die Cut, Circle, 50 x 50 mm, 100 pcs". */
function inWords({ offers, form: { selection } }: SpecialConfigurator): string {
  const { widthMm, heightMm } = selection.size;
  const { pieces } = selection.quantity;
  const chosen = [offers.products, offers.supplies, offers.shapes].map(
    (rows) => rows.find(({ selected }) => selected)?.name,
  );
  const size = widthMm === null || heightMm === null ? "no size yet" : sizeText(selection.size);
  return [...chosen, size, pieces === null ? "no quantity yet" : `${grouped(pieces)} pcs`]
    .filter((words) => words !== undefined)
    .join(", ");
}

/** Messages of this part of the form, by wire name. */
const OWN = ["width", "height", "size_id", "quantity", "kinds", "cut_per_shape", "ea"] as const;

/**
 * The sticker itself, which was configured before this form was opened: folded to a line, and open where something of it
 * is missing or wrong.
 */
export function StickerGroup({ configurator, messages }: StickerGroupProps) {
  const { size } = configurator.form.selection;
  const isWrong = OWN.some((field) => messages[field] !== undefined);
  const [opened, setOpened] = useState(size.widthMm === null || size.heightMm === null);
  // What was mended stays in sight.
  if (isWrong && !opened) setOpened(true);
  return (
    <Disclosure
      open={opened}
      summary={
        <span className={styles.summary}>
          <span className={styles.name}>Your sticker</span>
          <span className={styles.chosen}>{inWords(configurator)}</span>
          <span className={styles.change}>Change</span>
        </span>
      }
    >
      <ProductGroup configurator={configurator} messages={messages} />
      <FinishGroup configurator={configurator} />
      <SizeGroup configurator={configurator} messages={messages} />
    </Disclosure>
  );
}
