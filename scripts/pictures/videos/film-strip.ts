import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Video } from "#domain/configure/gallery-pictures.ts";
import { webmOf } from "#domain/configure/gallery-pictures.ts";
import type { Scene } from "#domain/preview/scene.ts";
import { render, writeStill } from "../render.ts";

/** Debian's; the shop itself does not need it. */
const PROGRAM = "ffmpeg";
const FRAMES_PER_SECOND = 24;
const WIDTH = 720;

/** A silent loop: what is seen at a time from 0 to 1 (1 joins 0 again), and which moment stands for it. */
export interface Loop {
  readonly video: Video;
  readonly seconds: number;
  readonly stillAt: number;
  readonly sceneAt: (time: number) => Scene;
}

function ffmpeg(frames: string, target: string, codec: readonly string[]): void {
  const input = [
    "-y",
    "-loglevel",
    "error",
    "-framerate",
    String(FRAMES_PER_SECOND),
    "-i",
    join(frames, "%03d.png"),
  ];
  const exact = [
    "-an",
    "-threads",
    "1",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
    "-map_metadata",
    "-1",
  ];
  execFileSync(PROGRAM, [...input, ...codec, "-pix_fmt", "yuv420p", ...exact, target]);
}

/** Draws the frames with the preview renderer and has ffmpeg (Debian's) put them together. */
export async function film({ video, seconds, stillAt, sceneAt }: Loop): Promise<void> {
  mkdirSync("public/pictures/videos", { recursive: true });
  const frames = mkdtempSync(join(tmpdir(), "frames-"));
  const count = Math.round(seconds * FRAMES_PER_SECOND);
  for (let index = 0; index < count; index++)
    await render(sceneAt(index / count), WIDTH)
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(join(frames, `${String(index).padStart(3, "0")}.png`));
  const mp4 = `public${video.source}`;
  ffmpeg(frames, mp4, ["-c:v", "libx264", "-preset", "veryslow", "-crf", "27", "-movflags", "+faststart"]);
  ffmpeg(frames, webmOf(mp4), ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0"]);
  rmSync(frames, { recursive: true });
  await writeStill(render(sceneAt(stillAt), 900), `public${video.thumbnail}`);
}
