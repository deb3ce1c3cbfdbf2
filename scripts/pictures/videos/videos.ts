/** Films the looping videos with their stills: `node scripts/pictures/videos/videos.ts` (needs ffmpeg). */
import { loadTextures } from "../render.ts";
import { decalLoops } from "./decal-loops.ts";
import { dispenserLoop } from "./dispenser-loop.ts";
import { film } from "./film-strip.ts";

await loadTextures();
for (const loop of [dispenserLoop, ...decalLoops]) {
  await film(loop);
  console.log(loop.video.source);
}
