import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { designs } from "./artwork/designs.ts";
import type { OwnArtwork } from "./artwork/frame.ts";
import { plainLettering } from "./forms/lettering.ts";
import { kissCutLine } from "./forms/parts/guides.ts";
import { sheetOf } from "./forms/sheet.ts";
import { translation } from "./geometry/matrix.ts";
import { rectangle } from "./geometry/outline.ts";
import { faceShapes, trimPath } from "./material/face.ts";
import { type Matrix, group, path, type Scene, type SceneShape } from "./scene.ts";
import { cutRoundPicture } from "./subject/cut-round-picture.ts";
import { isSheet } from "./subject/form-of.ts";
import type { Subject } from "./subject/subject.ts";
import { subjectOf } from "./subject/subject-of.ts";

/** How pieces lie on the stock of their press. */
interface LaidPieces {
  readonly stock: SizeMm;
  readonly isTurned: boolean;
  /** Their upper left corners, in millimetres. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

const LONE = { holes: 0, sets: 1, bothSides: false, side: "front" } as const;
const PIECE = "piece";

/** So many times its breadth is seen of a stock's length. */
const HIGHEST = 0.72;

/** Millimetres of a sheet that its corner marks are long, and how far from its edges they stand. */
const MARK = { long: 9, inset: 5 } as const;

function cornerMarks({ widthMm, heightMm }: SizeMm): string {
  const { long, inset } = MARK;
  const [right, low] = [widthMm - inset, heightMm - inset];
  return (
    `M${inset + long} ${inset}H${inset}V${inset + long}M${right - long} ${inset}H${right}V${inset + long}` +
    `M${inset + long} ${low}H${inset}V${low - long}M${right - long} ${low}H${right}V${low - long}`
  );
}

function cut(piece: Subject, artwork: OwnArtwork | null): readonly SceneShape[] {
  return [...faceShapes(piece, 0, artwork), kissCutLine(trimPath(piece), piece)];
}

/** A piece as it is printed, with the line of the knife; of a sheet that is sold as one, all that is on it. */
function pieceShapes(subject: Subject, artwork: OwnArtwork | null): readonly SceneShape[] {
  if (subject.form === "lettering") return plainLettering(subject).shapes;
  const piece = artwork === null ? subject : cutRoundPicture(subject, artwork);
  if (!isSheet(piece.form)) return cut(piece, artwork);
  const { boxes, subjects } = sheetOf(piece);
  return boxes.map(({ x, y }, at) =>
    group(cut(subjects[at] ?? piece, artwork), { matrix: translation(x, y) }),
  );
}

/** Where a piece lies on its stock; one on its side is turned by a quarter. */
function lying({ isTurned }: LaidPieces, heightMm: number, x: number, y: number): Matrix {
  return isTurned ? [0, 1, -1, 0, x + heightMm, y] : [1, 0, 0, 1, x, y];
}

/**
 * The first sheet of a set as its press prints it, in millimetres from its upper left corner, or the first length of a web. Its
 * last places stay empty where there are fewer pieces.
 */
export function imposedSheet(
  catalogue: Catalogue,
  selection: Selection,
  laid: LaidPieces,
  artwork: OwnArtwork | null,
): Scene {
  const subject = subjectOf(designs, catalogue, selection);
  const { stock, places } = laid;
  const printed = places.slice(0, selection.quantity.pieces ?? places.length);
  const sheet = rectangle({ x: 0, y: 0, width: stock.widthMm, height: stock.heightMm });
  const lettering = subject.form === "lettering" ? plainLettering(subject).definitions : {};
  return {
    scale: 1,
    definitions: { ...lettering, [PIECE]: group(pieceShapes(subject, artwork)) },
    shapes: [
      path(sheet, { fill: "#ffffff" }),
      path(cornerMarks(stock), { stroke: "#17140f", strokeWidth: stock.widthMm / 300 }),
      ...printed.map(({ x, y }): SceneShape => ({
        kind: "use",
        of: PIECE,
        matrix: lying(laid, subject.heightMm, x, y),
      })),
    ],
    measures: [],
    // A web goes on: what is seen of it is as broad as a sheet is.
    focus: {
      x: 0,
      y: 0,
      width: stock.widthMm,
      height: Math.min(stock.heightMm, stock.widthMm * HIGHEST),
    },
    facts: { ...LONE, pieces: printed.length, size: [subject.widthMm, subject.heightMm] },
    words: "",
  };
}
