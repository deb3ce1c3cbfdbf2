import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { ShippingSection } from "./shipping-section.tsx";

const now = { date: "2026-12-21", afterCutOff: false };

function written(document: typeof catalogueDocument): string {
  const catalogue = compileCatalogue(document, "test");
  const selection = defaultSelection(catalogue, { productIds: [1], onlySupplyIds: null });
  return renderToStaticMarkup(
    <ShippingSection catalogue={catalogue} selection={selection} row={null} now={now} />,
  );
}

test("content-and-lettering.md 2.7: while no shipping choice is known, the default note stands in their place", () => {
  const note = "Standard 5-9 business days";
  expect(written({ ...catalogueDocument, shippingChoices: [] })).toContain(note);
  expect(written(catalogueDocument)).not.toContain(note);
});

test("the server writes the month of the shop's today, its day headers and its days off", () => {
  const markup = written(catalogueDocument);
  expect(markup).toContain("December 2026");
  expect(markup.match(/<th scope="col" abbr="\w+day">/g)).toHaveLength(7);
  expect(markup).toContain("Christmas Day");
});

test("two days off on one date are both named", () => {
  const closure = { date: "2026-12-25", name: "Summer closure", type: "closure" as const, region: null };
  const holidays = [...catalogueDocument.holidays, closure];
  expect(written({ ...catalogueDocument, holidays })).toContain("Christmas Day, Summer closure");
});
