import { describe, expect, test } from "vitest";
import { orderedByGuest, tracesOf } from "#tests/support/server/guest-order.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf, saidOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

test("the mail of a new order leads to its room, which nobody keeps and only the staff read", async () => {
  const { number, page } = await orderedByGuest(shop);
  const mail = await shop.mailTo(shop.services.config.staffEmail, `New order: ${number}`);
  expect(mail.text).toContain(`${shop.services.config.studioOrigin}/studio/orders/${number}`);
  const { words } = await page();
  for (const said of ["Bea Moss", "8 Marae Road", "$65.00", "The order was placed."])
    expect(words).toContain(said);
  const read = await (await ownerOf(shop)).get(`orders/${number}`);
  expect(read.headers["cache-control"]).toContain("no-store");
  for (const path of ["", "/lines/1/picture", "/lines/1/files/set-1.pdf", "/ticket"])
    expect((await shop.app.inject(`/studio/api/orders/${number}${path}`)).statusCode).toBe(401);
  for (const other of ["K27-222222", "x"])
    expect((await (await ownerOf(shop)).get(`orders/${other}`)).statusCode).toBe(404);
});

test("an order goes from its first proof to the door, each step once however often it is sent, with one mail each", async () => {
  const { number, email, read, approve, page, browser } = await orderedByGuest(shop);
  const twice = async (form: string, typed: Record<string, string> = {}) => {
    const open = await page();
    const answers = await Promise.all([open.send(form, typed), open.send(form, typed)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    return saidOf(shop, number, answers[0]);
  };
  expect(await twice("proof", { note: "The bee & the flower" })).toBe("Noted: The proof is ready.");
  const change = { version: 1, words: "The bee a little larger, please." };
  expect((await browser.post(`order/${number}/proofs/1/change`, change)).statusCode).toBe(200);
  const asked = await page();
  expect(asked.order.items[0]).toMatchObject({
    change: "The bee a little larger, please.",
    note: "The bee & the flower",
  });
  expect(await twice("proof", { note: "Larger now" })).toBe("Noted: Proof 2 is ready.");
  await approve();
  expect((await page()).order.due).toBe("65.00");
  expect(await twice("pay", { amount: "$20", reference: "bank 1" })).toBe(
    "Noted: $20.00 has arrived, $45.00 to go.",
  );
  expect((await page()).order.due).toBe("45.00");
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
  expect(open.order.owed).toBe("5.50");
  expect(open.words).toContain("$5.50 is to be given back.");
  await open.send("refund", { reference: "back 1" });
  expect(await read()).toMatchObject({ paid: 65, due: 0 });
  await (await page()).send("cancel", { reason: "The stock is gone." });
  const ended = await page();
  expect(ended.order.owed).toBe("65.00");
  expect(ended.order).toMatchObject({ payments: [{ held: "$65.00" }], may: { start: false, cancel: false } });
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

describe("nothing is noted, and the answer says why", () => {
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
    expect(Object.values(answer.json().error.fields)).toEqual([sentence]);
    expect((await read()).events).toHaveLength(1);
  });

  test("the same reference with another amount, and more given back than came", async () => {
    const { page, read } = await orderedByGuest(shop);
    await (await page()).send("pay", { amount: "20", reference: "bank 1" });
    const other = await (await page()).send("pay", { amount: "30", reference: "bank 1" });
    expect(other.statusCode).toBe(422);
    expect(other.body).toContain("This reference was recorded before with another amount.");
    const much = await (await page()).send("refund", { amount: "20.01", reference: "back" });
    expect([much.statusCode, much.json().message]).toEqual([422, "No more can be given back than was paid."]);
    expect(await read()).toMatchObject({ paid: 20 });
  });

  test("a step before its time", async () => {
    const { page, read } = await orderedByGuest(shop);
    const { order, send } = await page();
    expect(order).toMatchObject({
      main: "proof",
      due: "65.00",
      may: { start: false, dispatch: false, deliver: false, cancel: true },
    });
    const early = await send("start");
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      "An order goes into production when every proof is approved and all of it is paid.",
    ]);
    expect((await send("dispatch", { carrier: "NZ Post" })).statusCode).toBe(409);
    expect((await send("deliver")).statusCode).toBe(409);
    expect((await send("proof", { line: "2", version: "1" })).statusCode).toBe(404);
    expect((await send("nothing")).statusCode).toBe(422);
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
