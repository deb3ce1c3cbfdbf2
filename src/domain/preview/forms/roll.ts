import { coordinate as c } from "../geometry/number.ts";
import { boxUnder, chain, identity, translation } from "../geometry/matrix.ts";
import { ellipse, rectangle } from "../geometry/outline.ts";
import { faceShapes, trimPath } from "../material/face.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Box, type Matrix, type SceneShape, group, path } from "../scene.ts";
import type { Leading, Subject } from "../subject/subject.ts";
import type { DrawForm } from "./drawing.ts";
import { guideShapes, kissCutLine } from "./parts/guides.ts";

const GAP_MM = 3;
const EDGE_MM = 3;
const SLICES = 12;
/** How far a slice of the bent web lies over the one before. */
const OVERLAP_MM = 0.3;

/**
 * The roll stands on its end and the web is drawn off, facing us, so that labels on it are true to scale.
 * Along the web s runs to its free end (0 = where it leaves the roll), across it v runs away from the end that we look down on.
 */
export interface RollShape {
  readonly along: number;
  readonly across: number;
  readonly web: number;
  readonly pitch: number;
  readonly radius: number;
  /** How far the round of the roll bows, as we look down on it. */
  readonly bow: number;
  readonly length: number;
}

export function rollShape(subject: Subject): RollShape {
  const sideways = subject.leading === "top" || subject.leading === "bottom";
  const [across, along] = sideways
    ? [subject.widthMm, subject.heightMm]
    : [subject.heightMm, subject.widthMm];
  const web = across + 2 * EDGE_MM;
  const pitch = along + GAP_MM;
  const radius = Math.min(Math.max(0.62 * Math.max(web, along), 24), 90);
  return {
    along,
    across,
    web,
    pitch,
    radius,
    bow: radius * 0.3,
    length: pitch * (along > 1.6 * across ? 1.35 : sideways ? 1.75 : 2.2),
  };
}

/** From a label's own corner to its place on the web: the leading edge lies towards the free end. */
export function labelOnWeb(leading: Leading, { along }: RollShape): Matrix {
  const places: Readonly<Record<Leading, Matrix>> = {
    top: [0, 1, -1, 0, along, 0],
    bottom: [0, 1, 1, 0, 0, 0],
    left: [-1, 0, 0, 1, along, 0],
    right: [1, 0, 0, 1, 0, 0],
  };
  return places[leading];
}

/** How the roll is looked at: the web goes where the leading edge of an upright label points, so that every label is upright. */
export const viewOf: Readonly<Record<Leading, Matrix>> = {
  top: [0, -1, 1, 0, 0, 0],
  bottom: [0, 1, 1, 0, 0, 0],
  left: [-1, 0, 0, 1, 0, 0],
  right: identity,
};

/** Where a slice of the web round the roll is seen, at an angle from the front towards the left. */
function onRound(angle: number, { radius, bow }: RollShape): Matrix {
  const s = -radius * angle;
  const [a, b] = [Math.cos(angle), (bow / radius) * Math.sin(angle)];
  return [a, b, 0, 1, -radius * Math.sin(angle) - a * s, -bow * (1 - Math.cos(angle)) - b * s];
}

function place(index: number, roll: RollShape): number {
  return roll.length - GAP_MM - roll.along - index * roll.pitch;
}

/** The labels that touch the stretch that has been drawn off. */
function labelsOnWeb(roll: RollShape, advance: number): SceneShape[] {
  const shapes: SceneShape[] = [];
  for (let index = -advance; place(index, roll) + roll.along > 0 && index < 40; index++) {
    const s = place(index, roll);
    if (s < roll.length)
      shapes.push({ kind: "use", of: "label", matrix: translation(s, EDGE_MM), part: "piece" });
  }
  return shapes;
}

/** Labels round the roll from its left edge to where the web leaves it, or on to its right edge: one that is repeated, in bent slices. */
function roundSlices(roll: RollShape, advance: number, count = SLICES): SceneShape[] {
  const first = place(-advance, roll);
  const tile = { x: first - GAP_MM / 2, width: roll.pitch };
  return Array.from({ length: count }, (_, index) => {
    const step = Math.PI / 2 / SLICES;
    const angle = step * (SLICES - index - 0.5);
    const from = -roll.radius * (angle + step / 2);
    const to = -roll.radius * (angle - step / 2) + OVERLAP_MM;
    return {
      kind: "repeat",
      of: "label",
      box: { x: from, y: 0, width: to - from, height: roll.web },
      tile,
      at: [first, EDGE_MM],
      matrix: onRound(angle, roll),
    };
  });
}

function bodyPath({ radius, bow, web }: RollShape): string {
  return `M${c(-radius)} ${c(-bow)}V${c(web - bow)}A${c(radius)} ${c(bow)} 0 0 0 ${c(radius)} ${c(web - bow)}V${c(-bow)}A${c(radius)} ${c(bow)} 0 0 1 ${c(-radius)} ${c(-bow)}Z`;
}

function disc(part: number, { radius, bow }: RollShape, drop = 0): string {
  return ellipse({
    x: -radius * part,
    y: -bow - bow * part + drop,
    width: 2 * radius * part,
    height: 2 * bow * part,
  });
}

