import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { utimesSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import {
  contents,
  type SentFile,
  specialUpload,
  uploadsIn,
  keptFile,
} from "#tests/support/bodies/special-upload.ts";
import { MAX_FILE_BYTES } from "#domain/artwork/file-rules.ts";
import { sweepFiles } from "#topics/artwork/sweep-files.ts";

const call = "quote/create/quote-request";
/** Its own: tries are limited, and all files are swept. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

function uploads() {
  return uploadsIn(shop.services.config.dataDir);
}
async function send(...files: readonly SentFile[]) {
  const { body, headers } = await specialUpload(files);
  return openBrowser(shop.app).send("POST", call, body, headers);
}
async function sent(...form: Parameters<typeof specialUpload>) {
  const { body, headers } = await specialUpload(...form);
  return [body, headers] as const;
}
function text(words: string) {
  return Buffer.from(words);
}
const fileTypeWords = "File type not accepted. Please try again.";

test.each([
  ["a.pdf", contents.pdf],
  ["a.ai", contents.pdf],
  ["a.ai", contents.eps],
  ["a.eps", contents.eps],
  ["a.ps", contents.ps],
  ["a.psd", contents.psd],
  ["a.tif", contents.tif],
  ["a.tiff", contents.tif],
  ["a.jpg", contents.jpg],
  ["a.JPEG", contents.jpg],
  ["a.png", contents.png],
  ["a.gif", contents.gif],
  ["a.webp", contents.webp],
  ["a.heic", contents.heic],
  ["a.zip", contents.zip],
  ["a.docx", contents.zip],
  ["a.xls", contents.cfb],
  ["a.txt", contents.txt],
])("%s is taken", async (name, content) => {
  expect((await send({ name, content })).statusCode).toBe(201);
});

describe("what is refused leaves nothing behind", () => {
  let before: ReturnType<typeof uploads>;
  beforeAll(() => {
    before = uploads();
  });
  const nothingNew = async () => {
    await until("An empty staging folder", () => uploads().staging.length === 0);
    expect(uploads()).toEqual(before);
  };

  test.each<[string, string, Buffer]>([
    ["a script", "code.js", text("alert(1)")],
    ["a script in a picture's clothes", "logo.png", text("alert(document.cookie)")],
    ["a page in a picture's clothes", "logo.jpg", text("<html><script>alert(1)</script>")],
    ["a page named drawing", "logo.svg", text("<html><svg xmlns='http://www.w3.org/2000/svg'/></html>")],
    ["a drawing named text", "logo.txt", text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a style sheet", "a.css", text("body{}")],
    ["a program named PDF", "a.pdf", Buffer.from("4d5a90000300000004000000ffff0000", "hex")],
    ["a PDF named as a picture", "a.png", contents.pdf],
    ["server code", "a.php.txt", text("<?php system($_GET['x']);")],
    ["no ending", "label", contents.pdf],
  ])("%s: 415", async (_what, name, content) => {
    const answer = await send({ name: "fine.pdf", content: contents.pdf }, { name, content });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({
      message: fileTypeWords,
      error: { fields: { attachments: fileTypeWords } },
    });
    await nothingNew();
  });

  test("a form without a name: 422, and its file is not kept", async () => {
    const { body, headers } = await specialUpload([{ name: "new.txt", content: text("nobody's file") }], {
      firstname: null,
      lastname: null,
      email_address: null,
    });
    const answer = await openBrowser(shop.app).send("POST", call, body, headers);
    expect(answer.statusCode).toBe(422);
    await nothingNew();
  });

  test("a fifth file: 422 in the catalogue's words", async () => {
    const five = [1, 2, 3, 4, 5].map((n) => ({ name: `${n}.txt`, content: text(`file ${n}`) }));
    const answer = await send(...five);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ attachments: "You cannot upload more than 4 files." });
    await nothingNew();
  });

  test("a file without a byte: 422", async () => {
    const answer = await send({ name: "empty.pdf", content: text("") });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ attachments: "Please upload your file" });
    await nothingNew();
  });

  test("a file over 25 MB: 413; the rest of the form is still heard", async () => {
    const large = Buffer.concat([contents.pdf, Buffer.alloc(MAX_FILE_BYTES)]);
    const answer = await send({ name: "large.pdf", content: large });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error.fields).toEqual({ attachments: "Each file may have up to 25 MB." });
    await nothingNew();
  });

  test.each([
    ["a form cut short", (body: Buffer) => body.subarray(0, body.length - 30), 400],
    ["no form at all", () => text("hello"), 400],
  ])("%s", async (_what, change, status) => {
    const { body, headers } = await specialUpload([{ name: "a.pdf", content: contents.pdf }]);
    const answer = await openBrowser(shop.app).send("POST", call, change(body), headers);
    expect(answer.statusCode).toBe(status);
    await nothingNew();
  });

  test("more fields than the form has: 413", async () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`field${n}`, "x"]));
    const { body, headers } = await specialUpload([], many);
    expect((await openBrowser(shop.app).send("POST", call, body, headers)).statusCode).toBe(413);
  });

  test.each(["__proto__", "constructor"])("a field named %s: 4xx", async (name) => {
    const form = new FormData();
    form.append(name, "x");
    const sent = new Response(form);
    const headers = { "content-type": sent.headers.get("content-type") ?? "" };
    const body = Buffer.from(await sent.arrayBuffer());
    const answer = await openBrowser(shop.app).send("POST", call, body, headers);
    expect(Math.floor(answer.statusCode / 100)).toBe(4);
  });
});

test("a form announced with 2 GB is refused before it arrives", async () => {
  const { body, headers } = await specialUpload([]);
  const lie = { ...headers, "content-length": String(2 * 1024 ** 3) };
  const answer = await openBrowser(shop.app).send("POST", call, body, lie);
  expect(answer.statusCode).toBe(413);
});

test("calls that take no files go on refusing forms", async () => {
  const { body, headers } = await specialUpload([]);
  expect((await openBrowser(shop.app).send("POST", "guest", body, headers)).statusCode).toBe(415);
});

test("an upload that breaks off leaves nothing", async () => {
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.app.server.address() as AddressInfo;
  const before = uploads();
  const { body, headers } = await specialUpload([
    { name: "a.pdf", content: contents.pdf },
    { name: "b.pdf", content: Buffer.concat([contents.pdf, Buffer.alloc(3_000_000)]) },
  ]);
  const head = [`POST /api/${call} HTTP/1.1`, "Host: localhost", `Content-Length: ${body.length}`];
  const lines = [...head, `Content-Type: ${headers["content-type"]}`, "", ""].join("\r\n");
  for (const share of [0.2, 0.5, 0.99]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(lines);
    socket.write(body.subarray(0, Math.floor(body.length * share)));
    await until("The first file", () => uploads().staging.length > 0);
    socket.destroy();
    await until("An empty staging folder", () => uploads().staging.length === 0);
  }
  expect(uploads()).toEqual(before);
});

test("a request over its rate limit: 429, and its file is not kept", async () => {
  const email = { email_address: "over@example.org" };
  await openBrowser(shop.app).send("POST", call, ...(await sent([], email)));
  await shop.sql("update rate_limit set tries = 100000 where key like 'guestQuoteRequest:identifier:%'");
  const before = uploads().kept;
  const files = [{ name: "over.txt", content: text("one too many") }];
  const answer = await openBrowser(shop.app).send("POST", call, ...(await sent(files, email)));
  await shop.sql("delete from rate_limit");
  expect(answer.statusCode).toBe(429);
  expect(uploads().kept).toEqual(before);
});

test("a network sends up to 2 GB a day, by what its forms announce", async () => {
  const ask = async () =>
    openBrowser(shop.app, "192.0.2.200").send(
      "POST",
      call,
      ...(await sent([], { email_address: "gb@example.org" })),
    );
  const counted = () =>
    shop.sql("select tries from rate_limit where key like 'uploadMegabytes:network:%:192.0.2.200'");
  expect((await ask()).statusCode).toBe(201);
  expect(await counted()).toEqual([{ tries: 1 }]);
  await shop.sql("update rate_limit set tries = 2048 * 1000 - 1 where key like 'uploadMegabytes:network:%'");
  expect((await ask()).statusCode).toBe(201);
  const over = await ask();
  expect(over.statusCode).toBe(429);
  expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
});

test("files that nothing refers to are swept after a day, the others stay", async () => {
  await send({ name: "stays.txt", content: text("this one stays") });
  const { dataDir } = shop.services.config;
  const kept = uploads().kept;
  const yesterday = Date.now() / 1000 - 25 * 3600;
  for (const name of kept) utimesSync(keptFile(dataDir, name), yesterday, yesterday);
  await shop.sql("delete from attachment where name <> 'stays.txt'");
  await sweepFiles(shop.services);
  expect(kept.length).toBeGreaterThan(1);
  expect(uploads().kept).toHaveLength(1);
});

describe("a file of a request in the studio", () => {
  const asked = async () => {
    const { body, headers } = await specialUpload([{ name: "Zoë, v2.pdf", content: contents.pdf }], {
      email_address: "zoe@example.org",
    });
    const answer = await openBrowser(shop.app).send("POST", call, body, headers);
    expect(answer.statusCode).toBe(201);
    const number: string = answer.json().data.request_no;
    const mail = await shop.mailTo("staff@kisscut.example", number);
    expect(mail.replyTo).toBe("zoe@example.org");
    expect(mail.subject).toContain("Foil Stamp (Gold)");
    expect(mail.text).toContain("Zoë, v2.pdf");
    const owner = await ownerOf(shop);
    const [file] = (await owner.get(`requests/${number}`)).json().data.files;
    return { owner, path: String(file.url).replace("/studio/api/", "") };
  };

  test("saves what was sent, under its name, and never opens it", async () => {
    const { owner, path } = await asked();
    const answer = await owner.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(contents.pdf);
    expect(answer.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="Zoe, v2.pdf"; filename*=UTF-8''Zo%C3%AB%2C%20v2.pdf`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-security-policy"]).toContain("sandbox");
  });

  test("is for who may read requests, and no other file is there", async () => {
    const { owner, path } = await asked();
    expect((await shop.app.inject(`/studio/api/${path}`)).statusCode).toBe(401);
    for (const other of ["00000000-0000-4000-8000-000000000000", "secret"])
      expect((await owner.get(`request-files/${other}`)).statusCode).toBe(404);
    expect((await owner.get(`${path}?view=picture`)).statusCode).toBe(404);
  });
});
