/** Films the looping videos with their stills: `node scripts/pictures/videos.ts` (needs ffmpeg). */
import { loadTextures } from "./render.ts";
import { decalLoops } from "./videos/decal-loops.ts";
import { dispenserLoop } from "./videos/dispenser-loop.ts";
import { film } from "./videos/film-strip.ts";

await loadTextures();
for (const loop of [dispenserLoop, ...decalLoops]) {
  await film(loop);
  console.log(loop.video.source);
}
