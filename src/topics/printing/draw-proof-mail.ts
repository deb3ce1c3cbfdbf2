import sharp from "sharp";
import { STAGE } from "#domain/preview/scene.ts";
import type { PieceLines } from "#domain/artwork/comparison/print-check.ts";
import { withSmaller } from "#topics/artwork/artwork-pictures.ts";
import { proofPicture } from "./proof-pictures.ts";

/** Pixels: as a mail's other pictures. */
const WIDTH = 696;

/** The picture of a proof for a mail, which knows neither WebP nor SVG: a PNG. */
export async function drawProofMail(lines: PieceLines, printed: Buffer): Promise<Buffer> {
  const png = await withSmaller(printed, WIDTH, (small) => small.png().toBuffer());
  const svg = proofPicture(lines, `data:image/png;base64,${png.toString("base64")}`, { words: "Your proof" });
  return sharp(Buffer.from(svg), { density: (72 * WIDTH) / STAGE.width })
    .resize({ width: WIDTH })
    .png({ palette: true, quality: 100 })
    .toBuffer();
}
