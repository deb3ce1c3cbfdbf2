/** Draws the steps by which lettering is attached into `public/pictures/attaching`: `node scripts/pictures/attaching.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { seamlessScene } from "#domain/preview/paint/seamless-scene.ts";
import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import type { Box, SceneShape } from "#domain/preview/scene.ts";
import { enclosedSteps } from "./attaching/enclosed-steps.ts";
import { stepPaints } from "./attaching/materials.ts";
import { notEnclosedSteps } from "./attaching/not-enclosed-steps.ts";
import { looseScene } from "./render.ts";

const VIEW: Box = { x: 60, y: 40, width: 780, height: 520 };
const FOLDER = "public/pictures/attaching";

function svgOfStep(shapes: readonly SceneShape[]): string {
  return svgFileOf(seamlessScene(looseScene(shapes, VIEW)), {
    prefix: "a",
    texture: () => "",
    paints: stepPaints,
    view: VIEW,
  });
}

mkdirSync(FOLDER, { recursive: true });
for (const [guide, steps] of Object.entries({ enclosed: enclosedSteps, "not-enclosed": notEnclosedSteps }))
  for (const [index, shapes] of steps.entries()) {
    const svg = svgOfStep(shapes);
    writeFileSync(`${FOLDER}/${guide}-${index + 1}.svg`, `${svg}\n`);
    console.log(guide, index + 1, svg.length);
  }
