import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { type DesignFrame, type OwnArtwork, type Piece } from "../artwork/frame.ts";
import { type Stamping, emblemShape, labelShapes } from "../artwork/label.ts";
import { imagesBelow } from "../artwork/mirrored-edges.ts";
import { bleedFill, middleOf, type PlacedPicture, placedPicture } from "../artwork/placed-picture.ts";
import { uprightBox } from "../artwork/placing-edits.ts";
import { turned } from "../geometry/matrix.ts";
import { ellipse, grown, outlinePath, rectangle } from "../geometry/outline.ts";
import { type Box, type PictureShape, type SceneShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import { filmShapes } from "./film.ts";
import { plateShapes } from "./plate-shapes.ts";
import type { Palette } from "../palette.ts";
import type { StockLook } from "../stock.ts";

export function trimBox(subject: Subject): Box {
  return {
    x: 0,
    y: 0,
    width: subject.widthMm,
    height: subject.heightMm,
  };
}

/** What a piece is cut along, or a line so much outside it; a line round the customer's picture has none outside. */
export function trimPath(subject: Subject, by = 0): string {
  if (subject.cutLine !== null) return subject.cutLine.d;
  return outlinePath(subject.outline, grown(trimBox(subject), by), subject.cornerMm + by);
}

/** What one's own picture is placed on. */
export function pieceOf(subject: Subject): Piece {
  return {
    width: subject.widthMm,
    height: subject.heightMm,
    outline: subject.outline,
    bleed: subject.bleedMm,
    holeRoom:
      subject.features.holeMm === null ? 0 : Math.min(13, Math.min(subject.widthMm, subject.heightMm) * 0.3),
  };
}

export function designFrameOf(subject: Subject, palette: Palette): DesignFrame {
  return { ...pieceOf(subject), palette };
}

/** Bare stock cut to a path: colour and texture. */
export function stockShapes(stock: StockLook, d: string): SceneShape[] {
  return [
    path(d, { fill: stock.base }),
    ...(stock.texture === null ? [] : [path(d, { fill: `texture-${stock.texture}`, part: "texture" })]),
  ];
}

/** Light on the finished surface, over the print. */
export function sheenShapes(stock: StockLook, d: string, box: Box): SceneShape[] {
  if (stock.sheen !== "dome")
    return [
      path(d, { fill: `sheen-${stock.sheen ?? "matte"}`, part: "sheen" }),
      ...filmShapes(stock, d, box),
    ];
  const { x, y, width, height } = box;
  const light = { x: x + width * 0.13, y: y + height * 0.06, width: width * 0.62, height: height * 0.4 };
  return [
    path(d, { fill: "dome-body" }),
    group(
      [
        { ...path(ellipse(light), { fill: "dome-light" }), opacity: 0.55 },
        // Half of the line is cut off: the rim ends where the piece ends.
        path(d, { stroke: "dome-light", strokeWidth: Math.min(width, height) * 0.06 }),
      ],
      { clip: d, part: "sheen" },
    ),
  ];
}

/** A dark hairline and a lit rim: the edge of a thin thing. */
export function edgeShapes(d: string, widthMm: number, heightMm: number): SceneShape[] {
  const hair = Math.min(widthMm, heightMm) / 260;
  return [
    { ...path(d, { stroke: "#2b1c0a", strokeWidth: hair }), opacity: 0.28 },
    {
      ...path(d, { stroke: "#ffffff", strokeWidth: hair, matrix: [1, 0, 0, 1, hair * 0.8, hair * 0.8] }),
      opacity: 0.35,
    },
  ];
}

/** Foil goes on the emblem, the larger stamp on the title too; a second foil takes the title. On a dark stock it glints more. */
function stampingOf({ features, stock }: Subject): Stamping {
  const [first, second] = features.foil.map(({ paint, large }) => ({
    large,
    paint: stock.white ? paint : paint.replace("stamp", "foil"),
  }));
  const title = second ?? (first?.large === true ? first : undefined);
  return {
    ...(first === undefined ? {} : { emblem: first.paint }),
    ...(title === undefined ? {} : { title: title.paint }),
    ...(features.relief === null ? {} : { relief: features.relief }),
    ...(features.spotGloss ? { spot: true } : {}),
  };
}

/** The back of a card: the emblem alone on the deep colour, or a blank back. */
function backShapes(subject: Subject, palette: Palette): SceneShape[] {
  if (!subject.bothSides) return [];
  const solid = palette.ground !== null;
  const frame = designFrameOf(
    subject,
    solid ? { ...palette, ground: palette.deep, deep: palette.light, light: palette.deep } : palette,
  );
  const ground = solid
    ? [path(rectangle(grown(trimBox(subject), subject.bleedMm)), { fill: palette.deep })]
    : [];
  const size = Math.min(subject.widthMm, subject.heightMm) * 0.5;
  return [
    ...ground,
    emblemShape(
      subject.design,
      frame,
      [subject.widthMm / 2, subject.heightMm / 2],
      size,
      stampingOf(subject),
    ),
  ];
}

/** The colours of a picture's edge below it, as far as they go beyond its line; none where it has a border. */
export function edgesBelow({ cutLine }: Subject, { edges = null }: OwnArtwork): SceneShape[] {
  if (cutLine === null || edges === null) return [];
  const { x, y, width, height } = cutLine.picture;
  const [beside, above] = [edges.beyond.x * width, edges.beyond.y * height];
  const box = { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above };
  return [{ kind: "picture", box, href: edges.href }];
}

/** The picture inside the line that was drawn round it; a plain background is left out of the border. */
function cutOutPicture({ picture, artwork }: CutLine, href: string): SceneShape {
  const shape: SceneShape = { kind: "picture", box: picture, href, part: "own-artwork" };
  return artwork === null ? shape : group([shape], { clip: artwork });
}

/** As large as a picture can be in a room without losing a part, in its middle. */
export function wholeIn(room: Box, { widthPx, heightPx }: OwnArtwork): Box {
  const scale = Math.min(room.width / widthPx, room.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - height) / 2,
    width,
    height,
  };
}