/** The top of the roll: wound edges, cardboard core and the hole. */
function topShapes(roll: RollShape): SceneShape[] {
  return [
    path(disc(1, roll), { fill: "#ece5d6" }),
    ...Array.from({ length: 15 }, (_, index) => ({
      ...path(disc(0.97 - index * 0.03, roll), {
        stroke: index % 2 === 0 ? "#b9ad96" : "#fffaf0",
        strokeWidth: roll.radius / 170,
      }),
      opacity: index % 3 === 0 ? 0.75 : 0.45,
    })),
    path(disc(0.52, roll), { fill: "core" }),
    path(disc(0.43, roll), { fill: "bore" }),
    group([path(disc(0.43, roll, roll.bow * 0.24), { fill: "core" })], {
      clip: disc(0.43, roll),
      opacity: 0.45,
    }),
    { ...path(disc(1, roll), { fill: "sheen-satin" }), opacity: 0.8 },
  ];
}

function leftSide({ radius, bow, web }: RollShape): string {
  return `M${c(-radius)} ${c(-bow)}A${c(radius)} ${c(bow)} 0 0 0 0 0V${c(web)}A${c(radius)} ${c(bow)} 0 0 1 ${c(-radius)} ${c(web - bow)}Z`;
}

/** The roll without its web: what stands on the table. */
function bodyShapes(roll: RollShape, view: Matrix): SceneShape[] {
  return [
    ...shadowShapes(bodyPath(roll), roll.radius * 0.12, 1, undefined, view),
    path(bodyPath(roll), { fill: "#f6f1e6" }),
  ];
}

const MOST_BEHIND = 2;

/** Where the rolls of other sets stand: in a row behind the web. */
function sparePlaces(sets: number, { radius, bow, length }: RollShape): Matrix[] {
  return Array.from({ length: Math.min(sets - 1, MOST_BEHIND) }, (_, index) =>
    translation(Math.max(length - radius * 0.9, radius * 2.1) - index * radius * 2.04, -bow * 1.7 - index),
  );
}

/** The stretch that has been drawn off; where it leaves the roll it has no edge. */
function webShapes(roll: RollShape, web: string, advance: number): SceneShape[] {
  return [
    path(web, { fill: "#f6f1e6", part: "web" }),
    group(labelsOnWeb(roll, advance), { clip: web }),
    path(web, { fill: "web-light" }),
    {
      ...path(`M0 0H${c(roll.length)}V${c(roll.web)}H0`, {
        stroke: "#2b1c0a",
        strokeWidth: roll.radius / 200,
      }),
      opacity: 0.25,
    },
  ];
}

function contentOf(roll: RollShape, spares: readonly Matrix[]): Box {
  const { radius, bow, length, web } = roll;
  const { x, y, width, height } = boxUnder([identity, ...spares], {
    x: -radius,
    y: -2 * bow,
    width: 2 * radius,
    height: web + 2 * bow,
  });
  return { x, y, width: Math.max(width, length - x), height };
}

/** The lines of print on a label; one's own line is drawn on each label already. */
function guidesAt(subject: Subject, matrix: Matrix): SceneShape[] {
  return subject.cutLine === null ? [group(guideShapes(subject), { matrix })] : [];
}

/** Another set's roll, with labels all round. */
function spareRoll(roll: RollShape, view: Matrix, advance: number): SceneShape {
  return group([
    ...bodyShapes(roll, view),
    ...roundSlices(roll, advance, 2 * SLICES),
    path(bodyPath(roll), { fill: "cylinder" }),
    ...topShapes(roll),
  ]);
}

/** The roll itself, whose web has been drawn off. */
function openRoll(roll: RollShape, view: Matrix, advance: number): SceneShape[] {
  const web = rectangle({ x: 0, y: 0, width: roll.length, height: roll.web });
  return [
    ...bodyShapes(roll, view),
    ...shadowShapes(web, roll.radius * 0.06, 1, undefined, view),
    path(bodyPath(roll), { fill: "cylinder" }),
    path(leftSide(roll), { fill: "#f6f1e6" }),
    ...roundSlices(roll, advance),
    path(leftSide(roll), { fill: "round-left", part: "round" }),
    ...topShapes(roll),
    ...webShapes(roll, web, advance),
  ];
}

/** Labels on a roll with its core; the orientation says which edge comes off first. */
export const drawRoll: DrawForm = (subject, { artwork, guides, advance }) => {
  const roll = rollShape(subject);
  const box = { x: place(0, roll), y: EDGE_MM, width: roll.along, height: roll.across };
  const onWeb = labelOnWeb(subject.leading, roll);
  const view = viewOf[subject.leading];
  const spares = sparePlaces(subject.sets, roll);
  const label = [...faceShapes(subject, 0, artwork), kissCutLine(trimPath(subject), subject)];
  const shapes = [
    ...spares.map((matrix): SceneShape => ({ kind: "use", of: "spare", matrix, part: "set" })),
    ...openRoll(roll, view, advance),
    ...(guides ? guidesAt(subject, chain(onWeb, translation(box.x, box.y))) : []),
  ];
  return {
    definitions: {
      label: group(label, { matrix: onWeb }),
      ...(spares.length > 0 && { spare: spareRoll(roll, view, advance) }),
    },
    shapes: [group(shapes, { matrix: view })],
    content: boxUnder([view], contentOf(roll, spares)),
    subject: boxUnder([view], box),
    pieces: labelsOnWeb(roll, advance).length,
    holes: 0,
  };
};
