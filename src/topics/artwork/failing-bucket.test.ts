import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { contents } from "#tests/support/bodies/special-upload.ts";
import { openFailingProxy } from "#tests/support/s3/failing-proxy.ts";
import { restoreTemporaryFolder, startS3Server } from "#tests/support/s3/s3-server.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";

const temporary = process.env.TMPDIR;
const store = await startS3Server();
const proxy = await openFailingProxy(store.url);
afterAll(async () => {
  restoreTemporaryFolder(temporary);
  await proxy.close();
  await store.close();
});
afterEach(() => proxy.fail(null));

/** Its own: its store of files fails. */
const shop = ownShop({ S3_URL: proxy.url });
let origin: string;
beforeAll(async () => {
  origin = await originOf(shop.app);
});

const content = Buffer.concat([contents.pdf, randomBytes(200_000)]);

async function begun() {
  const browser = uploadingBrowser(origin);
  const path = (await browser.begin("label.pdf", content.length)).headers.get("location") ?? "";
  expect((await browser.append(path, 0, content.subarray(0, 100_000))).status).toBe(204);
  return { browser, path };
}

async function toldOf(answer: Response) {
  const body = answer.status === 200 ? "" : await answer.text();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body };
}

const busy = {
  status: 503,
  retryAfter: "2",
  body: expect.stringContaining("The shop is busy. Please try again in a moment.") as string,
};

test.each(["reset", "busy"] as const)(
  "a bucket that fails in the middle of an upload (%s) is 503 for every call, and the rest of the file follows",
  async (how) => {
    const { browser, path } = await begun();
    proxy.fail(how);
    expect(await toldOf(await uploadingBrowser(origin).begin("other.pdf", 1_000))).toEqual(busy);
    expect(await toldOf(await browser.append(path, 100_000, content.subarray(100_000)))).toEqual(busy);
    const asked = await browser.ask("HEAD", path);
    expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await toldOf(await browser.ask("DELETE", path))).toEqual(busy);
    proxy.fail(null);
    const arrived = Number((await browser.ask("HEAD", path)).headers.get("upload-offset"));
    expect(arrived).toBe(100_000);
    expect((await browser.append(path, arrived, content.subarray(arrived))).status).toBe(204);
    const metrics = await fetch(new URL("/metrics", origin));
    expect(await metrics.text()).toMatch(/unavailable_total\{reason="storage"\} [1-9]/);
  },
);

test("what the bucket does not know is not there: only then the browser begins anew", async () => {
  const { browser, path } = await begun();
  store.bucket.objects.clear();
  store.bucket.uploads.clear();
  expect((await browser.ask("HEAD", path)).status).toBe(404);
});

test("who asks whether the shop is well hears of a bucket that is away, and pages go on", async () => {
  const ready = async () => {
    const answer = await shop.app.inject("/readyz");
    return [answer.statusCode, answer.json<{ data: { without?: readonly string[] } }>().data.without];
  };
  const gauge = async () => /^storage_available (\d)$/m.exec((await shop.app.inject("/metrics")).body)?.[1];
  expect([await ready(), await gauge()]).toEqual([[200, undefined], "1"]);
  proxy.fail("reset");
  expect([await ready(), await gauge()]).toEqual([[200, ["storage"]], "0"]);
});
