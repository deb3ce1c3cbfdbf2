import { describe, expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { issue, linked } from "#tests/support/bodies/quotation-bodies.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser } from "#tests/support/server/people-shop.ts";
import {
  cell,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  priceAt,
  publish,
  published,
  rowAt,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { readPriceChanges } from "./read-draft.ts";

const shop = ownCatalogueShop();

describe("a price that an owner changes", () => {
  test("is on sale on every node once it is published; what was promised keeps its price", async () => {
    const { browser, id } = await enterStudio(shop, "owner");
    const other = await shop.otherNode();
    const owner = openBrowser(shop.app);
    const link = await issue(owner, classic);
    const kept = await linked(openBrowser(shop.app), link);
    const ordered = await orderedByGuest(shop);
    const before = await ordered.read();
    const inCart = openBrowser(shop.app);
    await put(inCart, classic);

    const { lines } = await edited(browser, smallest("13.00", "$32"));
    expect(lines).toMatchObject([{ label: "Classic Paper, smallest order", was: "$13.00", now: "$32.00" }]);
    expect(await priceAt(shop.app)).toBe(20);
    await published(browser, { note: "Small runs cost us more." });

    expect(await priceAt(shop.app)).toBe(32);
    await until("The other node's price", async () => (await priceAt(other)) === 32);
    expect((await cartOf(inCart)).cart_items[0]).toMatchObject({ price: 32 });
    expect(await linked(openBrowser(shop.app), link)).toEqual({ ...kept, goods_today: 32 });
    expect(await ordered.read()).toMatchObject({ total_price: before.total_price });
    expect((await draftOf(browser)).lines).toEqual([]);
    expect(
      await shop.sql(
        "select staff_id, action, before, after from audit_entry where action like 'catalogue.%' order by id",
      ),
    ).toEqual([
      {
        staff_id: id,
        action: "catalogue.drafted",
        before: { "Classic Paper, smallest order": "$13.00" },
        after: { "Classic Paper, smallest order": "$32.00" },
      },
      {
        staff_id: id,
        action: "catalogue.published",
        before: { "Classic Paper, smallest order": "$13.00" },
        after: { "Classic Paper, smallest order": "$32.00", note: "Small runs cost us more." },
      },
    ]);
  });

  test("of two who change one cell the second is told what the first has set; of two cells both stay", async () => {
    const { browser: one } = await enterStudio(shop, "owner");
    const { browser: two } = await enterStudio(shop, "owner");
    const answers = await Promise.all([
      edit(one, smallest("13.00", "14.00")),
      edit(two, smallest("13.00", "15.00")),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const set = answers[0].statusCode === 200 ? "14.00" : "15.00";
    const late = answers.find(({ statusCode }) => statusCode === 409)!.json();
    expect(late.error.cells).toEqual([{ place: "products/2/minimum", found: set }]);
    expect((await edit(two, smallest(set, set))).statusCode).toBe(200);
    const { lines } = await edited(two, cell("products", "1", "minimum", "13.00", "16.00"));
    expect(lines.map(({ now }: { now: string }) => now).toSorted()).toEqual([`$${set}`, "$16.00"].toSorted());
  });

  test("nobody publishes what they did not see, and the same is not published twice", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const seen = await edited(browser, smallest("13.00", "14.00"));
    await edited(browser, smallest("14.00", "15.00"));
    const old = await browser.post("catalogue/publish", { version: seen.version });
    expect([old.statusCode, await priceAt(shop.app)]).toEqual([409, 20]);
    const { version } = await draftOf(browser);
    const twice = await Promise.all([1, 2].map(() => browser.post("catalogue/publish", { version })));
    const [once, again] = twice.map((answer) => answer.json().data);
    expect(again).toEqual(once);
    expect(
      await shop.sql(`select id from catalogue_publication where version_id = '${version}'`),
    ).toHaveLength(1);
  });

  test("what is set back is no change, and a dropped draft is gone", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "14.00"));
    expect((await edited(browser, smallest("14.00", "13.00"))).lines).toEqual([]);
    const { revision } = await edited(browser, smallest("13.00", "14.00"));
    expect((await browser.post("catalogue/draft/discard", { revision: revision - 1 })).statusCode).toBe(409);
    expect((await browser.post("catalogue/draft/discard", { revision })).statusCode).toBe(200);
    expect((await draftOf(browser)).lines).toEqual([]);
    expect((await publish(browser)).statusCode).toBe(409);
  });
});

