import { expect, test } from "vitest";
import { ownNumbers } from "#tests/support/catalogue/own-numbers.ts";
import { giveBack, pay } from "#tests/support/bodies/recorded-facts.ts";
import { orderOf } from "#tests/support/bodies/order-bodies.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { recordMoneyWithin } from "#topics/order/record-fact.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { withOtherKey } from "#tests/support/server/other-key.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

type Guest = Awaited<ReturnType<typeof orderedByGuest>>;

interface Paper {
  readonly name: string;
  readonly amount: number;
  readonly path: string;
}

const papersOf = async ({ read }: Guest): Promise<readonly Paper[]> => (await read()).papers;

const numbersOf = (kind: string) =>
  shop.sql(`select number from tax_paper where kind = '${kind}' order by number`);

async function textOf(path: string): Promise<string> {
  const answer = await shop.app.inject(path);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  return readPdf(answer.rawPayload).text.replaceAll(/\s/g, " ");
}

test("a tax invoice is there once all is paid, with the order's own sums, the GST and its number", async () => {
  const guest = await orderedByGuest(shop);
  await pay(shop, guest.number, 3_000, "bank 1");
  expect(await papersOf(guest)).toEqual([]);
  await pay(shop, guest.number, 3_500, "bank 2");
  const [invoice, ...more] = await papersOf(guest);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({ name: expect.stringMatching(/^Tax invoice INV-\d{6}$/), amount: 65 });
  const text = await textOf(invoice?.path ?? "");
  const { gst, sub_total: goods } = await guest.read();
  for (const words of [
    invoice?.name.replace("Tax invoice ", "") ?? "",
    guest.number,
    "Wed 10 March 2027",
    `GST number ${ownNumbers.gstNumber}`,
    "Bea Moss",
    "Whangārei 0110",
    `$${goods.toFixed(2)}`,
    "Total $65.00",
    `$${gst.toFixed(2)}`,
    "Paid, thank you.",
  ])
    expect(text).toContain(words);
});

test("what is given back is on a credit note, what was paid too much never was on any paper", async () => {
  const guest = await orderedByGuest(shop);
  await pay(shop, guest.number, 7_000, "bank 1");
  await giveBack(shop, guest.number, 500, "back 1");
  expect(await papersOf(guest)).toHaveLength(1);
  await giveBack(shop, guest.number, 1_000, "back 2");
  const [invoice, note] = await papersOf(guest);
  expect(note).toMatchObject({ name: expect.stringMatching(/^Credit note CN-\d{6}$/), amount: 10 });
  const text = await textOf(note?.path ?? "");
  for (const words of ["Credit note", `Given back of order ${guest.number}`, "$10.00", "$1.30"])
    expect(text).toContain(words);
  expect(text).toContain(invoice?.name.replace("Tax invoice ", "") ?? "");
});

test("numbers have no gaps, however many are paid at once and however many transactions fail", async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => orderedByGuest(shop)));
  const failing = async (number: string) =>
    expect(
      shop.services.db.transaction(async (tx) => {
        const happening = { kind: "paid", cents: 6_500, reference: "bank 0" } as const;
        await recordMoneyWithin(shop.services, tx, number, { happening, by: "shop" });
        throw new Error("killed before the commit");
      }),
    ).rejects.toThrow("killed before the commit");
  await Promise.all(
    guests.flatMap(({ number }) => [
      failing(number),
      pay(shop, number, 6_500, "bank 1"),
      pay(shop, number, 6_500, "bank 1"),
    ]),
  );
  const numbers = (await numbersOf("invoice")).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(8);
});

test("papers never change: not by a statement, and not by a second fact", async () => {
  for (const statement of [
    "update tax_paper set cents = 1",
    "delete from tax_paper",
    "truncate tax_paper",
    "insert into tax_paper (kind, number, order_id, fact_id, cents, gst, shop, issued_at) select kind, 1000, order_id, fact_id, cents, gst, shop, issued_at from tax_paper limit 1",
  ])
    await expect(shop.sql(statement), statement).rejects.toThrow("Failed query");
});

test("somebody else's paper is not there, nor one of another order, nor one with a key off by one", async () => {
  const [guest, other] = [await orderedByGuest(shop), await orderedByGuest(shop)];
  await pay(shop, guest.number, 6_500, "bank 1");
  const [invoice] = await papersOf(guest);
  const path = invoice?.path ?? "";
  const [address = "", query = ""] = path.split("?");
  const number = address.split("/").at(-1) ?? "";
  const { path: page } = { path: `/pdf/order/${other.number}/${number}?${query}` };
  for (const wrong of [address, withOtherKey(path), page, `${address.slice(0, -1)}x?${query}`])
    expect([wrong, (await shop.app.inject(wrong)).statusCode]).toEqual([wrong, 404]);
  const stranger = openBrowser(shop.app, "192.0.2.77");
  expect((await stranger.get(`order/${guest.number}`)).statusCode).toBe(404);
  const kept = await shop.app.inject(path);
  expect(kept.headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  expect((await orderOf(guest.browser, guest.number)).papers).toHaveLength(1);
});
