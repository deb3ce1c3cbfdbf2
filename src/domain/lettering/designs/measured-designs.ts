import type { FaceId, LetteringDesign } from "../design.ts";
import type { Faces } from "../faces.ts";
import { adviceSentence, refusalSentence, tooSmallSentence } from "../lettering-messages.ts";
import { wholeMillimetres } from "../letter-rule.ts";
import type { LayoutRefusal } from "../layout.ts";
import { type LetteringMeasures, measureDesign } from "../measure-design.ts";
import { neededFaces } from "../needed-faces.ts";
import { designFaults } from "./design-faults.ts";
import { drawDesign } from "./draw-design.ts";
import type { DesignFault, DesignMeasures, DrawnLettering, Lettering } from "./lettering-designs.ts";

/** The faces that there are, with their names. */
type FaceNames = ReadonlyMap<FaceId, string>;

function faultsOf(names: FaceNames, design: LetteringDesign): readonly DesignFault[] {
  const unknown = neededFaces(design).filter((id) => !names.has(id));
  return [
    ...designFaults(design),
    ...unknown.map((id) => ({
      field: "font" as const,
      sentence: `There is no font '${id}'. Please choose another one.`,
    })),
  ];
}

/** A design as it is set. */
type MeasuresOf = (design: LetteringDesign) => LetteringMeasures | LayoutRefusal;

function measured(names: FaceNames, design: LetteringDesign, measuresOf: MeasuresOf): DesignMeasures {
  const faults = faultsOf(names, design);
  if (faults.length > 0) return { ok: false, code: "refused", faults };
  const found = measuresOf(design);
  if (!found.ok) {
    if (found.code !== "unsupported") return found;
    const sentence = refusalSentence(found, (id) => names.get(id) ?? id);
    return { ok: false, code: "refused", faults: [{ field: "text", sentence }] };
  }
  const { widthMm, heightMm, cutLengthMm, pieces, smallestHeightMm } = found;
  const sentence = tooSmallSentence(design, found);
  return {
    ok: true,
    widthMm: wholeMillimetres(widthMm),
    heightMm: wholeMillimetres(heightMm),
    cutLengthMm,
    pieces,
    tooSmall: sentence === null ? null : { sentence, smallestHeightMm },
    // Letters that cannot be cut so are no fine work yet.
    advice: sentence === null ? found.advice.map(adviceSentence) : [],
  };
}

/**
 * Measures designs with the files of faces that are at hand; `rows` are the faces that there are. Each design once, for it is
 * asked for its size, its price and what is wrong with it.
 */
export function letteringIn(
  faces: Faces,
  rows: readonly { readonly id: FaceId; readonly name: string }[],
): Lettering {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const set = new WeakMap<LetteringDesign, LetteringMeasures | LayoutRefusal>();
  const known = new WeakMap<LetteringDesign, DesignMeasures>();
  const drawn = new WeakMap<LetteringDesign, DrawnLettering | null>();
  /** Its size and its picture come from the same letters. */
  const measuresOf: MeasuresOf = (design) => {
    const found = set.get(design) ?? measureDesign(faces, design);
    set.set(design, found);
    return found;
  };
  return {
    faces,
    measureLettering: (design) => {
      const found = known.get(design) ?? measured(names, design, measuresOf);
      known.set(design, found);
      return found;
    },
    drawLettering: (design) => {
      const before = drawn.get(design);
      if (before !== undefined) return before;
      const found = drawDesign(faces, design, measuresOf(design));
      drawn.set(design, found);
      return found;
    },
  };
}