describe("what is wrong", () => {
  test("is said at its cell, and nothing of the edits is kept", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const answer = await edit(
      browser,
      smallest("13.00", "14.00"),
      cell("products", "1", "minimum", "13.00", "cheap"),
      cell("coupons", "1", "code", "FIRSTPEEL", "FREE"),
      cell("shop", "shop", "bankAccount", "", "99-9999-9999999-00"),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      "products/1/minimum": "Please type dollars, such as 12.40.",
      "coupons/1/code": "There is no such cell.",
      "shop/shop/bankAccount": "There is no such cell.",
    });
    expect((await draftOf(browser)).lines).toEqual([]);
  });

  test("between cells can be drafted, stands at its row, and is not published, by call either", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const draft = await edited(browser, cell("margins", "card-sheet.5", "factor", "1.03", "3"));
    expect(draft.issues).toEqual([expect.objectContaining({ sheet: "margins", row: "card-sheet.1" })]);
    const answer = await publish(browser, { reason: "I want it so." });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      "This cannot be put on sale as it is. Please mend what is marked first.",
    ]);
  });

  test("what a further set costs is shown by what it does to two sets", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, cell("products", "1", "further", "6.00", "9.00"));
    const { dearer, rises } = (await browser.get("catalogue/prices")).json().data;
    expect([dearer > 0, rises]).toMatchObject([true, [{ sets: 2 }]]);
    expect(rises[0].after).toBeGreaterThan(rises[0].before);
  });

  test("a price below cost is shown, refused without a reason, and published knowingly with one", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const promotion: CatalogueChange = {
      kind: "add",
      sheet: "promotions",
      row: "",
      cells: { name: "Giveaway", products: "1", off: "80", starts: "2027-04-01", ends: "2027-04-02" },
    };
    await edited(browser, promotion);
    const { broken, version } = (await browser.get("catalogue/prices")).json().data;
    expect(broken).toMatchObject([{ rule: "below-cost" }]);
    const [worst] = broken[0].worst;
    expect(worst.price).toBeLessThan(worst.against);
    expect(worst.address).toContain("/stickers/paper");
    // Who looks again, or publishes, has nothing worked out anew.
    const [again, once] = [await readPriceChanges(shop.services), await readPriceChanges(shop.services)];
    expect(again.broken[0]?.worst).toBe(once.broken[0]?.worst);
    expect((await publish(browser)).json().message).toContain("Some prices would be");
    const publication = await published(browser, { reason: "It brings people in." });
    expect(
      await shop.sql(
        `select broken, reason, version_id from catalogue_publication where id = ${publication}`,
      ),
    ).toEqual([
      { broken: { "below-cost": broken[0].count }, reason: "It brings people in.", version_id: version },
    ]);
  });
});

describe("days and hours", () => {
  test("a day that is closed moves the promised date", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const dayOf = async () => (await rowAt(shop.app)).shipping[0].shipping_date.delivery;
    const before = await dayOf();
    const closed: CatalogueChange = {
      kind: "add",
      sheet: "days",
      row: "",
      cells: { date: "2027-03-12", kind: "closure", region: "", name: "Stocktaking" },
    };
    const { lines } = await edited(browser, closed);
    expect(lines).toMatchObject([{ label: "Days closed", was: "", now: "2027-03-12, Stocktaking" }]);
    await published(browser);
    expect(before < (await dayOf())).toBe(true);
  });
});

describe("a publication", () => {
  test("is taken back in one press, once, and what came later stays", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "32.00"));
    const first = await published(browser);
    await edited(browser, cell("shop", "shop", "free", "100.00", "150.00"));
    await published(browser);
    const twice = await Promise.all(
      [1, 2].map(() => browser.post("catalogue/take-back", { publication: first })),
    );
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await priceAt(shop.app)).toBe(20);
    expect(shop.services.catalogue.current().document.shop.freeShippingFrom).toBe(15_000);
    const { publications } = (await browser.get("catalogue/publications")).json().data;
    expect(publications[0]).toMatchObject({ undoes: first, lines: [{ was: "$32.00", now: "$13.00" }] });
    expect(publications[2]).toMatchObject({ id: first, undone_by: publications[0].id });
  });

  test("is not taken back where something later has changed the same", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "14.00"));
    const first = await published(browser);
    await edited(browser, smallest("14.00", "15.00"));
    await published(browser);
    const answer = await browser.post("catalogue/take-back", { publication: first });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "Something of this was changed on sale meanwhile. Please decide what counts first.",
    ]);
  });

  test("leaves who the shop is as it was set meanwhile, and a draft shows what it cannot change any more", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "14.00"));
    const was = (await browser.get("settings/identity")).json().data;
    const named = await browser.send("PUT", "settings/identity", { ...was, name: "Mere's Labels", was });
    expect(named.statusCode).toBe(200);
    const draft = await draftOf(browser);
    expect([draft.lines.length, draft.conflicts]).toEqual([1, []]);
    await published(browser);
    const { document } = shop.services.catalogue.current();
    expect([document.shop.name, document.products[1]?.minimumCharge]).toEqual(["Mere's Labels", 1400]);
  });
});
