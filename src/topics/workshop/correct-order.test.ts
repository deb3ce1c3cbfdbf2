import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { type MessageCode, messageOf } from "#domain/messages.ts";
import { pay } from "#tests/support/bodies/recorded-facts.ts";
import { orderedByGuest, tracesOf } from "#tests/support/server/guest-order.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

type Ordered = Awaited<ReturnType<typeof orderedByGuest>>;
type Form = StudioReplyTo<"POST orders/:order_no/lines/:line/form">;
type Worked = StudioReplyTo<"POST orders/:order_no/correction/preview">;

/** 200 pieces cost $97.00 in place of $57.00 for 100. */
const twice = (ordered: Ordered) => changedLine(ordered, { quantity: "200" });
const half = (ordered: Ordered) => changedLine(ordered, { quantity: "50" });

/** The first line as its form has it with other values in some fields. */
async function configured({ number }: Ordered, values: Readonly<Record<string, string>>): Promise<string> {
  const owner = await ownerOf(shop);
  const form = async (body: object) =>
    (await owner.post(`orders/${number}/lines/1/form`, body)).json<{ data: Form }>().data;
  const { fields, configured: before } = await form({});
  const typed = fields.flatMap(({ name, kind, value, options }) =>
    kind === "number"
      ? [[name, values[name] ?? value]]
      : options.filter(({ is_chosen: isChosen }) => isChosen).map((one) => [name, values[name] ?? one.value]),
  );
  return (await form({ configured: before, typed })).configured;
}

async function changedLine(ordered: Ordered, values: Readonly<Record<string, string>>) {
  return { lines: [{ line: 1, configured: await configured(ordered, values) }] };
}

/** A correction of the order as it stands, with a key of its own. */
async function bodyOf({ page }: Ordered, correction: object) {
  const { order } = await page();
  return { seen: order.seen, key: randomUUID(), reason: "You rang us.", ...correction };
}

async function correct(ordered: Ordered, correction: object, call = "correction", by?: StudioBrowser) {
  const staff = by ?? (await ownerOf(shop));
  return staff.post(`orders/${ordered.number}/${call}`, await bodyOf(ordered, correction));
}

async function preview(ordered: Ordered, correction: object): Promise<Worked> {
  const answer = await correct(ordered, correction, "correction/preview");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Worked }>().data;
}

async function paidAndApproved() {
  const ordered = await orderedByGuest(shop);
  await pay(shop, ordered.number, 6_500, "bank 1");
  await (await ordered.page()).send("proof");
  await ordered.approve();
  return ordered;
}

async function papersOf({ number }: Ordered) {
  return shop.sql(`select kind, cents, gst from tax_paper join shop_order o on o.id = order_id
    where o.order_no = '${number}' order by tax_paper.id`);
}

describe("another quantity after payment", () => {
  test("is worked out first, and changes nothing", async () => {
    const ordered = await paidAndApproved();
    expect(await preview(ordered, await twice(ordered))).toMatchObject({
      costs: "It costs $40.00 more.",
      total: 105,
      due: 40,
      is_lower: false,
      proofs: [],
    });
    expect(await ordered.read()).toMatchObject({ total_price: 65, due: 0, stage: "ready" });
  });

  test("that is more keeps what was approved, asks for the rest, and has an invoice of its own once that is there", async () => {
    const ordered = await paidAndApproved();
    const { statusCode, body } = await correct(ordered, { ...(await twice(ordered)), total: 105 });
    expect(statusCode, body).toBe(200);
    const order = await ordered.read();
    expect(order).toMatchObject({ stage: "open", waits_for: ["payment"], total_price: 105, due: 40 });
    expect(order.items[0]).toMatchObject({ quantity: 200, price: 97, proof: { state: "approved" } });
    expect(order.open_until).toBeNull();
    const mail = await shop.mailTo(ordered.email, "Your order was changed");
    for (const said of ["It costs $40.00 more.", "$40.00 is still to be paid.", "You rang us.", "200 pcs"])
      expect(mail.text).toContain(said);
    await pay(shop, ordered.number, 4_000, "bank 2");
    expect(await ordered.read()).toMatchObject({ stage: "ready", due: 0 });
    expect(await papersOf(ordered)).toEqual([
      { kind: "invoice", cents: 6_500, gst: 848 },
      { kind: "invoice", cents: 4_000, gst: 522 },
    ]);
  });

  test("that is less is a right of its own, is credited at once, and the money is owed", async () => {
    const ordered = await paidAndApproved();
    const { total, is_lower } = await preview(ordered, await half(ordered));
    expect(is_lower).toBe(true);
    const refused = await correct(ordered, { ...(await half(ordered)), total });
    expect([refused.statusCode, refused.json().message]).toEqual([403, messageOf("correction-lowers")]);
    expect((await correct(ordered, { ...(await half(ordered)), total }, "lowering")).statusCode).toBe(200);
    expect(await ordered.read()).toMatchObject({ stage: "ready", total_price: total, due: -24.7 });
    const [, note] = await papersOf(ordered);
    expect(note).toMatchObject({ kind: "credit-note", cents: Math.round((65 - total) * 100) });
  });

  test("of which another sum was seen changes nothing", async () => {
    const ordered = await paidAndApproved();
    const answer = await correct(ordered, { ...(await twice(ordered)), total: 104 });
    expect([answer.statusCode, answer.json().message]).toEqual([409, messageOf("correction-moved")]);
  });
});

