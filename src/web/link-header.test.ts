import { expect, test } from "vitest";
import { linkHeader } from "./link-header.ts";

function headerOf(...tags: readonly string[]): string {
  return linkHeader(`<html><head>${tags.join("")}`);
}

test("styles come before faces, whatever their order in the head", () => {
  const face = '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2"/>';
  expect(headerOf(face, '<link rel="stylesheet" href="/a.css"/>')).toBe(
    "</a.css>; rel=preload; as=style, </a.woff2>; rel=preload; as=font; crossorigin",
  );
});

test("faces wait for their tags where a first picture has one", () => {
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
