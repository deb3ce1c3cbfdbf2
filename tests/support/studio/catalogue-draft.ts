import { afterEach, expect } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import type { App } from "#platform/http/app.types.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { classic } from "../bodies/cart-bodies.ts";
import { soldDocument } from "../catalogue/own-numbers.ts";
import { ownShop, type PeopleShop } from "../server/people-shop.ts";
import type { StudioBrowser } from "./studio-browser.ts";

/** A shop of a file's own, whose catalogue changes: after each test it sells again what it sold, and nothing is drafted. */
export function ownCatalogueShop(): PeopleShop {
  const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });
  afterEach(async () => {
    await shop.sql("delete from catalogue_draft");
    await shop.sql("delete from catalogue_waiting");
    await publishCatalogue(shop.services.db, soldDocument);
    await shop.services.catalogue.refresh();
  });
  return shop;
}

/** A row that is copied from another one, under a name of its own. */
export const copied = (sheet: string, from: string, name: string): CatalogueChange => ({
  kind: "add",
  sheet,
  row: "",
  cells: { from, name, summary: "Soft, for jams.", note: "Soft." },
});

/** Another text in a cell of a sheet. */
export const cell = (
  sheet: string,
  row: string,
  column: string,
  was: string,
  now: string,
): CatalogueChange => ({
  kind: "cell",
  sheet,
  row,
  column,
  was,
  now,
});
/** Classic paper: its smallest order is $13.00, 25 pieces cost $20.00. */
export const smallest = (was: string, now: string) => cell("products", "2", "minimum", was, now);

/** The draft as an owner reads it, with the sheets of a part. */
export async function draftOf(browser: StudioBrowser, part = "") {
  const answer = await browser.get(`catalogue/draft?part=${part}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Sends edits, whatever comes of it. */
export const edit = (browser: StudioBrowser, ...edits: CatalogueChange[]) =>
  browser.send("PATCH", "catalogue/draft", { edits });

/** Makes edits, and answers the draft after them. */
export async function edited(browser: StudioBrowser, ...edits: CatalogueChange[]) {
  const answer = await edit(browser, ...edits);
  expect(answer.statusCode, answer.body).toBe(200);
  return draftOf(browser);
}

/** Publishes the draft as it is, whatever comes of it. */
export async function publish(browser: StudioBrowser, more: object = {}) {
  const { version } = await draftOf(browser);
  return browser.post("catalogue/publish", { version, ...more });
}

/** Publishes the draft, and answers the number of the publication. */
export async function published(browser: StudioBrowser, more: object = {}): Promise<number> {
  const answer = await publish(browser, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.publication;
}

/** 25 pieces of classic paper, as a node sells them. */
export async function rowAt(app: App) {
  const query = new URLSearchParams(
    Object.entries(classic).flatMap(([name, value]) =>
      name === "origin_path" ? [] : [[name, String(value)] as [string, string]],
    ),
  );
  const answer = await app.inject(`/api/get/pricing-data?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.find((row: { quantity: number }) => row.quantity === 25);
}

/** What they cost there, in dollars. */
export const priceAt = async (app: App) => (await rowAt(app)).price;
