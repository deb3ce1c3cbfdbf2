import type { LetteringDesign } from "../design.ts";
import { designKey } from "./design-fields.ts";
import type { DesignMeasures, Lettering } from "./lettering-designs.ts";

/** A design as the server measured it. */
export interface DesignWithMeasures {
  readonly design: LetteringDesign;
  readonly measures: DesignMeasures;
}

/** What a page knows of letters: of the design that it was asked for what the server measured, of others what `lettering` knows. */
export function withDesignMeasures(
  { measureLettering, ...rest }: Lettering,
  known: DesignWithMeasures,
): Lettering {
  const key = designKey(known.design);
  return {
    ...rest,
    measureLettering: (design) => {
      const measures = measureLettering(design);
      const isUnknown = !measures.ok && measures.code === "face-missing";
      return isUnknown && designKey(design) === key ? known.measures : measures;
    },
  };
}