/** How one's own picture is drawn. */
interface DrawnPicture {
  /** Names it for tests and styles. */
  readonly part?: string;
  /** All of it is within the cut: what fills the bleed alone is not drawn. */
  readonly isTrimmed?: boolean;
}

/** Whether a picture, which is turned by quarters at most, covers the piece as it is cut. */
function coversTrim({ widthMm, heightMm }: Subject, placed: PlacedPicture): boolean {
  const { x, y, width, height } = uprightBox(placed);
  return x <= 0 && y <= 0 && x + width >= widthMm && y + height >= heightMm;
}

/** A picture where it lies. */
function laidPicture({ href }: OwnArtwork, { box, turn }: PlacedPicture): PictureShape {
  return { kind: "picture", box, href, ...(turn !== 0 && { matrix: turned(turn, middleOf(box)) }) };
}

/** The customer's picture where it is printed, over what fills the bleed that it does not reach. */
export function ownPicture(subject: Subject, artwork: OwnArtwork, drawn: DrawnPicture = {}): SceneShape {
  const { placing = null } = artwork;
  const named = drawn.part === undefined ? {} : { part: drawn.part };
  const piece = pieceOf(subject);
  const placed = placedPicture(piece, artwork, placing);
  const shown = laidPicture(artwork, placed);
  const isUnseen = drawn.isTrimmed === true && placing === null && coversTrim(subject, placed);
  const below = isUnseen ? [] : imagesBelow(placed, bleedFill(piece, artwork, placing));
  if (below.length === 0) return { ...shown, ...named };
  return group([...below.map((matrix): SceneShape => ({ ...shown, matrix })), shown], named);
}

/** What the side is ordered with on the customer's picture besides its inks. */
function ownPlates(subject: Subject, artwork: OwnArtwork): SceneShape[] {
  const { cutLine } = subject;
  const { placing = null, plates = null } = artwork;
  const placed = cutLine
    ? { box: cutLine.picture, turn: 0 }
    : placedPicture(pieceOf(subject), artwork, placing);
  const stock = stockShapes(subject.stock, trimPath(subject));
  return plateShapes({ subject, picture: laidPicture(artwork, placed), stock }, plates);
}

/** What is printed on one piece: the customer's picture, else the design. */
export function printShapes(subject: Subject, palette: Palette, artwork: OwnArtwork | null): SceneShape[] {
  if (artwork !== null && subject.cutLine !== null)
    return [
      ...edgesBelow(subject, artwork),
      cutOutPicture(subject.cutLine, artwork.href),
      ...ownPlates(subject, artwork),
    ];
  if (artwork !== null)
    return [
      ownPicture(subject, artwork, { part: "own-artwork", isTrimmed: true }),
      ...ownPlates(subject, artwork),
    ];
  return subject.side === "back"
    ? backShapes(subject, palette)
    : labelShapes(subject.design, designFrameOf(subject, palette), stampingOf(subject));
}

/** White stocks keep their grain under ink; metal and film are even, and on kraft the ink fills it. */
const GRAIN: Partial<Record<NonNullable<StockLook["texture"]>, number>> = {
  paper: 0.7,
  leather: 0.8,
  weave: 0.75,
};

export function grainShapes({ texture, film }: StockLook, d: string): SceneShape[] {
  const opacity = texture === null || film !== null ? undefined : GRAIN[texture];
  return opacity === undefined ? [] : [{ ...path(d, { fill: `texture-${texture}` }), opacity }];
}

/** One printed piece, cut to its outline, lying at 0, 0. */
export function faceShapes(subject: Subject, colourway: 0 | 1 | 2, artwork: OwnArtwork | null): SceneShape[] {
  const d = trimPath(subject);
  return [
    ...stockShapes(subject.stock, d),
    group(printShapes(subject, subject.palettes[colourway], artwork), { clip: d, part: "print" }),
    ...grainShapes(subject.stock, d),
    ...sheenShapes(subject.stock, d, trimBox(subject)),
    ...edgeShapes(d, subject.widthMm, subject.heightMm),
  ];
}
