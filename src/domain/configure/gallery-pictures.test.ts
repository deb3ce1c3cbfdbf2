import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "./choose.ts";
import { defaultSelection } from "./default-selection.ts";
import { offersFor } from "./offers.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const HOLE = { field: "printFeature", side: "na", itemId: 132, chosen: true } as const;

/** Every card and tag on every stock it is sold on, punched so that strings are offered too. */
const carriers = catalogueDocument.products
  .filter(({ printFeatureCodes }) => printFeatureCodes.length > 0)
  .flatMap((product) =>
    product.materialIds.map((id) => {
      const scope = { productIds: [product.id], onlySupplyIds: null };
      const selection = choose(
        catalogue,
        scope,
        choose(catalogue, scope, defaultSelection(catalogue, scope), { field: "material", id }),
        HOLE,
      );
      const { slug } = catalogue.materials.get(id)!;
      return {
        name: `${product.slug} on ${slug}`,
        folder: `${product.slug}/${slug}`,
        offers: offersFor(catalogue, scope, selection),
      };
    }),
  );

it.each(carriers)(
  "print features of $name are shown on it, and no two look the same",
  ({ folder, offers }) => {
    expect(offers.printFeatures.length).toBeGreaterThan(4);
    for (const { items } of offers.printFeatures) {
      const files = items.map(({ filePath }) => filePath);
      for (const file of files) expect(file).toMatch(new RegExp(`^addon-items/${folder}/[a-z0-9-]+\\.webp$`));
      const pictures = files.map((file) => readFileSync(`public/uploads/${file}`).toString("base64"));
      expect(new Set(pictures).size).toBe(files.length);
    }
  },
);

it("an item without a product has a picture, too: callers of the catalogue get it", () => {
  for (const { item } of catalogue.printFeatureItems.values())
    expect(existsSync(`public/uploads/${item.filePath}`), item.filePath).toBe(true);
});
