import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CustomerKind } from "#domain/studio/customer-list.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: the customers of the whole shop are listed. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });
const ann = somebody();
const newEmail = () => `person.${randomUUID()}@example.org`;

interface Listed {
  readonly ref: string;
  readonly name: string;
  readonly email: string;
  readonly orders: number;
}
interface Page {
  readonly data: { readonly customers: readonly Listed[]; readonly next: string | null };
}

async function pageOf(browser: StudioBrowser, asked: Record<string, string>) {
  const given = await browser.get(`customers?${new URLSearchParams(asked)}`);
  expect(given.statusCode, given.body).toBe(200);
  return given.json<Page>().data;
}

async function namesOf(browser: StudioBrowser, search: string, kind: CustomerKind = "all") {
  const { customers } = await pageOf(browser, { search, kind });
  return customers.map(({ name, orders }) => [name, orders]);
}

/** Somebody orders without an account. */
async function orderAsGuest(details: object, browser = openBrowser(shop.app)) {
  await put(browser, { ...classic, quantity: 100 });
  return { browser, ...(await order(browser, details)) };
}

describe("the list of customers", () => {
  test("finds members and guests by name, address and phone, without macrons, each address once", async () => {
    const { browser } = await enterStudio(shop, "support");
    const [member, guest] = [newEmail(), newEmail()];
    const own = await signUp(shop, { ...ann, first_name: "Māia", last_name: "Ōtaki", email: member });
    const added = await own.post("account/addresses", {
      address_label: "Home",
      address: "12 Cuba Street",
      city_town: "Wellington",
      province: "Wellington",
      postcode: "6011",
      phone_number: "+64 27 471 1001",
    });
    expect(added.statusCode, added.body).toBe(201);
    for (const last_name of ["Pārata", "Parāta"])
      await orderAsGuest({ email: guest, first_name: "Wīremu", last_name, phone_number: "(04) 471 1002" });
    expect(await namesOf(browser, "maia otaki")).toEqual([["Māia Ōtaki", 0]]);
    expect(await namesOf(browser, member.slice(0, 20).toUpperCase())).toEqual([["Māia Ōtaki", 0]]);
    expect(await namesOf(browser, "WIREMU pārata")).toEqual([["Wīremu Parāta", 2]]);
    expect(await namesOf(browser, "0274711001")).toEqual([["Māia Ōtaki", 0]]);
    expect(await namesOf(browser, "+64 4 471-1002")).toEqual([["Wīremu Parāta", 2]]);
    expect(await namesOf(browser, "maia", "guests")).toEqual([]);
    expect(await namesOf(browser, "wiremu", "members")).toEqual([]);
    expect(await namesOf(browser, "maia", "account")).toEqual([]);
    await shop.sql(`update customer set credit_limit = 100 where email = '${member}'`);
    expect(await namesOf(browser, "maia", "account")).toEqual([["Māia Ōtaki", 0]]);
    for (const search of ["100%", "a_a", "\\\\\\"]) expect(await namesOf(browser, search)).toEqual([]);
    const short = await browser.get("customers?search=ab");
    expect([short.statusCode, Object.keys(short.json().error.fields)]).toEqual([422, ["search"]]);
  });

  test("who ordered as a guest with an account's address is that account, once", async () => {
    const { browser } = await enterStudio(shop, "support");
    const person = { ...ann, last_name: "Twiceover", email: newEmail() };
    await orderAsGuest({ ...person, password: undefined });
    await signUp(shop, person);
    expect(await namesOf(browser, "twiceover")).toEqual([["Ann Twiceover", 1]]);
  });

  test("a place that is none is refused", async () => {
    const { browser } = await enterStudio(shop, "owner");
    for (const after of ["x", "1_1", "1_b_1", "1_a_1'", "99999999999999999_a_1"])
      expect((await browser.get(`customers?${new URLSearchParams({ after })}`)).statusCode).toBe(400);
    expect((await browser.get("customers?after=9999999999999999_g_999999999")).statusCode).toBe(200);
  });

  test("is not for production", async () => {
    const { browser } = await enterStudio(shop, "production");
    expect((await browser.get("customers")).statusCode).toBe(403);
  });
});
