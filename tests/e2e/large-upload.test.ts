import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type CDPSession, type Page } from "@playwright/test";
import sharp from "sharp";
import { openForPicture } from "../support/pages/banner.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { keptFile } from "../support/bodies/special-upload.ts";
import { test } from "../support/pages/shop-test.ts";

const PAPER = "/stickers/paper?product=classic-paper&quantity=100";
/** What arrives whole, in bytes. */
const CHUNK = 8 * 2 ** 20;
/** Slow enough that four parts of a file are on their way for some seconds. */
const BYTES_A_SECOND = 6 * 2 ** 20;

/** A picture of some 30 MB that costs next to nothing to draw: of one colour, not packed. */
async function largePicture() {
  const flat = sharp({ create: { width: 3_600, height: 2_800, channels: 3, background: "#7a2c5e" } });
  const buffer = await flat.png({ compressionLevel: 0 }).toBuffer();
  return { name: "poster.png", mimeType: "image/png", buffer };
}

/** The browser's line: slow upwards, or none at all. */
async function line(session: CDPSession, offline: boolean) {
  const up = { uploadThroughput: BYTES_A_SECOND, downloadThroughput: -1, latency: 0 };
  await session.send("Network.emulateNetworkConditions", { offline, ...up });
}

/** The next part that has arrived. */
function nextPart(page: Page) {
  return page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.status() === 204);
}

/** What is sent from now on: of each part where it begins in the file, in bytes; null for a file that is begun anew. */
function sentFrom(page: Page): readonly (number | null)[] {
  const sent: (number | null)[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/upload")) return;
    if (request.method() === "POST") sent.push(null);
    if (request.method() === "PATCH") sent.push(Number(request.headers()["upload-offset"]));
  });
  return sent;
}

test("a file of 30 MB goes on after a lost line and a reload where it was, says how far it is, and arrives as it was @long", async ({
  page,
  shop,
}) => {
  const file = await largePicture();
  const session = await page.context().newCDPSession(page);
  await line(session, false);
  await openForPicture(page, PAPER);
  const first = nextPart(page);
  await chooseFile(page, "Try your own picture", file);
  await first;
  await line(session, true);
  const interrupted = page.getByText(/^Upload interrupted at \d+%\. It carries on by itself\.$/).first();
  await expect(interrupted).toBeAttached();
  const percent = Number(/\d+/.exec((await interrupted.textContent()) ?? "")?.[0]);
  expect(percent).toBeGreaterThanOrEqual(Math.floor((CHUNK * 100) / file.buffer.length));
  const second = nextPart(page);
  await line(session, false);
  await second;

  const sent = sentFrom(page);
  await page.reload();
  await expect(page.getByText("Saved: it goes with your order.").first()).toBeAttached();
  // Two parts had arrived.
  expect(sent.length).toBeGreaterThan(0);
  for (const from of sent) expect(from).toBeGreaterThanOrEqual(2 * CHUNK);
  const sha256 = createHash("sha256").update(file.buffer).digest("hex");
  expect(readFileSync(keptFile(shop.dataDir, sha256)).equals(file.buffer)).toBe(true);
});
