import sharp from "sharp";
import type { ReplyTo } from "#contract/calls.ts";
import type { Browser } from "./people-shop.ts";

export type KeptArtwork = ReplyTo<"GET artwork">["artwork"][number];

/** The same with its further pages, as they are kept at once. */
export type KeptPages = KeptArtwork & ReplyTo<"POST artwork">;

/** A picture of one colour, as a file. */
export function plainPicture(colour: string, width = 80, height = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Sends a file as the page does; answers the upload's id. */
export async function uploadFrom(browser: Browser, name: string, content: Buffer): Promise<string> {
  const version = { "tus-resumable": "1.0.0" };
  const begun = await browser.send("POST", "upload", undefined, {
    ...version,
    "upload-length": String(content.length),
    "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
  });
  const id = String(begun.headers.location).split("/").at(-1) ?? "";
  await browser.send("PATCH", `upload/${id}`, content, {
    ...version,
    "content-type": "application/offset+octet-stream",
    "upload-offset": "0",
  });
  return id;
}

/** Uploads a file and keeps it as artwork. */
export async function keepFrom(browser: Browser, name: string, content: Buffer): Promise<KeptPages> {
  const upload = await uploadFrom(browser, name, content);
  const answer = await browser.post("artwork", { upload });
  if (answer.statusCode >= 300) throw new Error(`${name} was not kept: ${answer.body}`);
  return answer.json<{ data: KeptPages }>().data;
}
