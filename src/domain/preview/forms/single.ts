import { MOST_BORDER_MM } from "#domain/cut-line/cut-settings.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import { translation } from "../geometry/matrix.ts";
import { grown, rectangle } from "../geometry/outline.ts";
import { edgesBelow, faceShapes, ownPicture, trimBox, trimPath } from "../material/face.ts";
import { mixed } from "../palette.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Box, type SceneShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm } from "./drawing.ts";
import { fannedBehind } from "./parts/fan.ts";
import { stickerBacking } from "./parts/film.ts";
import { guideShapes, kissCutLine } from "./parts/guides.ts";
import { lifting, peelOf } from "./parts/peel.ts";

function smallSide(subject: Subject): number {
  return Math.min(subject.widthMm, subject.heightMm);
}

/** The backing a sticker comes on: a rectangle under a kiss-cut one; what is cut right through ends where its backing ends. */
interface Backing {
  readonly d: string;
  readonly box: Box;
}

function backingOf(subject: Subject): Backing {
  const trim = trimBox(subject);
  if (subject.form !== "kiss-cut") return { d: trimPath(subject), box: trim };
  const box = grown(trim, Math.max(4, smallSide(subject) * 0.1));
  return { d: rectangle(box, 1.5), box };
}

/** A steel die is for long runs: its stickers lie in a pile, so many below the first. */
function pileOf(subject: Subject): { readonly count: number; readonly x: number; readonly y: number } {
  const step = smallSide(subject) / 110;
  return { count: subject.form === "thomson" ? 6 : 0, x: step * 0.45, y: step };
}

function pileBelow(subject: Subject, { d, box }: Backing): SceneShape[] {
  const { count, x, y } = pileOf(subject);
  const edge = { ...path(d, { stroke: "#2b1c0a", strokeWidth: smallSide(subject) / 300 }), opacity: 0.2 };
  return Array.from({ length: count }, (_, index): SceneShape => {
    const below = count - index;
    return group([...stickerBacking(subject, d, box), edge], { matrix: translation(below * x, below * y) });
  });
}

/** A dome is about 1 mm high: seen at a slant, its clear wall stands below the print, bright where the light gets through. */
const RESIN = { layers: 9, x: -0.46, y: 1.3, heightMm: 1.1 } as const;

function resinBelow(subject: Subject, d: string): SceneShape[] {
  const ground = subject.palettes[0].ground ?? subject.stock.flat;
  const step = (RESIN.heightMm * Math.min(1.6, smallSide(subject) / 30)) / RESIN.layers;
  return Array.from({ length: RESIN.layers }, (_, index): SceneShape => {
    const below = RESIN.layers - index;
    const [tint, part] =
      below > RESIN.layers - 2 ? (["#2b1c0a", 0.5] as const) : (["#ffffff", 0.5 - below * 0.05] as const);
    return path(d, {
      fill: mixed(ground, tint, part),
      matrix: translation(below * step * RESIN.x, below * step * RESIN.y),
    });
  });
}

function withPile(box: Box, subject: Subject): Box {
  const { count, x, y } = pileOf(subject);
  return { ...box, width: box.width + count * x, height: box.height + count * y };
}

interface Pose {
  /** Its corner comes off the backing. */
  readonly isLifted: boolean;
  /** It is seen at a slant. */
  readonly isTilted: boolean;
}

/** One sticker on its backing. */
function onBacking(
  subject: Subject,
  backing: Backing,
  face: readonly SceneShape[],
  { isLifted, isTilted }: Pose,
): readonly SceneShape[] {
  const lift = smallSide(subject) * 0.035;
  return [
    ...shadowShapes(backing.d, lift, subject.stock.clear ? 0.7 : 1),
    ...pileBelow(subject, backing),
    ...stickerBacking(subject, backing.d, backing.box),
    { ...path(backing.d, { stroke: "#2b1c0a", strokeWidth: smallSide(subject) / 300 }), opacity: 0.2 },
    ...(isTilted && subject.stock.sheen === "dome" ? resinBelow(subject, trimPath(subject)) : []),
    ...(isLifted
      ? lifting(subject)(face, trimPath(subject), peelOf(subject.outline, trimBox(subject)))
      : face),
  ];
}

const CUT_OFF = { opacity: 0.38, part: "cut-off" } as const;

/** What of one's own picture lies in the bleed: printed, but cut off. */
function cutOff(subject: Subject, artwork: OwnArtwork): SceneShape {
  if (subject.cutLine !== null) return group(edgesBelow(subject, artwork), CUT_OFF);
  return group([ownPicture(subject, artwork)], {
    ...CUT_OFF,
    clip: trimPath(subject, subject.bleedMm),
  });
}

/** Whether a picture is printed beyond what is cut, so far that it is seen. */
function isCutOff({ cutLine, form }: Subject, artwork: OwnArtwork | null): artwork is OwnArtwork {
  if (artwork === null || form === "kiss-cut") return false;
  const { isClear, placing = null, edges = null } = artwork;
  return cutLine === null ? isClear !== true || placing !== null : edges !== null;
}

/** Room for the widest border, so that the picture stands still and true to scale while its border is drawn wider. */
function roomForBorder({ cutLine }: Subject): number {
  return cutLine === null ? 0 : MOST_BORDER_MM - cutLine.borderMm;
}

/** One sticker with its cut line: die cut and Thomson cut to the artwork's edge, kiss cut on a square of backing. */
export const drawSingle: DrawForm = (subject, { artwork, guides, view }) => {
  const backing = backingOf(subject);
  const colourways = [0, 1, 2] as const;
  const isTilted = view === "angle";
  const behind = fannedBehind(subject, withPile(backing.box, subject), (index) => {
    const face = faceShapes(subject, colourways[(index + 1) % 3] ?? 0, artwork);
    return onBacking(subject, backing, face, { isLifted: false, isTilted });
  });
  const isLifted = artwork === null && subject.stock.sheen !== "dome";
  const isShownCut = guides && isCutOff(subject, artwork);
  return {
    definitions: {},
    shapes: [
      ...behind.shapes,
      ...(isShownCut ? [cutOff(subject, artwork)] : []),
      ...onBacking(subject, backing, faceShapes(subject, 0, artwork), { isLifted, isTilted }),
      ...(guides && subject.cutLine === null
        ? guideShapes(subject)
        : [kissCutLine(trimPath(subject), subject)]),
    ],
    content: grown(
      behind.content,
      isShownCut && subject.cutLine === null ? subject.bleedMm : roomForBorder(subject),
    ),
    subject: trimBox(subject),
    pieces: 1,
    holes: 0,
  };
};
