import { describe, expect, test } from "vitest";
import { staffOrderUrl } from "#server/services/order/staff-order-key.ts";
import { orderedByGuest, tracesOf } from "#tests/support/server/guest-order.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { noticeOf, staffPath } from "#tests/support/server/staff-page.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

describe("the link of a staff mail", () => {
  test("opens the order's page, which nobody keeps and no search engine finds", async () => {
    const { number } = await orderedByGuest(shop);
    const mail = await shop.mailTo(shop.services.config.staffEmail, `New order: ${number}`);
    const link = new URL(/http\S+\/staff\/order\/\S+/.exec(mail.text)?.[0] ?? "");
    const page = await shop.app.inject(link.pathname + link.search);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
    for (const words of [`Order ${number}`, "Bea Moss", "8 Marae Road", "$65.00", "The order was placed."])
      expect(page.body).toContain(words);
  });

  test("that is changed, of another order, or over is the page of an order that is not there", async () => {
    const { number } = await orderedByGuest(shop);
    const { number: other } = await orderedByGuest(shop);
    const path = staffPath(shop, number);
    const before = {
      ...shop.services,
      shopMoment: () => ({ ...shop.services.shopMoment(), date: "2026-12-09" }),
    };
    const over = new URL(staffOrderUrl(before, number));
    const unknown = await shop.app.inject(path.replace(number, "K27-222222"));
    expect(unknown.statusCode).toBe(404);
    const wrong = [
      path.replace(number, other),
      path.replace("until=2027", "until=2028"),
      `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
      path.split("?")[0] ?? "",
      over.pathname + over.search,
      path.replace(number, "x"),
    ];
    for (const address of wrong) {
      const answer = await shop.app.inject(address);
      expect([answer.statusCode, answer.body, answer.headers["cache-control"]], address).toEqual([
        404,
        unknown.body,
        "private, no-store",
      ]);
      const form = address.replace(/(\/order\/[^?]*)/, "$1/start");
      const sent = await shop.app.inject({ method: "POST", url: form });
      expect([sent.statusCode, sent.body]).toEqual([404, unknown.body]);
      const picture = await shop.app.inject(address.replace(/(\/order\/[^?]*)/, "$1/lines/1/picture"));
      expect(picture.statusCode).toBe(404);
    }
  });

  test("does nothing that a form of another site sends", async () => {
    const { number, read } = await orderedByGuest(shop);
    const url = staffPath(shop, number).replace("?", "/cancel?");
    const headers = {
      origin: "https://elsewhere.example",
      "content-type": "application/x-www-form-urlencoded",
    };
    const answer = await shop.app.inject({ method: "POST", url, headers, payload: "reason=x&seen=999999" });
    expect(answer.statusCode).toBe(403);
    expect((await read()).stage).toBe("open");
  });
});

test("an order goes from its first proof to the door, each step once however often it is sent, with one mail each", async () => {
  const { number, email, read, approve, page, browser } = await orderedByGuest(shop);
  const twice = async (form: string, typed: Record<string, string> = {}) => {
    const open = await page();
    const answers = await Promise.all([open.send(form, typed), open.send(form, typed)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const shown = await shop.app.inject(String(answers[0].headers.location));
    return noticeOf(shown);
  };
  expect(await twice("proof", { note: "The bee & the flower" })).toBe("Noted: The proof is ready.");
  const change = { version: 1, words: "The bee a little larger, please." };
  expect((await browser.post(`order/${number}/proofs/1/change`, change)).statusCode).toBe(200);
  const asked = await page();
  expect(asked.body).toContain("The bee a little larger, please.");
  expect(asked.body).toContain("With it: The bee &amp; the flower");
  expect(await twice("proof", { note: "Larger now" })).toBe("Noted: Proof 2 is ready.");
  await approve();
  expect((await page()).filled("pay").amount).toBe("65.00");
  expect(await twice("pay", { amount: "$20", reference: "bank 1" })).toBe(
    "Noted: $20.00 has arrived, $45.00 to go.",
  );
  expect((await page()).filled("pay").amount).toBe("45.00");
  expect(await twice("pay", { reference: "bank 2" })).toBe("Noted: $45.00 has arrived. All is paid.");
  expect(await read()).toMatchObject({ stage: "ready", paid: 65, due: 0 });
  expect(await twice("start")).toBe("Noted: It is being made.");
  expect(await twice("dispatch", { carrier: "NZ Post", tracking: "AB123" })).toBe(
    "Noted: It is on its way with NZ Post, number AB123.",
  );
  expect(await twice("deliver")).toBe("Noted: It has arrived.");
  expect(await read()).toMatchObject({
    stage: "delivered",
    tracking: { carrier: "NZ Post", number: "AB123" },
  });
  expect(await tracesOf(shop, number, email)).toEqual({
    facts: [
      "placed",
      "proof-made",
      "change-asked",
      "proof-made",
      "proof-approved",
      "paid",
      "paid",
      "production-started",
      "dispatched",
      "delivered",
    ],
    mails: [
      "Part of your payment has arrived",
      "Thank you for your order",
      "We are making your order",
      "Your order has arrived",
      "Your order is on its way",
      "Your proof is ready",
      "Your proof is ready",
    ],
  });
});

test("too much is given back, and a cancelled order's money too, with what the customer reads", async () => {
  const { number, email, read, page } = await orderedByGuest(shop);
  await (await page()).send("pay", { amount: "70.50", reference: "bank 1" });
  const open = await page();
  expect(open.filled("refund").amount).toBe("5.50");
  expect(open.body).toContain("$5.50 is to be given back.");
  await open.send("refund", { reference: "back 1" });
  expect(await read()).toMatchObject({ paid: 65, due: 0 });
  await (await page()).send("cancel", { reason: "The stock is gone." });
  const ended = await page();
  expect(ended.filled("refund").amount).toBe("65.00");
  expect(ended.forms).toEqual(["pay", "refund", "message"]);
  await ended.send("refund", { reference: "back 2" });
  const { stage, due, events } = await read();
  expect([stage, due]).toEqual(["cancelled", 0]);
  expect(events.map(({ words }: { words: string }) => words)).toContain(
    "The order was cancelled: “The stock is gone.”",
  );
  expect((await tracesOf(shop, number, email)).mails).toEqual([
    "Thank you for your order",
    "We have given money back",
    "We have given money back",
    "Your order is cancelled",
    "Your order is paid",
  ]);
});

describe("nothing is noted, and the page says why with what was typed", () => {
  test.each<[string, string, Record<string, string>, number, string]>([
    [
      "an amount that is none",
      "pay",
      { amount: "12,5x", reference: "a" },
      422,
      "Please enter an amount such as 57.00.",
    ],
    [
      "an amount of nothing",
      "pay",
      { amount: "0.00", reference: "a" },
      422,
      "Please enter an amount such as 57.00.",
    ],
    [
      "no reference",
      "pay",
      { amount: "12", reference: " " },
      422,
      "Please enter the reference, as the bank names it.",
    ],
    ["no reason", "cancel", { reason: "" }, 422, "Please say why. The customer reads it."],
  ])("%s", async (_what, form, typed, status, sentence) => {
    const { page, read } = await orderedByGuest(shop);
    const answer = await (await page()).send(form, typed);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(/aria-invalid="true"/);
    expect(answer.body).toContain(`>${sentence}</p>`);
    for (const value of Object.values(typed))
      if (value !== "") expect(answer.body).toContain(`value="${value}"`);
    expect((await read()).events).toHaveLength(1);
  });

  test("the same reference with another amount, and more given back than came", async () => {
    const { page, read } = await orderedByGuest(shop);
    await (await page()).send("pay", { amount: "20", reference: "bank 1" });
    const other = await (await page()).send("pay", { amount: "30", reference: "bank 1" });
    expect(other.statusCode).toBe(422);
    expect(other.body).toContain("This reference was recorded before with another amount.");
    const much = await (await page()).send("refund", { amount: "20.01", reference: "back" });
    expect([much.statusCode, noticeOf(much)]).toEqual([422, "No more can be given back than was paid."]);
    expect(await read()).toMatchObject({ paid: 20 });
  });

  test("a step before its time", async () => {
    const { number, page, read } = await orderedByGuest(shop);
    expect((await page()).forms).toEqual(["proof", "pay", "cancel", "message"]);
    const send = (form: string, typed: object) =>
      shop.app.inject({
        method: "POST",
        url: staffPath(shop, number).replace("?", `/${form}?`),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ seen: "999999999", ...typed }).toString(),
      });
    const early = await send("start", {});
    expect([early.statusCode, noticeOf(early)]).toEqual([
      409,
      "An order goes into production when every proof is approved and all of it is paid.",
    ]);
    expect((await send("dispatch", { carrier: "NZ Post" })).statusCode).toBe(409);
    expect((await send("deliver", {})).statusCode).toBe(409);
    expect((await send("proof", { line: "2", version: "1" })).statusCode).toBe(404);
    expect((await send("nothing", {})).statusCode).toBe(404);
    expect((await read()).events).toHaveLength(1);
  });

  test("carried by nobody", async () => {
    const { page, approve, read } = await orderedByGuest(shop);
    await (await page()).send("proof");
    await approve();
    await (await page()).send("pay", { reference: "bank 1" });
    await (await page()).send("start");
    const answer = await (await page()).send("dispatch", { carrier: "", tracking: "AB1" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("Please enter who carries it.");
    expect((await read()).stage).toBe("in-production");
  });
});
