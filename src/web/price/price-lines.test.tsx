import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceExplanation } from "./price-lines.tsx";

test("each part of a price is a bar as long as its share of the largest, and all add up to the cent", () => {
  const shown = renderToStaticMarkup(
    <PriceExplanation
      row={{
        quantity: 100,
        customQuantity: false,
        price: 5500,
        originalPrice: null,
        printFeaturePrice: 0,
        lines: [
          { code: "setup", label: "Proof, set-up and packing", amount: 600 },
          { code: "material", label: "Material", amount: 900 },
          { code: "print", label: "Printing", amount: 4000 },
        ],
      }}
    />,
  );
  expect([...shown.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([
    15, 22.5, 100,
  ]);
  for (const amount of ["$6.00", "$9.00", "$40.00", "$55.00"]) expect(shown).toContain(amount);
});
