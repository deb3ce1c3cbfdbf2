import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { StockPicture } from "./choice-pictures.tsx";

it.each(catalogueDocument.products.map(({ slug }) => slug))("the stock of %s has its picture", (slug) => {
  const markup = renderToStaticMarkup(<StockPicture slug={slug} appearance={null} />);
  const [, file] = /src="([^"]+)"/.exec(markup) ?? [];
  expect(existsSync(`public${file}`)).toBe(true);
});
