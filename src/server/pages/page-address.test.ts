import { expect, test } from "vitest";
import { addressIn, createPageAddresses } from "./page-address.ts";

function route(
  id: string,
  path: string | undefined,
  parentId?: string,
  query?: string[],
  tidy?: (value: string) => string,
) {
  return {
    id,
    path,
    parentId,
    index: false,
    caseSensitive: false,
    module: { default: () => null, handle: query ? { query, tidy } : undefined },
  };
}

const addressOf = createPageAddresses({
  routes: {
    root: route("root", ""),
    home: { ...route("home", undefined, "root", ["q"]), index: true },
    stickers: route("stickers", "stickers/:slug/:product?", "root", ["product", "width"]),
    find: route("find", "find", "root", ["q"], (value) => value.trim().toLowerCase().slice(0, 9)),
  },
});

test.each([
  [
    "/stickers/roll?utm_source=mail&width=50&product=art-paper&x=1",
    "/stickers/roll?product=art-paper&width=50",
  ],
  ["/stickers/roll?width=50&width=60", "/stickers/roll?width=50&width=60"],
  ["/stickers/roll?random=1", "/stickers/roll"],
  ["/stickers/roll.data?width=50&random=1", "/stickers/roll.data?width=50"],
  ["/?q=jars&random=1", "/?q=jars"],
  ["/_.data?q=jars&random=1&_routes=home", "/_.data?_routes=home&q=jars"],
])("%s is cached as %s", (url, address) => {
  expect(addressOf(url)).toMatchObject({ address, cacheable: true });
});

test("questions that mean the same are one page, however they were typed, and no longer than the page says", () => {
  expect(addressOf("/find?q=+For%20JARS").address).toBe("/find?q=for+jars");
  expect(addressOf(`/find?q=${"a".repeat(1_000)}`)).toMatchObject({
    address: "/find?q=aaaaaaaaa",
    cacheable: true,
  });
  expect(addressOf("/find?q=").address).toBe("/find");
});

test("an address no page has, or a query no visitor types, is never cached", () => {
  expect(addressOf("/nothing/here?product=1").cacheable).toBe(false);
  expect(addressOf(`/stickers/roll?product=${"x".repeat(2_000)}`).cacheable).toBe(false);
});

test.each([
  ["/stickers/roll?width=50", "/stickers/roll?width=50"],
  ["//evil.example/stickers/roll", "//evil.example/stickers/roll"],
  ["//[", "//["],
  ["//a:b/", "//a:b/"],
  ["http://evil.example/stickers/roll", "/stickers/roll"],
  ["http://evil.example?x=1", "/?x=1"],
  ["*", "/*"],
])("a request for %s stays on this shop", (url, address) => {
  const { origin, pathname, search } = new URL(addressIn("http://shop.example", url));
  expect([origin, pathname + search]).toEqual(["http://shop.example", address]);
});

test("a path of two slashes is not the page behind them", () => {
  expect(addressOf("//evil.example/stickers/roll").cacheable).toBe(false);
});
