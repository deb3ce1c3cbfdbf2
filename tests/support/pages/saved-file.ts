import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { ReplyTo } from "#contract/calls.ts";

const version = { "tus-resumable": "1.0.0" };

/** A label of one colour, as a file to choose. */
export async function colouredLabel(name: string, background: string) {
  const flat = sharp({ create: { width: 400, height: 400, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await flat.png().toBuffer() };
}

/** Has the shop keep a file for the browser of a page, without the page; answers its id. */
export async function keepFile(
  page: Page,
  { name, buffer }: { readonly name: string; readonly buffer: Buffer },
): Promise<string> {
  const begun = await page.request.post("/api/upload", {
    headers: {
      ...version,
      "upload-length": String(buffer.length),
      "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
    },
  });
  const address = begun.headers()["location"] ?? "";
  await page.request.patch(address, {
    headers: { ...version, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    data: buffer,
  });
  const upload = address.split("/").at(-1);
  const kept = await page.request.post("/api/artwork", { data: { upload } });
  expect(kept.status()).toBe(201);
  return ((await kept.json()) as { data: ReplyTo<"POST artwork"> }).data.id;
}
