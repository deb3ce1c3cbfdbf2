import { dispenserVideo } from "#domain/configure/gallery-pictures.ts";
import { rollShape } from "#domain/preview/forms/roll.ts";
import { ellipse, rectangle } from "#domain/preview/geometry/outline.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Scene, type SceneShape, group, path } from "#domain/preview/scene.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { catalogue } from "../shop.ts";
import { selected, supply } from "../shots/shot.ts";
import type { Loop } from "./film-strip.ts";

const ART_PAPER = 1;
const ROLL = 9;
const RIGHT_FIRST = 56;

const artPaper = catalogue.products.get(ART_PAPER);
if (artPaper === undefined) throw new Error("art paper has gone from the catalogue");
const selection = selected(catalogue, artPaper, [
  supply(ROLL),
  { field: "addon", code: "roll-orientation", id: RIGHT_FIRST },
]);
const roll = rollShape(subjectOf(designs, catalogue, selection));

/** The stand behind and below, in millimetres of the web: a base, a back plate and the spindle's cap. */
const stand = ((): SceneShape[] => {
  const base = rectangle(
    {
      x: -roll.radius * 1.15,
      y: roll.web - roll.bow * 0.9,
      width: roll.length + roll.radius * 1.2,
      height: roll.bow * 1.9,
    },
    3,
  );
  return [
    ...shadowShapes(base, 3),
    path(base, { fill: "panel-dark" }),
    { ...path(base, { fill: "sheen-satin" }), opacity: 0.8 },
  ];
})();

/** The spindle turns with the roll: three spokes seen at a slant. */
function spindle(time: number): SceneShape[] {
  const [rx, ry] = [roll.radius * 0.34, roll.bow * 0.34];
  const spokes = [0, 1, 2].map((spoke) => {
    const angle = ((spoke + time) * 2 * Math.PI) / 3;
    return `M0 ${-roll.bow}L${(rx * Math.cos(angle)).toFixed(2)} ${(-roll.bow + ry * Math.sin(angle)).toFixed(2)}`;
  });
  return [
    path(ellipse({ x: -rx, y: -roll.bow - ry, width: 2 * rx, height: 2 * ry }), { fill: "#39434b" }),
    path(spokes.join(""), { stroke: "#8d979e", strokeWidth: roll.radius * 0.09, round: true }),
    path(ellipse({ x: -rx * 0.35, y: -roll.bow - ry * 0.35, width: rx * 0.7, height: ry * 0.7 }), {
      fill: "silver-mirror",
    }),
  ];
}

/** The edge the web is torn at. */
const tearBar = ((): SceneShape[] => {
  const bar = rectangle({ x: roll.length - 5, y: -5, width: 9, height: roll.web + 12 }, 2.5);
  return [
    ...shadowShapes(bar, 1.6),
    path(bar, { fill: "silver-matte" }),
    { ...path(bar, { fill: "sheen-mirror" }), opacity: 0.9 },
  ];
})();

function sceneAt(time: number): Scene {
  const scene = sceneOf(catalogue, selection, { measures: false, surface: "sage", advance: time });
  const product = scene.shapes.at(-1);
  if (product?.kind !== "group") throw new Error("a roll is a surface and a product");
  return {
    ...scene,
    shapes: [
      ...scene.shapes.slice(0, -1),
      group([...stand, ...product.children, ...spindle(time), ...tearBar], { matrix: product.matrix }),
    ],
  };
}

/** Labels coming off the free dispenser, one label to a loop. */
export const dispenserLoop: Loop = { video: dispenserVideo, seconds: 2, stillAt: 0, sceneAt };
