import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { contents } from "#tests/support/bodies/special-upload.ts";
import { arrivedBytes, originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";

const shop = sharedShop();
const content = Buffer.alloc(400_000, 1);
let origin: string;
beforeAll(async () => {
  origin = await originOf(shop.app);
});
afterEach(() => vi.useRealTimers());

/** A piece that stalls after its beginning. */
async function stall(ip: string) {
  const browser = uploadingBrowser(origin, "", ip);
  const path = (await browser.begin("stalled.tiff", content.length)).headers.get("location") ?? "";
  const answer = browser.appendSlowly(path, 0, content, 100_000);
  await until("Its first bytes", async () => (await arrivedBytes(shop.services, path)) === 100_000);
  return { answer, browser, path };
}

test("a piece that stops coming is told so after twenty seconds, and the rest of it follows", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stalled = [];
  for (let n = 0; n < 4; n += 1) stalled.push(await stall("203.0.113.70"));
  const other = uploadingBrowser(origin, "", "203.0.113.70");
  const next = (await other.begin("next.tiff", 10)).headers.get("location") ?? "";
  expect((await other.append(next, 0, content.subarray(0, 10))).status).toBe(429);
  vi.advanceTimersByTime(20_000);
  // What came first counts for the first window.
  vi.advanceTimersByTime(20_000);
  for (const { answer } of stalled) expect((await answer).status).toBe(408);
  vi.useRealTimers();
  for (const { browser, path } of stalled) {
    expect((await browser.ask("HEAD", path)).headers.get("upload-offset")).toBe("100000");
    expect((await browser.append(path, 100_000, content.subarray(100_000))).status).toBe(415);
  }
});

test("whoever finds all places taken by networks with several gets one of theirs, and they go on later", async () => {
  const stalled = [];
  for (let n = 1; n <= 16; n += 1)
    for (let own = 0; own < 4; own += 1) stalled.push(await stall(`203.0.113.${100 + n}`));
  const { answer: last } = await uploadingBrowser(origin, "", "198.51.100.7").send("label.pdf", contents.pdf);
  expect(last.status).toBe(204);
  expect(await stalled[3]?.answer).toMatchObject({ status: 503 });
}, 60_000);
