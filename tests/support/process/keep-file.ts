import sharp from "sharp";
import { uploadingBrowser } from "../server/upload-client.ts";

export interface Kept {
  readonly status: number;
  /** What the shop says. */
  readonly words: string;
}

/** Sends a file to a shop, from an address, and asks for it to be kept. */
export async function keepFile(origin: string, name: string, content: Buffer, ip = ""): Promise<Kept> {
  const browser = uploadingBrowser(origin, "", ip);
  const { answer, id } = await browser.send(name, content);
  if (answer.status >= 300) return { status: answer.status, words: await answer.text() };
  const body = Buffer.from(JSON.stringify({ upload: id }));
  const kept = await browser.ask("POST", "/api/artwork", { "content-type": "application/json" }, body);
  return { status: kept.status, words: await kept.text() };
}

/** A picture as anybody's: 900 x 700 pixels of one colour, whose red is `shade` (0 to 255). */
export function plainLogo(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 64, b: 90 };
  return sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
}
