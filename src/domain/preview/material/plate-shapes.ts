import { type PiecePlate, plateOfInk } from "#domain/artwork/special-plates.ts";
import type { SeenPlates } from "../artwork/frame.ts";
import { translation } from "../geometry/matrix.ts";
import { rectangle } from "../geometry/outline.ts";
import { type Paint, type PictureMask, type PictureShape, type SceneShape, group, path } from "../scene.ts";
import { platesOf } from "../subject/plates-of.ts";
import type { Subject } from "../subject/subject.ts";

/** A plate where the file has it. */
interface LaidPlate {
  readonly plate: PiecePlate;
  readonly mask: PictureMask;
}

/** What a plate is drawn on. */
interface Printed {
  readonly subject: Subject;
  readonly picture: PictureShape;
  /** The bare stock below the picture, cut to the piece. */
  readonly stock: readonly SceneShape[];
}

/** A plate in one paint, moved a little to the right and down: light or shade along its edges. */
function paintedPlate(
  mask: PictureMask,
  fill: Paint,
  by: readonly [number, number],
  opacity = 1,
): SceneShape {
  const { matrix } = mask;
  const inside = group([path(rectangle(mask.box), { fill, ...(matrix && { matrix }) })], { mask });
  return group([inside], { matrix: translation(...by), opacity });
}

/** What is printed, seen inside a plate alone: nothing of the light and shade below it. */
function printedInside({ picture, stock }: Printed, mask: PictureMask, over: readonly SceneShape[]) {
  return group([...stock, { ...picture, part: "in-plate" }, ...over], { mask });
}

function over({ box, matrix }: PictureMask, fill: Paint, opacity = 1): SceneShape {
  return { ...path(rectangle(box), { fill }), opacity, ...(matrix && { matrix }) };
}

function smallSide({ widthMm, heightMm }: Subject): number {
  return Math.min(widthMm, heightMm);
}

/** Foil catches light on its upper edge and throws a hair of shade below; on a dark stock it glints more. */
function foilShapes({ subject }: Printed, { plate, mask }: LaidPlate): SceneShape {
  const hair = smallSide(subject) / 500;
  const paint = `${subject.stock.white ? "stamp" : "foil"}-${plate.metal ?? "gold"}`;
  return group(
    [
      paintedPlate(mask, "#3d2a06", [hair, hair * 1.3], 0.6),
      paintedPlate(mask, "#ffffff", [-hair * 0.7, -hair * 0.9], 0.75),
      group([over(mask, paint)], { mask }),
    ],
    { part: "foil" },
  );
}

/** Pressed from below or above: light and shade along its edges, the light falling from the upper left; what is printed stays. */
function reliefShapes(printed: Printed, { mask }: LaidPlate): SceneShape {
  const { subject } = printed;
  const out = (subject.features.relief === "deboss" ? -1 : 1) * (smallSide(subject) / 180);
  const [tint, opacity] = out > 0 ? (["#ffffff", 0.1] as const) : (["#2b1c0a", 0.07] as const);
  return group(
    [
      paintedPlate(mask, "#2b1c0a", [1.5 * out, 1.9 * out], 0.26),
      paintedPlate(mask, "#2b1c0a", [0.8 * out, out], 0.42),
      paintedPlate(mask, "#ffffff", [-0.9 * out, -1.1 * out], 0.85),
      printedInside(printed, mask, [over(mask, tint, opacity)]),
    ],
    { part: "relief" },
  );
}

/** Clear gloss stands on the ink: it throws a little shade, and light runs along its upper edge and over its top. */
function glossShapes(printed: Printed, { mask }: LaidPlate): SceneShape {
  const hair = smallSide(printed.subject) / 370;
  return group(
    [
      paintedPlate(mask, "#2b1c0a", [hair * 1.4, hair * 2], 0.4),
      paintedPlate(mask, "#ffffff", [-hair * 0.8, -hair], 0.8),
      printedInside(printed, mask, [over(mask, "spot-gloss")]),
    ],
    { part: "spot-gloss" },
  );
}

/** Foil last: what is drawn anew inside relief and gloss has none. White below the colours is not seen. */
const drawn = [
  ["emboss", reliefShapes],
  ["spotUv", glossShapes],
  ["foil", foilShapes],
] as const;

/**
 * Foil, relief and gloss on one's own picture, each exactly where the file has it, as far as the side is ordered with it
 * (docs/decisions/284). Empty where it is not known where they are.
 */
export function plateShapes(printed: Printed, plates: SeenPlates | null): SceneShape[] {
  if (plates === null) return [];
  const ordered = platesOf(printed.subject);
  const { href, inks } = plates;
  const { box, matrix } = printed.picture;
  const laid = inks.flatMap((ink, at): LaidPlate[] => {
    const plate = plateOfInk(ordered, ink);
    if (plate === null) return [];
    return [{ plate, mask: { href, box, at, of: inks.length, ...(matrix && { matrix }) } }];
  });
  return drawn.flatMap(([kind, draw]) =>
    laid.filter(({ plate }) => plate.kind === kind).map((one) => draw(printed, one)),
  );
}
