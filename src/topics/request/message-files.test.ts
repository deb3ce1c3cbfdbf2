import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { sweepFiles } from "#topics/artwork/sweep-files.ts";
import { requestLinkPath } from "#topics/quotation/request-keys.ts";
import { quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { contents, type SentFile, uploadsIn } from "#tests/support/bodies/special-upload.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { answeredLink, askForFoil, foilAnswer } from "#tests/support/server/answered-request.ts";
import { withOtherKey } from "#tests/support/server/other-key.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

const typed = { ...foilAnswer, until: "2027-04-01" };

/** A form with files as a browser sends it. */
async function formOf(fields: Readonly<Record<string, string>>, files: readonly SentFile[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, content } of files)
    form.append("attachments[]", new Blob([Uint8Array.from(content)]), name);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return { body, headers: { "content-type": sent.headers.get("content-type") ?? "" } };
}

type Thread = StudioReplyTo<"GET requests/:number">["thread"];

/** A request, with the ways of both sides to say something about it with files. */
async function asked() {
  const email = `${randomUUID()}@example.org`;
  const number = await askForFoil(shop, email);
  const key = requestLinkPath(shop.services, number).split("/").at(-1) ?? "";
  const { browser: staff, id: staffId } = await enterStudio(shop, "support");
  const send = async (what: string, fields: Readonly<Record<string, string>>, files: readonly SentFile[]) => {
    const { body, headers } = await formOf(fields, files);
    return staff.send("POST", `requests/${number}/${what}`, body, headers);
  };
  const ask = async (fields: Readonly<Record<string, string>>, files: readonly SentFile[]) => {
    const { body, headers } = await formOf(fields, files);
    return openBrowser(shop.app).send("POST", `quote-request/${number}/messages?key=${key}`, body, headers);
  };
  const answer = (seen: number, files: readonly SentFile[], price1 = "180.00") =>
    send("answer", { seen: String(seen), typed: JSON.stringify({ ...typed, price1 }) }, files);
  const read = async () => (await staff.get(`requests/${number}`)).json<{ data: { thread: Thread } }>().data;
  const followed = async () =>
    (await openBrowser(shop.app).get(`quote-request/${number}?key=${key}`)).json<{
      data: { thread: Thread; files: string[] };
    }>().data;
  return { email, number, key, staff, staffId, send, ask, answer, read, followed };
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");
const fetched = async (address: string, cookie = "") =>
  shop.app.inject({ url: pathOf(address), headers: { cookie } });
const pdf = { name: "Zoë's proof.pdf", content: contents.pdf };

test("artwork of a request is seen in the studio by the shop's picture of it, and led to where it is printed", async () => {
  const browser = openBrowser(shop.app);
  const fig = await keepFrom(browser, "fig.png", await plainPicture("#4a2060"));
  const person = { firstname: "Bea", lastname: "Moss", email_address: `${randomUUID()}@example.org` };
  const sent = await browser.post(quoteRequestCall, { ...artPaper, ...person, artwork: fig.id });
  const { browser: staff } = await enterStudio(shop, "support");
  const { files, made } = (await staff.get(`requests/${sent.json().data.request_no}`)).json<{
    data: StudioReplyTo<"GET requests/:number">;
  }>().data;
  expect(files).toMatchObject([{ name: "fig.png", bytes: expect.any(Number) }]);
  for (const address of [files[0]!.picture!, files[0]!.thumbnail!])
    expect((await fetched(address, staff.cookie())).headers["content-type"]).toBe("image/webp");
  expect((await fetched(files[0]!.url, staff.cookie())).headers["content-type"]).toBe(
    "application/octet-stream",
  );
  expect(made).toMatchObject([{ place: "Files to print", notes: [expect.stringContaining("fig.png")] }]);
});

describe("files of what is said about a request", () => {
  test("go with an answer and back with a question, seen and saved by both sides, and named in the mails", async () => {
    const { email, number, staffId, ask, answer, read, followed } = await asked();
    const answered = await answer(0, [pdf, { name: "names.txt", content: contents.txt }]);
    expect(answered.statusCode, answered.body).toBe(200);
    const quotationNo = answered.json<{ data: { number: string } }>().data.number;
    expect((await answer(0, [pdf, { name: "names.txt", content: contents.txt }])).json()).toMatchObject({
      data: { number: quotationNo, is_old: true },
    });
    const logo = { name: "logo.png", content: await plainPicture("#803050") };
    const question = { words: "Like this?", answer_no: quotationNo };
    const sent = await Promise.all([ask(question, [logo]), ask(question, [logo])]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);

    const names = [[pdf.name, "names.txt"], ["logo.png"]];
    const [ours, theirs] = [await read(), await followed()];
    for (const { thread } of [ours, theirs])
      expect(thread.map(({ files }) => files.map(({ name }) => name))).toEqual(names);
    expect(theirs.files).toEqual(["label.pdf"]);
    for (const { thread } of [ours, theirs]) {
      const [given, back] = thread;
      const { cookie } = await ownerOf(shop);
      const saved = await fetched(given!.files[0]!.url, cookie());
      expect(saved.rawPayload).toEqual(contents.pdf);
      expect(saved.headers).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": expect.stringContaining("attachment; "),
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "private, no-store",
      });
      const [file] = back!.files;
      const pictures = await Promise.all(
        [file!.picture!, file!.thumbnail!].map((address) => fetched(address, cookie())),
      );
      for (const { rawPayload, headers } of pictures) {
        expect(headers["content-type"]).toBe("image/webp");
        expect((await sharp(rawPayload).metadata()).format).toBe("webp");
      }
    }
    const told = await shop.mailTo(email, `Our price for your quote request ${number}`);
    expect(told.text).toContain(pdf.name);
    const toStaff = await shop.mailTo(
      shop.services.config.staffEmail,
      `Message about a quote request: ${number}`,
    );
    expect(toStaff.text).toMatch(new RegExp(`logo\\.png[\\s\\S]*/studio/requests/${number}`));
    const audit = await shop.sql(
      `select staff_id, after from audit_entry where target = 'request ${number}'`,
    );
    expect(audit).toEqual([{ staff_id: staffId, after: { quotationNo, files: [pdf.name, "names.txt"] } }]);
  });

  test("need no words, and another file with the same words is another message", async () => {
    const { email, number, send, read } = await asked();
    const write = (seen: number, words: string, files: readonly SentFile[]) =>
      send("messages", { seen: String(seen), words }, files);
    expect((await write(0, "", [])).json()).toMatchObject({
      error: { fields: { words: expect.any(String) } },
    });
    expect((await write(0, " ", [pdf])).json()).toMatchObject({ data: { is_old: false } });
    expect((await write(0, "", [pdf])).json()).toMatchObject({ data: { is_old: true } });
    const other = { ...pdf, content: Buffer.concat([contents.pdf, Buffer.from("% 2\n")]) };
    expect((await write(1, "", [other])).json()).toMatchObject({ data: { is_old: false } });
    expect((await read()).thread.map(({ files }) => files.length)).toEqual([1, 1]);
    const mail = await shop.mailTo(email, `About your quote request ${number}`);
    expect(mail.text).toContain("We have sent you a file.");
  });

  test("stay with an answer whose place another has taken", async () => {
    const { answer, read } = await asked();
    expect((await answer(0, [pdf])).statusCode).toBe(200);
    expect((await answer(1, [], "190.00")).statusCode).toBe(200);
    expect((await read()).thread.map(({ files }) => files.map(({ name }) => name))).toEqual([[pdf.name], []]);
  });

  test("are refused at their field by kind, content, size and number, and nothing is said then", async () => {
    const { ask, answer, send, read } = await asked();
    const tooLarge = { name: "a.txt", content: Buffer.alloc(25 * 1024 * 1024 + 1, 65) };
    const refused: readonly (readonly [number, readonly SentFile[]])[] = [
      [415, [{ name: "a.js", content: contents.txt }]],
      [415, [{ name: "a.png", content: contents.pdf }]],
      [422, [{ name: "a.pdf", content: Buffer.alloc(0) }]],
      [413, [tooLarge]],
      [422, Array.from({ length: 5 }, (_, at) => ({ name: `${at}.txt`, content: contents.txt }))],
    ];
    for (const [status, files] of refused)
      for (const outcome of [
        await ask({ words: "See." }, files),
        await answer(0, files),
        await send("messages", { seen: "0", words: "See." }, files),
      ])
        expect([outcome.statusCode, Object.keys(outcome.json().error.fields)]).toEqual([
          status,
          ["attachments"],
        ]);
    expect((await read()).thread).toEqual([]);
    expect(uploadsIn(shop.services.config.dataDir).staging).toEqual([]);
  });

  test("open for nobody without the key of their request, and are sent by nobody without it", async () => {
    const [one, other] = [await asked(), await asked()];
    await one.ask({ words: "Mine." }, [pdf]);
    await other.ask({ words: "Theirs." }, [pdf]);
    const [[{ url } = { url: "" }], [{ url: theirs } = { url: "" }]] = await Promise.all(
      [one, other].map(async ({ followed }) => (await followed()).thread[0]!.files),
    ).then(([a = [], b = []]) => [a, b] as const);
    const id = theirs.split("?")[0]!.split("/").at(-1)!;
    const wrong = [
      withOtherKey(url),
      url.split("?")[0]!,
      url.replace(/[0-9a-f-]{36}/, id),
      url.replace(/[0-9a-f-]{36}/, "x"),
      `${url}&view=picture`,
      url.replace(one.number, other.number),
    ];
    for (const address of wrong) expect((await fetched(address)).statusCode, address).toBe(404);
    const { body, headers } = await formOf({ words: "Hm." }, [pdf]);
    const stranger = openBrowser(shop.app);
    const path = `quote-request/${one.number}/messages?key=${other.key}`;
    expect((await stranger.send("POST", path, body, headers)).statusCode).toBe(404);
    const { browser } = await enterStudio(shop, "production");
    const ofRole = await browser.send("POST", `requests/${one.number}/messages`, body, headers);
    expect(ofRole.statusCode).toBe(403);
    expect((await one.followed()).thread).toHaveLength(1);
  });

  test("are kept by the sweep as long as their request is, with the shop's pictures of them", async () => {
    const { number, ask } = await asked();
    await ask({ words: "See." }, [{ name: "plum.png", content: await plainPicture("#5a2d5a") }]);
    const [row] = await shop.sql(
      "select sha256, picture_sha256, thumbnail_sha256 from attachment where name = 'plum.png'",
    );
    const hashes = Object.values(row ?? {}).map(String);
    const inTwoDays = Date.now() + 48 * 3_600_000;
    const kept = () => uploadsIn(shop.services.config.dataDir).kept;
    await sweepFiles(shop.services, inTwoDays);
    expect(kept()).toEqual(expect.arrayContaining(hashes));
    await shop.sql(`delete from attachment using quote_request where quote_request_id = quote_request.id
      and request_no = '${number}' and name = 'plum.png'`);
    await sweepFiles(shop.services, inTwoDays);
    expect(kept().filter((sha256) => hashes.includes(sha256))).toEqual([]);
  });

  test("are named in what is kept about their customer, and go with them", async () => {
    const { email, ask, answer } = await asked();
    const mine = { name: "cherry.png", content: await plainPicture("#a02040") };
    await ask({ words: "See." }, [mine]);
    expect((await answer(1, [{ name: "ours.txt", content: Buffer.from(email) }])).statusCode).toBe(200);
    await answeredLink(shop, email, "Our price");
    const rows =
      await shop.sql(`select a.* from attachment a join quote_request on quote_request.id = quote_request_id
      where email = '${email}'`);
    const hashes = rows
      .filter(({ name }) => name !== "label.pdf")
      .flatMap((row) => [row["sha256"], row["picture_sha256"], row["thumbnail_sha256"]])
      .filter((sha256) => sha256 !== null);
    expect(hashes).toHaveLength(4);
    const { browser: owner } = await enterStudio(shop, "owner");
    const [guest] = await shop.sql(`select id from guest where email = '${email}'`);
    const ref = `g${Number(guest?.id)}`;
    const { tables } = (await owner.post(`customers/${ref}/export`, {})).json<{
      data: StudioReplyTo<"POST customers/:ref/export">;
    }>().data;
    expect(tables["attachment"]?.map(({ name }) => name)).toEqual(["label.pdf", "cherry.png", "ours.txt"]);
    const erased = await owner.post(`customers/${ref}/erase`, { email });
    expect(erased.statusCode, erased.body).toBe(200);
    const { kept } = uploadsIn(shop.services.config.dataDir);
    expect(kept.filter((sha256) => hashes.includes(sha256))).toEqual([]);
    expect(await shop.sql("select from attachment where name in ('cherry.png', 'ours.txt')")).toEqual([]);
  });
});
