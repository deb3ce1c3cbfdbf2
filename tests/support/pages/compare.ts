import { expect, type Page } from "@playwright/test";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { pageAt } from "#domain/seo/page-at.ts";
import { open } from "./banner.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

export function strip(page: Page) {
  return page.getByRole("region", { name: "Compare", exact: true });
}
export function stripItems(page: Page) {
  return strip(page).getByRole("listitem");
}
export function compareDialog(page: Page) {
  return page.getByRole("dialog", { name: "Compare", exact: true });
}

/** Opens a quote page and adds what its address configures. */
export async function addToCompare(page: Page, address: string) {
  await open(page, address);
  await page.getByRole("button", { name: "Add to Compare" }).click();
  await expect(page.getByText("Added to compare.")).toBeVisible();
}

/** Has what addresses configure compared already, without a page. */
export async function prepareCompared(page: Page, ...addresses: readonly string[]) {
  for (const address of addresses) {
    const [path = "", query = ""] = address.split("?");
    const at = pageAt(catalogue, path);
    if (at?.kind !== "featured") throw new Error(`${path} is no quote page`);
    const selection = readAddress(catalogue, scopeOf(at.item), new URLSearchParams(query));
    const answer = await page.request.post("/api/compare", { data: quoteData(catalogue, selection) });
    expect(answer.status()).toBe(201);
  }
}

export async function openCompare(page: Page) {
  await strip(page)
    .getByRole("button", { name: /^Compare/ })
    .click();
  await expect(compareDialog(page).getByRole("table")).toBeVisible();
}

export const kraft = "/stickers/paper?product=kraft-paper&quantity=200";
export const silver = "/stickers/roll?product=silver-vinyl&quantity=500";
export const tags = "/business-cards/swing-tags?quantity=500&kinds=2";
export const cards = "/business-cards/premium-business-card?quantity=250";
