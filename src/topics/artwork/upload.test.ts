import { randomBytes } from "node:crypto";
import { request as openRequest } from "node:http";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { bea, contents, specialUpload } from "#tests/support/bodies/special-upload.ts";
import { restoreTemporaryFolder, startS3Server } from "#tests/support/s3/s3-server.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { seenInBucket, seenInFolder, type SeenUploads } from "#tests/support/server/seen-uploads.ts";
import { originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";
import { until } from "#tests/support/server/until.ts";
import { fileOfRequest } from "#tests/support/studio/order-room.ts";
import { sweepFiles } from "./sweep-files.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const hour = 3_600_000;
const minute = 60_000;
const temporary = process.env.TMPDIR;
const { url: S3_URL, bucket, close } = await startS3Server();
afterAll(async () => {
  restoreTemporaryFolder(temporary);
  await close();
});

/** A PDF that no other is like. */
function pdfOf(bytes: number): Buffer {
  return Buffer.concat([contents.pdf, randomBytes(bytes - contents.pdf.length)]);
}

describe.each([
  ["the data folder", {}],
  ["a bucket", { S3_URL }],
])("uploads to %s", (_where, settings: Readonly<Record<string, string>>) => {
  /** Its own: its store of files is another. */
  const shop = ownShop(settings);
  let origin: string;
  let seen: SeenUploads;
  beforeAll(async () => {
    origin = await originOf(shop.app);
    seen = "S3_URL" in settings ? seenInBucket(bucket) : seenInFolder(shop.services.config.dataDir);
  });

  function askFor(cookie: string, uploads: readonly string[], email_address = bea.email_address) {
    return shop.app.inject({
      method: "POST",
      url: `/api/${quoteRequestCall}`,
      headers: { cookie },
      payload: { ...posterSticker, ...bea, email_address, uploads },
    });
  }

  test("a file of three pieces arrives, a quote request names it, and the staff save it byte for byte", async () => {
    const browser = uploadingBrowser(origin);
    const content = pdfOf(250_000);
    const id = await browser.sendInPieces("Lábel.pdf", content, 100_000);
    const asked = await askFor(browser.cookie(), [id], "pieces@example.org");
    expect(asked.statusCode).toBe(201);
    const requestNo = asked.json<{ data: { request_no: string } }>().data.request_no;
    const work = await shop.mailTo("staff@kisscut.example", requestNo);
    expect(work.text).toContain("Lábel.pdf (244 kB)");
    const saved = await fileOfRequest(shop, requestNo);
    expect(saved.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(saved.rawPayload.equals(content)).toBe(true);
    expect(seen.arriving()).toEqual([]);
  });

  test("files that a browser begins at once, before its first cookie, are one browser's", async () => {
    const begun = await Promise.all(
      ["1.pdf", "2.pdf"].map(async (name) => {
        const first = uploadingBrowser(origin, "guest=of-its-first-page");
        return { path: (await first.begin(name, 100)).headers.get("location") ?? "", cookie: first.cookie() };
      }),
    );
    const last = uploadingBrowser(origin, begun.at(-1)?.cookie);
    for (const { path } of begun) expect((await last.ask("DELETE", path)).status).toBe(204);
  });

  test("a line that breaks in the middle of a piece loses nothing of it, and the rest follows", async () => {
    const browser = uploadingBrowser(origin);
    const content = pdfOf(900_000);
    const path = (await browser.begin("broken.pdf", content.length)).headers.get("location") ?? "";
    const broken = openRequest(new URL(path, origin), {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "content-type": "application/offset+octet-stream",
        "upload-offset": "0",
        "content-length": String(content.length),
        cookie: browser.cookie(),
      },
    });
    broken.on("error", () => undefined);
    broken.write(content.subarray(0, 400_000));
    const offset = async () => Number((await browser.ask("HEAD", path)).headers.get("upload-offset"));
    // Asked after while it stalls, it lets go of the upload and keeps what it has.
    const kept = await until("The first bytes", async () => (await offset()) || undefined);
    broken.destroy();
    expect(kept).toBe(400_000);
    expect((await browser.append(path, kept, content.subarray(kept))).status).toBe(204);
    expect(await offset()).toBe(content.length);
  });

  test("an upload goes on for as long as it gets on: a byte now and then does not count", async () => {
    const browser = uploadingBrowser(origin);
    const content = pdfOf(300_000);
    const path = (await browser.begin("paused.pdf", content.length)).headers.get("location") ?? "";
    const passHalf = () =>
      shop.sql("update upload set heard_at = heard_at - interval '20 minutes' where name = 'paused.pdf'");
    await passHalf();
    expect((await browser.append(path, 0, content.subarray(0, 100_000))).status).toBe(204);
    await passHalf();
    await sweepUploads(shop.services);
    expect((await browser.append(path, 100_000, content.subarray(100_000, 100_001))).status).toBe(204);
    await passHalf();
    await sweepUploads(shop.services);
    expect((await browser.ask("HEAD", path)).status).toBe(404);
    expect(seen.arriving()).toEqual([]);
  });

  test("an upload is its browser's alone, and nobody reads it from there", async () => {
    const browser = uploadingBrowser(origin);
    const stranger = uploadingBrowser(origin);
    const other = await stranger.send("other.pdf", pdfOf(200));
    const { path, id } = await browser.send("own.pdf", pdfOf(300));
    for (const method of ["HEAD", "DELETE"]) expect((await stranger.ask(method, path)).status).toBe(404);
    expect((await stranger.append(path, 0, pdfOf(100))).status).toBe(404);
    expect((await browser.ask("GET", path)).status).toBe(405);
    const refused = await askFor(stranger.cookie(), [other.id, id]);
    expect(refused.json()).toMatchObject({
      code: 422,
      error: { fields: { attachments: "A file is no longer here. Please remove it and attach it again." } },
    });
    expect((await browser.ask("DELETE", path)).status).toBe(204);
    expect((await browser.ask("HEAD", path)).status).toBe(404);
  });

  test("whoever was killed after the last byte is finished when its browser asks, and at the next start", async () => {
    const browser = uploadingBrowser(origin);
    const arrive = async (name: string) => {
      const content = pdfOf(500);
      const path = (await browser.begin(name, content.length)).headers.get("location") ?? "";
      const uploads = await shop.services.storage.uploads();
      await uploads.write(Readable.from([content]), path.split("/").at(-1) ?? "", 0);
      return path;
    };
    const asked = await browser.ask("HEAD", await arrive("asked.pdf"));
    expect([asked.headers.get("upload-offset"), asked.headers.get("upload-length")]).toEqual(["500", "500"]);
    const named = await arrive("named.pdf");
    expect(
      (await askFor(browser.cookie(), [named.split("/").at(-1) ?? ""], "named@example.org")).statusCode,
    ).toBe(201);
    await arrive("started.pdf");
    await sweepUploads(shop.services);
    const rows = await shop.sql(
      "select name, sha256 from upload where name in ('asked.pdf', 'named.pdf', 'started.pdf') and finished_at is not null",
    );
    expect(rows).toHaveLength(3);
    for (const { sha256 } of rows) expect(seen.kept()).toContain(sha256);
    expect(seen.arriving()).toEqual([]);
  });

  test.each([
    ["a script", "code.js", 10, 415, "File type not accepted. Please try again."],
    ["nothing", "empty.pdf", 0, 422, "Please upload your file"],
    ["more than 200 MB", "huge.tiff", 200 * 1024 * 1024 + 1, 413, "Each file may have up to 200 MB."],
  ])("%s is refused before it is sent", async (_what, name, bytes, status, message) => {
    const answer = await uploadingBrowser(origin).begin(name, bytes);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ message })]);
  });

  test.each([
    [
      "a page named picture",
      "logo.png",
      "<!doctype html><script>alert(1)</script>",
      "File type not accepted. Please try again.",
    ],
    [
      "a drawing with a script far behind its head",
      "logo.svg",
      `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(20_000)}<script>1</script></svg>`,
      "This drawing holds a script, or definitions of its own. Please save it as a plain SVG or a PDF.",
    ],
  ])("%s is refused when it has arrived, and nothing is left of it", async (_what, name, text, message) => {
    const before = seen.kept();
    const { answer, path } = await uploadingBrowser(origin).send(name, Buffer.from(text));
    expect([answer.status, await answer.json()]).toEqual([415, expect.objectContaining({ message })]);
    expect(path).not.toBe("");
    expect(seen.kept()).toEqual(before);
    expect(seen.arriving()).toEqual([]);
  });

  test("a plain drawing is taken, with its declaration and comments", async () => {
    const drawing =
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg"/>';
    expect((await uploadingBrowser(origin).send("logo.svg", Buffer.from(drawing))).answer.status).toBe(204);
  });

  test("a form with a file that is still on its way is asked to wait, one with five files for fewer", async () => {
    const browser = uploadingBrowser(origin);
    const path = (await browser.begin("slow.pdf", 1_000)).headers.get("location") ?? "";
    const waiting = await askFor(browser.cookie(), [path.split("/").at(-1) ?? ""]);
    expect(waiting.json()).toMatchObject({
      code: 409,
      message: "A file is still on its way. Please wait until it has arrived, or remove it.",
    });
    const sent: string[] = [];
    for (const n of [1, 2]) sent.push((await browser.send(`${n}.pdf`, pdfOf(100 + n))).id);
    const three = [1, 2, 3].map((n) => ({ name: `${n}.txt`, content: Buffer.from(`words ${n}`) }));
    const { body, headers } = await specialUpload(three, { "uploads[]": sent[0] ?? "" });
    const four = await shop.app.inject({
      method: "POST",
      url: `/api/${quoteRequestCall}`,
      headers: { ...headers, cookie: browser.cookie() },
      payload: body,
    });
    expect(four.statusCode).toBe(201);
    expect(
      (
        await askFor(browser.cookie(), [
          ...sent,
          ...sent.map((id) => id.replace(/^../, "00")),
          "0".repeat(32),
        ])
      ).statusCode,
    ).toBe(422);
  });

  test("what does not get on for half an hour or takes two days is forgotten, what no request names after two weeks, what one names never", async () => {
    const { services } = shop;
    const browser = uploadingBrowser(origin);
    await browser.begin("never.pdf", 1_000);
    const { id: named } = await browser.send("kept.pdf", pdfOf(700));
    await browser.send("unused.pdf", pdfOf(701));
    expect((await askFor(browser.cookie(), [named], "kept@example.org")).statusCode).toBe(201);
    const shaOf = async (name: string) =>
      (await shop.sql(`select sha256 from upload where name = '${name}'`))[0]?.sha256 as string;
    const [kept, unused] = [await shaOf("kept.pdf"), await shaOf("unused.pdf")];
    const names = async () => (await shop.sql("select name from upload")).map(({ name }) => name);
    await sweepUploads(services, Date.now() + 29 * minute);
    expect(await names()).toContain("never.pdf");
    await sweepUploads(services, Date.now() + 31 * minute);
    expect(await names()).not.toContain("never.pdf");
    await browser.begin("for-days.pdf", 1_000);
    await shop.sql(
      "update upload set created_at = created_at - interval '47 hours' where name = 'for-days.pdf'",
    );
    await sweepUploads(services);
    expect(await names()).toContain("for-days.pdf");
    await shop.sql(
      "update upload set created_at = created_at - interval '2 hours' where name = 'for-days.pdf'",
    );
    await sweepUploads(services);
    expect(await names()).not.toContain("for-days.pdf");
    expect(seen.arriving()).toEqual([]);
    expect(await names()).toContain("unused.pdf");
    await sweepUploads(services, Date.now() + 15 * 24 * hour);
    await sweepFiles(services, Date.now() + 15 * 24 * hour);
    expect(await names()).toEqual([]);
    expect(seen.kept()).toContain(kept);
    expect(seen.kept()).not.toContain(unused);
    expect(await services.storage.stat(kept)).toBe(700);
  });
});
