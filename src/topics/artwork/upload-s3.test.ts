import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { bea, contents, uploadsIn } from "#tests/support/bodies/special-upload.ts";
import { restoreTemporaryFolder, startS3Server } from "#tests/support/s3/s3-server.ts";
import { openPeopleShop } from "#tests/support/server/people-shop.ts";
import { originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";
import { fileOfRequest } from "#tests/support/studio/order-room.ts";

const MEGABYTE = 1024 * 1024;

test("two nodes that share a database and a bucket take one file in turns, and either gives it to the staff", async (story) => {
  const temporary = process.env.TMPDIR;
  story.onTestFinished(() => restoreTemporaryFolder(temporary));
  const bucket = await startS3Server();
  const shop = await openPeopleShop({ S3_URL: bucket.url });
  const other = await shop.otherNode();
  const browser = uploadingBrowser(await originOf(shop.app));
  const otherOrigin = await originOf(other);
  const content = Buffer.concat([contents.pdf, randomBytes(18 * MEGABYTE)]);
  const path = (await browser.begin("shared.pdf", content.length)).headers.get("location") ?? "";
  const first = content.subarray(0, 8 * MEGABYTE);
  expect((await browser.append(path, 0, first)).status).toBe(204);
  const elsewhere = uploadingBrowser(otherOrigin, browser.cookie());
  const offset = Number((await elsewhere.ask("HEAD", path)).headers.get("upload-offset"));
  expect(offset).toBe(first.length);
  expect((await elsewhere.append(path, offset, content.subarray(offset))).status).toBe(204);

  const asked = await shop.app.inject({
    method: "POST",
    url: `/api/${quoteRequestCall}`,
    headers: { cookie: browser.cookie() },
    payload: { ...posterSticker, ...bea, uploads: [path.split("/").at(-1)] },
  });
  expect(asked.statusCode).toBe(201);
  const requestNo = asked.json<{ data: { request_no: string } }>().data.request_no;
  for (const app of [shop.app, other]) {
    const saved = await fileOfRequest(shop, requestNo, app);
    expect(saved.rawPayload.equals(content)).toBe(true);
  }
  expect([...bucket.bucket.objects.keys()]).toEqual([
    expect.stringMatching(/^kept\/[0-9a-f]{2}\/[0-9a-f]{64}$/),
  ]);
  expect(uploadsIn(shop.services.config.dataDir).kept).toEqual([]);
  await shop.close();
  await bucket.close();
});
