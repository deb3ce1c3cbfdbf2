import type { Configurator } from "./use-configurator.ts";
import { SizeField } from "./size-field.tsx";
import {
  MAX_STICKERS_PER_SHEET,
  MIN_STICKERS_PER_SHEET,
  SIZE_DELAY_MS,
  STICKERS_PER_SHEET_DELAY_MS,
  TYPED_LENGTH,
} from "#domain/configure/limits.ts";
import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import { messageAt } from "./configuration.ts";
import { NumberField } from "#ui/fields/number-field.tsx";

export interface SizeQuestionProps {
  readonly configurator: Configurator;
}

/** Number of cuts and stickers per sheet, where the shape or the supply asks for them. */
function CutsFields({ configurator }: { readonly configurator: Configurator }) {
  const { offers, selection, issues, change, markTyping } = configurator;
  return (
    <>
      {offers.asksCuts && (
        <NumberField
          label="Number of cuts"
          name="cuts"
          hint={`${MIN_CUTS} to ${MAX_CUTS}`}
          value={selection.cutPerShape}
          maxLength={TYPED_LENGTH.cutPerShape}
          pauseMs={SIZE_DELAY_MS}
          error={messageAt(issues, "cutPerShape")}
          onTyping={markTyping}
          onNumber={(value) => change({ field: "cutPerShape", value })}
        />
      )}
      {offers.asksStickersPerSheet && (
        <NumberField
          label="Stickers/Sheet"
          name="per_sheet"
          hint={`${MIN_STICKERS_PER_SHEET} to ${MAX_STICKERS_PER_SHEET}`}
          value={selection.stickersPerSheet}
          maxLength={TYPED_LENGTH.stickersPerSheet}
          pauseMs={STICKERS_PER_SHEET_DELAY_MS}
          error={messageAt(issues, "stickersPerSheet")}
          onTyping={markTyping}
          onNumber={(value) => change({ field: "stickersPerSheet", value })}
        />
      )}
    </>
  );
}

/** How many pieces are cut from one, where that is asked; the size, and what is wrong with it. */
export function SizeQuestion({ configurator }: SizeQuestionProps) {
  const { selection, offers, issues, catalogue, change, markTyping } = configurator;
  const outline = selection.shapeId === null ? null : catalogue.shapes.get(selection.shapeId)?.outline;
  return (
    <>
      <CutsFields configurator={configurator} />
      <SizeField
        {...selection.size}
        offers={offers.sizes}
        label={offers.sizeLabel}
        isRound={offers.soldOn === "piece" && outline === "ellipse"}
        issue={issues.find(({ field }) => field === "size" || field === "width" || field === "height")}
        change={change}
        markTyping={markTyping}
      />
    </>
  );
}
