import { expect, test } from "vitest";
import { demonstrationNumbers } from "#domain/catalogue/own-numbers.ts";
import { giveBack, pay } from "#tests/support/bodies/recorded-facts.ts";
import { ownNumbers, soldAfter } from "#tests/support/catalogue/own-numbers.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { issueWaitingPapers } from "./issue-waiting-papers.ts";

/** A shop on its first day: it has the demonstration's numbers, or none. */
async function newShop(numbers: object = demonstrationNumbers): Promise<PeopleShop> {
  const shop = await openPeopleShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });
  const { gstNumber: _gst, bankAccount: _bank, ...rest } = soldAfter(() => {}).shop;
  const document = soldAfter((changed) => (changed.shop = { ...rest, ...numbers }));
  await publishCatalogue(shop.services.db, document);
  await shop.services.catalogue.refresh();
  return shop;
}

/** The owner enters numbers in the studio. */
async function entered(shop: PeopleShop, change: object) {
  const { browser } = await enterStudio(shop, "owner");
  const was = (await browser.get("settings/identity")).json().data;
  const answer = await browser.send("PUT", "settings/identity", { ...was, ...change, was });
  expect(answer.statusCode, answer.body).toBe(200);
}

const gst = { gst_number: ownNumbers.gstNumber };
const account = { bank_name: "Peel Ltd", bank_number: ownNumbers.bankAccount.number };

const issued = (shop: PeopleShop) =>
  shop.sql(`select kind, number, order_no, cents, gst, p.shop->>'gstNumber' as by
    from tax_paper p join shop_order o on o.id = order_id order by p.id`);

const waiting = async (shop: PeopleShop) =>
  (await shop.sql("select kind from waiting_tax_paper order by id")).map(({ kind }) => kind);

test("an invoice waits for the shop's own GST number and account, and is then numbered, mailed and printed, once", async () => {
  const shop = await newShop();
  try {
    const guest = await orderedByGuest(shop);
    expect((await guest.read()).bank).toBeNull();
    await pay(shop, guest.number, 6_500, "bank 1");
    expect(await guest.read()).toMatchObject({ papers: [], does_invoice_wait: true });
    const paid = await shop.mailTo(guest.email, "Your order is paid");
    expect(paid.text).toContain("Follows by email");

    await entered(shop, gst);
    expect([await issued(shop), await waiting(shop)]).toEqual([[], ["invoice"]]);
    await entered(shop, account);
    const mail = await shop.mailTo(guest.email, "Your tax invoice INV-000001");
    expect(mail.text).toContain(`/pdf/order/${guest.number}/invoice`);
    expect(await issued(shop)).toEqual([
      {
        kind: "invoice",
        number: 1,
        order_no: guest.number,
        cents: 6_500,
        gst: 848,
        by: ownNumbers.gstNumber,
      },
    ]);
    const issuedOrder = await guest.read();
    expect(issuedOrder.does_invoice_wait).toBe(false);
    const [paper] = issuedOrder.papers;
    expect((await shop.app.inject(paper?.path ?? "")).headers["content-type"]).toBe("application/pdf");

    await entered(shop, { phone: "09 555 0199" });
    await issueWaitingPapers(shop.services);
    expect(await issued(shop)).toHaveLength(1);
    const invoices = (await shop.outbox()).filter(({ subject }) => subject.startsWith("Your tax invoice"));
    expect(invoices).toHaveLength(1);
  } finally {
    await shop.close();
  }
});

test("papers of several orders come in the order of their payments, the credit note too, however many work at once or are stopped", async () => {
  const shop = await newShop({ gstNumber: ownNumbers.gstNumber });
  try {
    const guests = [];
    for (let n = 0; n < 4; n++) guests.push(await orderedByGuest(shop));
    const [first, second, third, ended] = guests.toReversed() as [Guest, Guest, Guest, Guest];
    for (const { number } of [first, second, third]) await pay(shop, number, 6_500, `bank ${number}`);
    await giveBack(shop, second.number, 1_000, "back 1");
    await pay(shop, ended.number, 6_500, "bank 4");
    expect(await waiting(shop)).toEqual(["invoice", "invoice", "invoice", "credit-note", "invoice"]);

    // It is stopped at the third paper: what was issued before stays, the rest waits on.
    await shop.sql(`create function stop_third() returns trigger language plpgsql as $$
      begin if new.number = 3 and new.kind = 'invoice' then raise exception 'killed'; end if; return new; end $$`);
    await shop.sql(
      "create trigger stop_third before insert on tax_paper for each row execute function stop_third()",
    );
    await publishCatalogue(
      shop.services.db,
      soldAfter(() => {}),
    );
    await expect(issueWaitingPapers(shop.services)).rejects.toThrow("Failed query");
    expect([(await issued(shop)).length, (await waiting(shop)).length]).toEqual([2, 3]);
    await shop.sql("drop trigger stop_third on tax_paper");

    // One more is paid while others wait: it does not overtake them.
    const later = await orderedByGuest(shop);
    await pay(shop, later.number, 6_500, "bank 5");
    await Promise.all(Array.from({ length: 4 }, () => issueWaitingPapers(shop.services)));
    await until("All papers", async () => (await waiting(shop)).length === 0);
    const papers = (await issued(shop)).map(({ kind, number, order_no: order }) => [kind, number, order]);
    expect(papers).toEqual([
      ["invoice", 1, first.number],
      ["invoice", 2, second.number],
      ["invoice", 3, third.number],
      ["credit-note", 1, second.number],
      ["invoice", 4, ended.number],
      ["invoice", 5, later.number],
    ]);
  } finally {
    await shop.close();
  }
});

type Guest = Awaited<ReturnType<typeof orderedByGuest>>;