test("another size is proofed anew, at its price, and nothing is made before it is approved", async () => {
  const ordered = await paidAndApproved();
  const larger = await changedLine(ordered, { size: "custom", width: "61", height: "61" });
  const { proofs, total } = await preview(ordered, larger);
  expect(proofs).toHaveLength(1);
  expect((await correct(ordered, { ...larger, total })).statusCode).toBe(200);
  expect(await ordered.read()).toMatchObject({
    stage: "open",
    items: [{ proof: { state: "artwork-sent" } }],
  });
  await (await ordered.page()).send("proof");
  await ordered.approve();
  await pay(shop, ordered.number, Math.round((total - 65) * 100), "bank 2");
  expect(await ordered.read()).toMatchObject({ stage: "ready", total_price: total });
});

test("a line is added like another one, an allowance is taken off, a line is removed: all that is made stays one", async () => {
  const ordered = await paidAndApproved();
  const more = { added: [{ like: 1, configured: await configured(ordered, { quantity: "200" }) }] };
  expect((await correct(ordered, more)).statusCode).toBe(200);
  expect(await ordered.read()).toMatchObject({ total_price: 162, items: [{}, { quantity: 200, price: 97 }] });
  const allowance = { charges: [{ title: "For the delay", amount: "-5.00" }] };
  expect((await correct(ordered, allowance)).statusCode).toBe(403);
  expect((await correct(ordered, allowance, "lowering")).statusCode).toBe(200);
  expect((await correct(ordered, { removed: [1] }, "lowering")).statusCode).toBe(200);
  const order = await ordered.read();
  expect(order).toMatchObject({ sub_total: 92, total_price: 100 });
  expect(order.items.map(({ price }: { price: number }) => price)).toEqual([0, 97, -5]);
  const last = await correct(ordered, { removed: [2] }, "lowering");
  expect(last.json().message).toBe(messageOf("correction-empties"));
});

test("where it goes is put right, told to its customer, and the invoice of before says what it said", async () => {
  const ordered = await paidAndApproved();
  const { number, email } = ordered;
  const before = await ordered.browser.get(`order/${number}/documents/invoice.pdf`);
  const contact = { address: "9 Marae Road", po_number: "PO-77" };
  expect((await correct(ordered, { contact })).statusCode).toBe(200);
  const order = await ordered.read();
  expect(order).toMatchObject({ po_number: "PO-77", total_price: 65, stage: "ready" });
  expect(order.deliver_to.lines).toContain("9 Marae Road");
  const mail = await shop.mailTo(email, "Your order was changed");
  expect(mail.text).toContain("the delivery address; the PO number");
  expect(mail.text).toContain("9 Marae Road");
  const after = await ordered.browser.get(`order/${number}/documents/invoice.pdf`);
  expect(after.statusCode).toBe(before.statusCode);
  expect((await tracesOf(shop, number, email)).facts.at(-1)).toBe("corrected");
});

describe("a correction", () => {
  test.each<[string, object, MessageCode | null]>([
    ["of nothing", {}, "correction-same"],
    ["without a reason", { contact: { po_number: "1" }, reason: " " }, "correction-reason-required"],
    ["of a line that is not there", { removed: [7] }, "not-found"],
    ["of an address that is none", { contact: { postcode: "12" } }, null],
    ["by a charge that nobody can read", { charges: [{ title: "x", amount: "much" }] }, null],
  ])("%s is refused in words", async (_, correction, code) => {
    const answer = await correct(await orderedByGuest(shop), correction);
    const { message, error } = answer.json<{ message: string; error: { fields?: object } }>();
    expect(answer.statusCode).toBeGreaterThanOrEqual(403);
    if (code === null) expect(Object.keys(error.fields ?? {})).toHaveLength(1);
    else expect(message).toBe(messageOf(code));
  });

  test("pressed twice is one, and of two people the second is told what the first did", async () => {
    const ordered = await paidAndApproved();
    const body = await bodyOf(ordered, await twice(ordered));
    const owner = await ownerOf(shop);
    const other = (await enterStudio(shop, "production")).browser;
    const url = `orders/${ordered.number}/correction`;
    const [first, second] = [await owner.post(url, body), await owner.post(url, body)];
    expect([first.json().data.is_old, second.json().data]).toEqual([
      false,
      { ...first.json().data, is_old: true },
    ]);
    const late = await other.post(url, { ...body, key: randomUUID() });
    expect([late.statusCode, late.json().message]).toEqual([409, messageOf("order-moved")]);
    const both = await bodyOf(ordered, {});
    const again = await changedLine(ordered, { quantity: "500" });
    const codes = await Promise.all(
      [owner, other].map((by) => by.post(url, { ...both, key: randomUUID(), reason: "x", ...again })),
    );
    expect(codes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("is for who works on orders, a lower sum for who may lower it", async () => {
    const called = async (role: "owner" | "production" | "support", call: string) => {
      const { browser } = await enterStudio(shop, role);
      const ordered = await orderedByGuest(shop);
      return (await correct(ordered, await twice(ordered), call, browser)).statusCode;
    };
    expect(await called("production", "correction")).toBe(200);
    expect(await called("support", "correction")).toBe(200);
    expect(await called("production", "lowering")).toBe(403);
    expect(await called("support", "lowering")).toBe(200);
    expect(await called("owner", "lowering")).toBe(200);
  });
});
