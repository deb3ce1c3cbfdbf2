import type { PDFContext, PDFObject } from "@cantoo/pdf-lib";
import type { GraphicsState, PaintColour, Space } from "../page-content/graphics-state.ts";
import { plateSpaceOf } from "../page-content/plate-spaces.ts";
import {
  artworkRules,
  fourInks,
  type InkRules,
  isScreenColour,
  type KeptParts,
  laysOver,
  type OverprintRules,
  type Parts,
} from "../page-content/printing-rules.ts";

const usual: InkRules = artworkRules([]);
const asTheyAre = { greyOf: () => null, spaceInstead: (space: PDFObject) => space } as const;

/** Nothing of a page but what is laid over other inks so that both are seen. */
export const overprintingParts: InkRules = {
  ...usual,
  overprint: {
    ...asTheyAre,
    keep: (state, { fills, strokes }) => ({
      fills: fills && laysOver(state, { fills: true, strokes: false }),
      strokes: strokes && laysOver(state, { fills: false, strokes: true }),
      as: null,
    }),
  },
};

function isOfScreen(colour: PaintColour): boolean {
  const { space, values } = colour;
  return space.kind === "Lab" || (values.length === 0 ? space.isScreen : isScreenColour(colour));
}

/** Nothing of a page but what is in colours of a screen: which inks those become is decided by the press. */
export const ofScreens: InkRules = {
  ...usual,
  overprint: {
    ...asTheyAre,
    keep: ({ fill, stroke }, { fills, strokes }) => ({
      fills: fills && isOfScreen(fill),
      strokes: strokes && isOfScreen(stroke),
      as: null,
    }),
  },
};

/** How much of one of the four inks a colour of a device is, 0 to 1. */
function inkOf(plate: number, { space, values }: PaintColour): number {
  if (space.kind === "CMYK") return values[plate] ?? 0;
  return space.kind === "Gray" && fourInks[plate] === "Black" ? 1 - (values[0] ?? 0) : 0;
}

function hasOwnInk({ inks }: Space): boolean {
  return inks.some((ink) => ![...fourInks, "All", "None"].includes(ink));
}

/** Whether painting in a colour that is put over others leaves a plate as it is (ISO 32000-2, 8.6.7). */
function leaves(plate: number, { space, values }: PaintColour, overprintMode: number): boolean {
  if (space.inks.length > 0)
    return !space.inks.includes(fourInks[plate] ?? "") && !space.inks.includes("All");
  const isFour = values.length === 4 && space.isPress;
  return isFour && overprintMode === 1 && values[plate] === 0;
}

type OnPlate = "over" | "left-out" | "multiply";

/**
 * How a colour comes onto a plate. What leaves the plate as it is goes, but in a group that is mixed on its own: there it is bare where
 * nothing of the group is below it. An ink of its own is mixed of the four, and so adds to what is there.
 */
function ontoPlate(plate: number, colour: PaintColour, overprints: boolean, state: GraphicsState): OnPlate {
  if (!overprints) return "over";
  if (hasOwnInk(colour.space)) return "multiply";
  if (!leaves(plate, colour, state.overprintMode)) return "over";
  return state.isIsolated ? "multiply" : "left-out";
}

function keptOn(plate: number, state: GraphicsState, { fills, strokes }: Parts): KeptParts {
  const { fill, stroke, overprintsFill, overprintsStroke } = state;
  const laid = {
    fill: fills ? ontoPlate(plate, fill, overprintsFill, state) : "left-out",
    stroke: strokes ? ontoPlate(plate, stroke, overprintsStroke, state) : "left-out",
  };
  const isMultiplied = laid.fill === "multiply" || laid.stroke === "multiply";
  return {
    fills: laid.fill !== "left-out",
    strokes: laid.stroke !== "left-out",
    as: isMultiplied ? "multiply" : null,
  };
}

/** A page as the plate of one of the four inks, 0 for cyan to 3 for black: dark where that is printed. `onUnknown`: something's inks are not known. */
export function plateOf(plate: number, onUnknown: () => void): InkRules {
  const overprint: OverprintRules = {
    greyOf: (colour) => 1 - inkOf(plate, colour),
    spaceInstead(space: PDFObject, context: PDFContext) {
      const instead = plateSpaceOf(space, plate, context);
      if (instead === null) onUnknown();
      return instead ?? space;
    },
    keep: (state, parts) => keptOn(plate, state, parts),
  };
  return { ...usual, overprint };
}
