import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { askForFoil } from "#tests/support/server/answered-request.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });
const newEmail = () => `${randomUUID()}@example.org`;

type Calculated = StudioReplyTo<"POST requests/:number/calculation">;

/** Somebody asks for the product of a page in another size and number. */
async function askFor(slug: string, changes: object): Promise<string> {
  const browser = openBrowser(shop.app);
  const item = await shop.app.inject(`/api/quote/get/featured-items?slug=${slug}`);
  const { selection } = item.json<{ data: { selection: object } }>().data;
  const person = { firstname: "Tane", lastname: "Reid", email_address: newEmail(), comment: "Soon." };
  // Of its features the defaults are taken.
  const chosen = Object.entries(selection).filter(([name]) => !name.startsWith("print_features"));
  const body = { ...Object.fromEntries(chosen), quote_type: "Special Size", ...person, ...changes };
  const answer = await browser.post("quote/create/quote-request", body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: { request_no: string } }>().data.request_no;
}

async function calculation(browser: StudioBrowser, number: string, body: object = {}): Promise<Calculated> {
  const given = await browser.post(`requests/${number}/calculation`, body);
  expect(given.statusCode, given.body).toBe(200);
  return given.json<{ data: Calculated }>().data;
}

describe("the calculation of a request", () => {
  test("is for the owner and support; production is refused, and reads no cost anywhere", async () => {
    const number = await askFor("swing-tags", { quantity: 50 });
    for (const role of ["owner", "support"] as const) {
      const { browser } = await enterStudio(shop, role);
      const { rows } = await calculation(browser, number);
      expect(rows.find(({ quantity }) => quantity === 50)).toEqual({ quantity: 50, price: 14, cost: 4.21 });
    }
    const { browser: production } = await enterStudio(shop, "production");
    expect((await production.post(`requests/${number}/calculation`, {})).statusCode).toBe(403);
    const page = await production.get(`requests/${number}`);
    expect(page.body).not.toMatch(/cost|margin/i);
    const { browser: owner } = await enterStudio(shop, "owner");
    expect((await owner.post("requests/R1/calculation", {})).statusCode).toBe(404);
  });

  test("takes other pieces, sets and sizes, one after the other, and leaves the request as it was", async () => {
    const { browser } = await enterStudio(shop, "support");
    const number = await askFor("swing-tags", { quantity: 50 });
    const before = await shop.sql(`select selection from quote_request where request_no = '${number}'`);
    const first = await calculation(browser, number);
    expect([first.is_as_asked, first.why, first.notes]).toEqual([true, null, []]);
    const more = await calculation(browser, number, {
      configured: first.configured,
      typed: [
        ["quantity", "60"],
        ["kinds", "3"],
      ],
    });
    expect([more.quantity, more.sets, more.is_as_asked]).toEqual([60, 3, true]);
    const larger = await calculation(browser, number, {
      configured: more.configured,
      typed: [
        ["size", "custom"],
        ["width", "80"],
        ["height", "160"],
      ],
    });
    expect([larger.quantity, larger.sets, larger.is_as_asked]).toEqual([60, 3, false]);
    expect(larger.line).toContain("80 x 160 mm");
    const costOf = (one: Calculated) => one.rows.find(({ quantity }) => quantity === 60)?.cost ?? 0;
    expect(costOf(larger)).toBeGreaterThan(costOf(more));
    expect(await shop.sql(`select selection from quote_request where request_no = '${number}'`)).toEqual(
      before,
    );
  });

  test("of a size that is not sold has no price, says why, and offers the nearest that has one", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const number = await askFor("paper-stickers", { size: "custom", width: 304, height: 304, quantity: 100 });
    const asked = await calculation(browser, number);
    expect(asked.why).toBe("The catalogue has no price for a size above our largest.");
    const row = asked.rows.find(({ quantity }) => quantity === 100);
    expect([row?.price, (row?.cost ?? 0) > 0]).toEqual([null, true]);
    const near = await calculation(browser, number, { configured: asked.nearest?.configured });
    expect(near.why).toBeNull();
    expect(near.rows.find(({ quantity }) => quantity === 100)?.price).toBeGreaterThan(0);
  });

  test("of what is special about it says that no figure has it", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const given = await calculation(browser, await askForFoil(shop, newEmail()));
    expect(given.notes).toEqual([expect.stringContaining("What is special about it is in no figure here")]);
    expect(given.parts.length).toBeGreaterThan(1);
  });
});
