import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { letteringCatalogue as catalogue } from "#tests/support/catalogue/lettering-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import { readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { formatMoney } from "#domain/money.ts";
import { priceOf } from "./price-table.ts";

const document = readFileSync("docs/price-table.md", "utf8");

/** No, what, address, day and price of a row of the document's table. */
const ROW = /^\| *(\d+) \| (.+?) *\| `(\/\S+)` *\| (\d{4}-\d{2}-\d{2}) \| +(\$[\d,.]+) \|$/gm;
const documented = [...document.matchAll(ROW)].map(
  ([, number, what, address, day, price]) => [Number(number), what!, address!, day!, price!] as const,
);

test("the document works out at least thirty prices, numbered without a gap", () => {
  expect(documented.length).toBeGreaterThanOrEqual(30);
  expect(documented.map(([number]) => number)).toEqual(documented.map((_row, index) => index + 1));
});

describe("a price worked out by hand is the shop's price", () => {
  test.each(documented)("%i. %s", (number, what, address, day, price) => {
    const [route, query = ""] = address.split("?");
    const item = catalogueDocument.featuredItems.find((page) => page.route === route)!;
    const scope = scopeOf(item);
    const selection = readAddress(catalogue, scope, new URLSearchParams(query));
    expect(writeAddress(catalogue, scope, selection)).toBe(query);
    expect(check(catalogue, selection)).toEqual([]);
    expect(formatMoney(priceOf(catalogue, selection, day)!.price)).toBe(price);

    const steps = document.split(`### ${number}. ${what}\n`)[1]!.split("\n### ")[0]!;
    expect(steps.match(/\*\*(\$[\d,.]+)\*\*/g)?.at(-1)).toBe(`**${price}**`);
  });
});

test("every sum, product and rest in the steps is right", () => {
  const product = (term: string): number =>
    term
      .split(" x ")
      .reduce((all, factor) => all * Number(/^[\d,.]+/.exec(factor)![0].replaceAll(",", "")), 1);
  const value = (text: string): number => text.split(" + ").reduce((sum, term) => sum + product(term), 0);
  const steps = document.slice(document.indexOf("## Step by step"));
  const sums = [...steps.matchAll(/(?:Job|Pieces|Area|Run|Total): ([^=;]+) = ([\d.]+) c/g)];
  expect(sums.length).toBeGreaterThan(100);
  for (const [, terms, result] of sums) expect(value(terms!)).toBeCloseTo(Number(result), 6);
  const products = [...steps.matchAll(/= ([\d.]+) c(?: a m²)?; (x [\d.]+) = ([\d.]+) c\./g)];
  expect(products.length).toBeGreaterThan(60);
  for (const [, one, by, result] of products) expect(product(`${one} ${by}`)).toBeCloseTo(Number(result), 6);
  const averages = [...steps.matchAll(/Margin at (\d+): \(([^)]+)\) \/ (\d+) = ([\d.]+);/g)];
  expect(averages.length).toBeGreaterThan(10);
  for (const [, at, terms, pieces, result] of averages) {
    expect(pieces).toBe(at);
    expect(value(terms!) / Number(pieces)).toBeCloseTo(Number(result), 6);
  }
  const margins = [...steps.matchAll(/; ([\d.]+ x [\d.]+) = ([\d.]+) c\.\n/g)];
  expect(margins.length).toBeGreaterThanOrEqual(documented.length);
  for (const [, terms, result] of margins) expect(product(terms!)).toBeCloseTo(Number(result), 4);
});
