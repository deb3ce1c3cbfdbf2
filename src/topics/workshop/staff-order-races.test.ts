import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { orderedByGuest, tracesOf } from "#tests/support/server/guest-order.ts";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf, saidOf } from "#tests/support/studio/order-room.ts";
import type { StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

describe("two people at once", () => {
  test("the second is told what has happened since, and can then do it", async () => {
    const { page, read } = await orderedByGuest(shop);
    const [one, two] = [await page(), await page()];
    await one.send("pay", { amount: "20", reference: "bank 1" });
    const told = await two.send("pay", { amount: "45", reference: "bank 2" });
    expect(told.statusCode).toBe(409);
    expect(told.json().message).toBe(
      "Something has happened to this order since you opened the page. Please look at it, then send this again.",
    );
    expect((await page()).order.events.at(-1)?.words).toBe("$20.00 has arrived, $45.00 to go.");
    expect(await read()).toMatchObject({ paid: 20 });
    await (await page()).send("pay", { amount: "45", reference: "bank 2" });
    expect(await read()).toMatchObject({ paid: 65 });
  });

  test("of eight who note one payment it counts once, and of eight different ones the first", async () => {
    const { number, email, page, read } = await orderedByGuest(shop);
    const open = await page();
    const same = Array.from({ length: 8 }, () => open.send("pay", { amount: "20", reference: "bank 1" }));
    expect((await Promise.all(same)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const next = await page();
    const others = Array.from({ length: 8 }, (_, at) =>
      next.send("pay", { amount: "1", reference: `bank 2.${at}` }),
    );
    const codes = (await Promise.all(others)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await read()).toMatchObject({ paid: 21 });
    expect((await tracesOf(shop, number, email)).facts).toEqual(["placed", "paid", "paid"]);
  });

  test("what was noted before is said to be so", async () => {
    const { number, page } = await orderedByGuest(shop);
    await (await page()).send("pay", { reference: "bank 1" });
    const again = await (await page()).send("pay", { amount: "65", reference: "bank 1" });
    expect(await saidOf(shop, number, again)).toBe("This was noted before: $65.00 has arrived. All is paid.");
  });
});

test("two of the staff and the customer at once: what is refused has done nothing, and all that was taken is there", async () => {
  const { browser, number, email, page, read, approve } = await orderedByGuest(shop);
  await (await page()).send("proof");
  await approve();
  const [{ seen }, one, two] = [(await page()).order, await ownerOf(shop), await ownerOf(shop)];
  const room = await page();
  const correct = (by: StudioBrowser, title: string) =>
    by.post(`orders/${number}/correction`, {
      seen,
      key: randomUUID(),
      reason: "As we said.",
      charges: [{ title, amount: "5" }],
    });
  const answers = await Promise.all([
    correct(one, "Packing"),
    correct(two, "Express"),
    room.send("pay", { amount: "20", reference: "bank 1" }),
    browser.post(`order/${number}/contact`, { po_number: "PO-9" }),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode);
  for (const [at, code] of codes.entries()) expect([200, 409], answers[at]?.body).toContain(code);
  const taken = codes.map((code) => code === 200);
  expect(taken).toContain(true);
  expect(taken.slice(0, 2)).not.toEqual([true, true]);
  const { facts } = await tracesOf(shop, number, email);
  const count = (kind: string) => facts.filter((fact) => fact === kind).length;
  expect(count("paid")).toBe(taken[2] ? 1 : 0);
  expect(count("corrected")).toBe([taken[0], taken[1], taken[3]].filter(Boolean).length);
  const order = await read();
  expect(order.total_price).toBe(65 + (taken[0] || taken[1] ? 5 : 0));
  expect(order.paid).toBe(taken[2] ? 20 : 0);
  // The customer looks at nothing that could be old: it is always taken.
  expect([taken[3], order.po_number]).toEqual([true, "PO-9"]);
});
