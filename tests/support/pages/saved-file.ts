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
  // 200: this browser has sent the same file before.
  expect([200, 201]).toContain(kept.status());
  return ((await kept.json()) as { data: ReplyTo<"POST artwork"> }).data.id;
}

/** A picture that is too coarse for a proof to be sent by itself, kept for the browser of a page; answers its id. */
export async function keepCoarse(page: Page): Promise<string> {
  const flat = sharp({ create: { width: 40, height: 40, channels: 3, background: "#603090" } });
  return keepFile(page, { name: "coarse.png", buffer: await flat.png().toBuffer() });
}

/** The only place of an order's first line has a file: a person can send its proof. */
export async function sendCoarse(page: Page, number: string): Promise<void> {
  const files = [{ place: 0, artwork: await keepCoarse(page) }];
  const sent = await page.request.post(`/api/order/${number}/lines/1/artwork`, { data: { files } });
  expect(sent.status(), await sent.text()).toBe(200);
}
