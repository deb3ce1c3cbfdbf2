import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PricingRow } from "#domain/price/pricing-row.ts";
import { PriceTable } from "./price-table.tsx";

function row(quantity: number, price: number, originalPrice: number | null): PricingRow {
  return {
    quantity,
    customQuantity: false,
    price,
    originalPrice,
    printFeaturePrice: 0,
  };
}

function cells(rows: readonly PricingRow[]): string[] {
  return renderToStaticMarkup(<PriceTable rows={rows} sets={1} chosen={null} onChoose={() => {}} />)
    .split("<tr")
    .slice(2)
    .map((one) => one.replaceAll(/<s[^>]*>([^<]*)<\/s>/g, " was $1").replaceAll(/<[^>]+>|^[^>]*>/g, "|"));
}

test("banner.md 3: where there is an orig_price it is struck through beside the price, elsewhere nothing is", () => {
  const [promoted, plain] = cells([row(100, 1700, 2000), row(200, 2600, null)]);
  expect(promoted).toContain("$17.00 was $20.00");
  expect(plain).toContain("$26.00");
  expect(plain).not.toContain("was");
});

test("a price without the promotion is struck through beside its name and last day", () => {
  const promotion = { name: "Summer in kraft", endsOn: "2027-01-31" };
  const lowered = { ...row(100, 1700, 2000), promotion };
  const shown = (rows: readonly PricingRow[]) =>
    renderToStaticMarkup(<PriceTable rows={rows} sets={1} chosen={null} onChoose={() => {}} />);
  expect(shown([lowered])).toContain("Summer in kraft, until 31 January");
  expect(shown([row(100, 2000, null)])).not.toContain("until");
});

test("the column that says 'about' once shows no thousandths of a dollar", () => {
  // 3200 / 300 = 10.67 c, and 200 pieces for $26.00 are 13 c sharp.
  const [first, second] = cells([row(200, 2600, null), row(300, 3200, null)]);
  expect(first).toContain("|13 c|");
  expect(second).toContain("|11 c|");
});

test("content-and-lettering.md 2.9: each quantity says what a piece saves against the first", () => {
  // 17 cents a piece, then 13: 23.5 % less, rounded down.
  const [first, second] = cells([row(100, 1700, null), row(200, 2600, null)]);
  expect(first).toContain("–");
  expect(second).toContain("23%");
});
