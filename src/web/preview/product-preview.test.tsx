import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { ProductPreview } from "./product-preview.tsx";

const catalogue = compileCatalogue(catalogueDocument, "test");
const cards = { productIds: [catalogue.productBySlug.get("premium-business-card")!.id], onlySupplyIds: null };
const single = defaultSelection(catalogue, cards);
const both = choose(catalogue, cards, single, { field: "printedSide", id: 2 });
function html(selection: typeof single): string {
  return renderToString(
    <ProductPreview
      catalogue={catalogue}
      selection={selection}
      pictureId="p"
      date="2026-11-23"
      change={() => {}}
      unusedDays={21}
    />,
  );
}

it("the server draws the same picture every time, with its words and the measures", () => {
  expect(html(single)).toBe(html(single));
  expect(html(single)).toContain('aria-label="Premium Business Card, a stack of cards, 90 by 55 mm');
  expect(html(single)).toContain('data-part="measure-width"');
});

it("only what is printed on both sides can be turned over", () => {
  expect(html(single)).not.toContain("Side shown");
  expect(html(both)).toContain("Side shown");
});

it("a picture of one's own is offered where it can be printed, not on cut letters", () => {
  const letters = { productIds: [catalogue.productBySlug.get("vinyl-lettering")!.id], onlySupplyIds: null };
  expect(html(single)).toContain("Try your own picture");
  expect(html(defaultSelection(catalogue, letters))).not.toContain("Try your own picture");
});

it("before one is chosen it is said how long it is kept", () => {
  expect(html(single)).toContain("Private. Deleted after 21 days if unused.");
});

it("two previews on a page share no id", () => {
  const page = renderToString(
    <>
      <ProductPreview
        catalogue={catalogue}
        selection={single}
        pictureId="one"
        date="2026-11-23"
        change={() => {}}
        unusedDays={21}
      />
      <ProductPreview
        catalogue={catalogue}
        selection={single}
        pictureId="two"
        date="2026-11-23"
        change={() => {}}
        unusedDays={21}
      />
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});
