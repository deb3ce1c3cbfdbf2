import { expect, test } from "vitest";
import { linkHeader } from "./link-header.ts";

function headerOf(...tags: readonly string[]): string {
  return linkHeader(`<html><head>${tags.join("")}`);
}

test("styles are asked for with the head of the answer, in their order", () => {
  expect(
    headerOf(
      '<link rel="stylesheet" href="/a.css"/>',
      "<title>A page</title>",
      '<link rel="stylesheet" href="/b.css"/>',
    ),
  ).toBe("</a.css>; rel=preload; as=style, </b.css>; rel=preload; as=style");
});

test("faces and a first picture wait for their tags", () => {
  expect(
    headerOf(
      '<link rel="preload" as="image" imageSrcSet="/a-7.webp 700w, /a-11.webp 1100w" imageSizes="20rem" fetchPriority="high"/>',
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2"/>',
      '<link rel="stylesheet" href="/a.css"/>',
    ),
  ).toBe("</a.css>; rel=preload; as=style");
});

test("scripts, the icon and the page's own address are left to their tags", () => {
  expect(
    headerOf(
      '<link rel="modulepreload" href="/a.js"/>',
      '<link rel="icon" href="/favicon.svg"/>',
      '<link rel="canonical" href="https://shop.example/"/>',
    ),
  ).toBe("");
});
