import type { Configurator } from "./use-configurator.ts";
import { CutsFields } from "./cuts-fields.tsx";
import { SizeField } from "./size-field.tsx";

export interface SizeQuestionProps {
  readonly configurator: Configurator;
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
