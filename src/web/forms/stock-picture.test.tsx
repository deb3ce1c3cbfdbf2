import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { stockPicture } from "#domain/configure/gallery-pictures.ts";
import { StockPicture } from "./choice-pictures.tsx";

it.each(catalogueDocument.products.map(({ slug }) => slug))("the stock of %s has its picture", (slug) => {
  const markup = renderToStaticMarkup(<StockPicture source={stockPicture(slug)} appearance={null} />);
  const [, file] = /src="([^"]+)"/.exec(markup) ?? [];
  expect(existsSync(`public${file}`)).toBe(true);
});
