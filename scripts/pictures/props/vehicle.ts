import { rectangle } from "#domain/preview/geometry/outline.ts";
import { trimPath } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Scene, type SceneShape, group, path } from "#domain/preview/scene.ts";
import { type Prop, type PropShot, blurred, face, propScene, subjectFor } from "./prop.ts";

const GATE = { x: 40, y: -60, width: 820, height: 470 };
const BUMPER = { x: -30, y: 372, width: 960, height: 196 };

/** The painted tailgate with its window, seam, handle and number plate. */
function tailgate(scale: number): SceneShape[] {
  const gate = rectangle(GATE, 46);
  const glass = "M150 -10H750L712 112Q450 138 188 112Z";
  const plate = rectangle({ x: 338, y: 262, width: 224, height: 62 }, 8);
  return [
    path("M0 0H900V640H0Z", { fill: "bodywork" }),
    { ...path(gate, { stroke: "#0f2f33", strokeWidth: 5 }), opacity: 0.45 },
    { ...path(gate, { stroke: "#ffffff", strokeWidth: 2, matrix: [1, 0, 0, 1, -3, -3] }), opacity: 0.35 },
    path(glass, { fill: "#1b272b" }),
    { ...path("M150 -10H420L300 119Q240 118 188 112Z", { fill: "#ffffff" }), opacity: 0.1 },
    { ...path(glass, { stroke: "#0d1a1d", strokeWidth: 6 }), opacity: 0.7 },
    {
      ...path("M40 196C260 214 640 214 860 196V214C640 232 260 232 40 214Z", { fill: "#ffffff" }),
      opacity: 0.16,
    },
    blurred([path(plate, { fill: "#08191b", matrix: [1, 0, 0, 1, 3, 5] })], scale, 0.5, "shadow-contact"),
    path(plate, { fill: "#f4f3ee" }),
    path(rectangle({ x: 345, y: 269, width: 210, height: 48 }, 5), { stroke: "#22282b", strokeWidth: 2.5 }),
  ];
}

function lamp(x: number): SceneShape[] {
  const d = rectangle({ x, y: 176, width: 62, height: 150 }, 20);
  return [
    path(d, { fill: "tail-lamp" }),
    { ...path(rectangle({ x: x + 8, y: 258, width: 46, height: 24 }, 6), { fill: "#fff1e6" }), opacity: 0.7 },
    { ...path(d, { stroke: "#3a0a0a", strokeWidth: 3 }), opacity: 0.5 },
  ];
}

/** The back of a car with the sticker on its bumper. */
function bumper(shot: PropShot): Scene {
  const subject = subjectFor(shot);
  const scale = Math.min(430 / subject.widthMm, 140 / subject.heightMm);
  const bar = rectangle(BUMPER, 44);
  const [width, height] = [subject.widthMm * scale, subject.heightMm * scale];
  return propScene(shot, scale, {}, [
    ...tailgate(scale),
    ...lamp(-6),
    ...lamp(844),
    path("M0 560H900V640H0Z", { fill: "#15191b" }),
    blurred([path(bar, { fill: "#06100f", matrix: [1, 0, 0, 1, 0, -8] })], scale, 0.5),
    path(bar, { fill: "bumper" }),
    { ...path("M-30 408Q450 386 930 408V414Q450 392 -30 414Z", { fill: "#ffffff" }), opacity: 0.45 },
    { ...path("M-30 536Q450 548 930 536V540Q450 552 -30 540Z", { fill: "#000000" }), opacity: 0.4 },
    group([...shadowShapes(trimPath(subject), 0.3, 0.9), face(subject)], {
      matrix: [scale, 0, 0, scale, 470 - width / 2 + 90, 474 - height / 2],
    }),
  ]);
}

export const onBumper: Prop = { where: "on a bumper", draw: bumper };
