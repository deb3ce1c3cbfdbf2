import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { orderedByGuest, sendOrdered, tracesOf } from "#tests/support/server/guest-order.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { withOtherKey } from "#tests/support/server/other-key.ts";
import { getOfOrder, saidOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop();

const words = 'The blue is purple: 3 < 4 & "torn".';

/** A photo of a phone: it says where it was taken. */
function photo(background = "#c08040") {
  return sharp({ create: { width: 2_000, height: 1_500, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "41/1 17/1 0/1", GPSLatitudeRef: "S" }, IFD0: { Artist: "Wellington" } })
    .jpeg()
    .toBuffer();
}

/** Reports a problem as the page's form does. */
async function report(
  browser: Browser,
  number: string,
  files: readonly Uint8Array[],
  { key = "", kinds = ["print", "damaged"], name = "photo.jpg" } = {},
) {
  const form = new FormData();
  for (const kind of kinds) form.append("kinds", kind);
  form.append("words", words);
  for (const file of files) form.append("attachments[]", new Blob([Uint8Array.from(file)]), name);
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  const type = { "content-type": request.headers.get("content-type") ?? "" };
  const keyed: Record<string, string> = key === "" ? {} : { "idempotency-key": key };
  return browser.send("POST", `order/${number}/problems`, body, { ...type, ...keyed });
}

/** An order on its way. */
async function sentOrder() {
  const ordered = await orderedByGuest(shop);
  await sendOrdered(shop, ordered.browser, ordered.number);
  return ordered;
}

test("a problem with photos is one fact however often it is sent, told by mail, answered twice, and read by the customer", async () => {
  const { browser, number, email, read, page } = await sentOrder();
  const files = [await photo(), await photo("#205080")];
  const key = randomUUID();
  const sent = await Promise.all([1, 2].map(() => report(browser, number, files, { key })));
  const again = await report(browser, number, files, { key });
  const statuses = [...sent, again].map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  const order = await read();
  expect(order).toMatchObject({
    stage: "dispatched",
    may_report: true,
    problems: [{ number: 1, kinds: ["print", "damaged"], words, answers: [] }],
  });
  expect(order.problems[0].pictures).toHaveLength(2);
  expect((await shop.sql("select count(*)::int as n from problem_picture"))[0]).toEqual({ n: 2 });
  const mail = await shop.mailTo(shop.services.config.staffEmail, `Problem reported: ${number}`);
  expect(mail.text).toContain(words);
  expect(mail.text).toContain(`/studio/orders/${number}`);
  await shop.mailTo(email, "We have your report");

  const staff = await page();
  expect(staff.words).toContain("A problem waits for an answer.");
  expect(staff.words).toContain("Print or colours; Damaged on the way");
  // It is on its way: that it was delivered can be said, too, but comes second.
  expect(staff.order).toMatchObject({ main: "problem", may: { deliver: true } });
  const wrong = await staff.send("problem", { remedy: "", words: "" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain("Please choose what you do about it.");
  expect(await (await page()).send("problem", { remedy: "words", words: "Which of them?" })).toMatchObject({
    statusCode: 200,
  });
  const open = await page();
  const both = await Promise.all(
    [1, 2].map(() => open.send("problem", { remedy: "reprint", words: "It leaves on Friday." })),
  );
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await saidOf(shop, number, both[0]!)).toBe(
    "Noted: We make it again, at our cost: “It leaves on Friday.”",
  );
  expect((await read()).problems[0].answers).toMatchObject([
    { remedy: "words", words: "Which of them?" },
    { remedy: "reprint", words: "It leaves on Friday." },
  ]);
  const told = await shop.mailTo(email, "We make it again, at our cost");
  expect(told.text).toContain("It leaves on Friday.");
  const { facts } = await tracesOf(shop, number, email);
  expect(facts.filter((kind) => String(kind).startsWith("problem"))).toEqual([
    "problem-reported",
    "problem-answered",
    "problem-answered",
  ]);
});

test("its photos are the shop's own pictures, for whoever sees the order and for the staff, and for nobody else", async () => {
  const { browser, number, read, page } = await sentOrder();
  expect((await report(browser, number, [await photo()])).statusCode).toBe(200);
  const [{ image, thumbnail }] = (await read()).problems[0].pictures;
  const [whole, small] = await Promise.all([shop.app.inject(image), shop.app.inject(thumbnail)]);
  const metadata = await sharp(whole.rawPayload).metadata();
  expect([metadata.format, metadata.width, metadata.exif]).toEqual(["webp", 1_600, undefined]);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(288);
  expect(whole.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  const [shown = ""] = (await page()).order.problems[0]?.pictures ?? [];
  const ofStaff = await getOfOrder(shop, number, `problems/${shown}`);
  expect([ofStaff.statusCode, ofStaff.headers["content-type"]]).toEqual([200, "image/webp"]);
  const statusOf = async (address: string) => (await shop.app.inject(address)).statusCode;
  expect(await statusOf(image.split("?")[0])).toBe(404);
  expect(await statusOf(withOtherKey(image))).toBe(404);
  expect(await statusOf(image.replace(/[0-9a-f]{8}-/, "00000000-"))).toBe(404);
  expect(await statusOf(image.replace(/[0-9a-f]{8}-/, "zzzzzzzz-"))).toBe(404);
  const other = await sentOrder();
  expect((await getOfOrder(shop, other.number, `problems/${shown}`)).statusCode).toBe(404);
});

test("without what is wrong, with no picture as a picture, too early or by a stranger nothing is reported", async () => {
  const { browser, number, read } = await sentOrder();
  const empty = await browser.post(`order/${number}/problems`, { kinds: [], words: " " });
  expect(empty.statusCode).toBe(422);
  expect(empty.json().error.fields).toEqual({
    kinds: "Please tick what is wrong.",
    words: "Please say what is wrong.",
  });
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n");
  expect((await report(browser, number, [pdf], { name: "form.pdf" })).statusCode).toBe(415);
  const torn = (await photo()).subarray(0, 400);
  expect((await report(browser, number, [torn])).statusCode).toBe(415);
  const stranger = openBrowser(shop.app);
  expect((await report(stranger, number, [])).statusCode).toBe(404);
  expect((await read()).problems).toEqual([]);
  const early = await orderedByGuest(shop);
  expect((await report(early.browser, early.number, [])).statusCode).toBe(409);
  expect(await early.read()).toMatchObject({ may_report: false, problems: [] });
});

test("the same words once more, without photos and without a key, are the same report", async () => {
  const { browser, number, read } = await sentOrder();
  const body = { kinds: "late", words: "It is not here." };
  for (let at = 0; at < 2; at += 1)
    expect((await browser.post(`order/${number}/problems`, body)).statusCode).toBe(200);
  expect((await read()).problems).toHaveLength(1);
});
