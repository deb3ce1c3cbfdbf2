import { expect, test } from "vitest";
import { lineIn, linePath } from "./cart.ts";

test.each([
  [7, "/stickers/roll", "/stickers/roll?cart_item=7"],
  [12, "/quote/swing-tags?sides=2", "/quote/swing-tags?sides=2&cart_item=12"],
  [5, "/quote?cart_item=4&kinds=2", "/quote?kinds=2&cart_item=5"],
])("line %i at %s is changed at %s, and the page knows it", (id, address, path) => {
  expect(linePath(id, address)).toBe(path);
  expect(lineIn(path.slice(path.indexOf("?")))).toBe(id);
});

test.each(["", "?cart_item=", "?cart_item=x", "?cart_items=3", "?cart_item=12345678901", "?quantity=3"])(
  "%j changes no line",
  (query) => expect(lineIn(query)).toBeNull(),
);
