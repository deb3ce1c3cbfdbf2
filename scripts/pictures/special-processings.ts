/** Draws what special processings and their options look like, close up: `node scripts/pictures/special-processings.ts`. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { SPECIAL_PICTURE_SIZE, specialPicture } from "#domain/configure/gallery-pictures.ts";
import { loadTextures, looseScene, render } from "./render.ts";
import { SAMPLE_SIDE, specialSamples } from "./shots/special-samples.ts";

const box = { x: 0, y: 0, width: SAMPLE_SIDE, height: SAMPLE_SIDE };

await loadTextures();
for (const [name, shapes] of Object.entries(specialSamples)) {
  const [processing = "", option] = name.split("/");
  const file = `public${specialPicture(processing, option)}`;
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await render(looseScene(shapes, box), SPECIAL_PICTURE_SIZE.width, box)
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(name, size);
}
