import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { sceneOf } from "../scene-of.ts";
import { svgFileOf } from "./svg-of.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const options = { prefix: "t-", texture: (name: string) => `/pictures/textures/${name}.webp` };

function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", attributes = ""] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (closing === "/") {
      if (open.pop() !== name) return [name];
    } else if (!attributes.endsWith("/")) open.push(name);
  }
  return open;
}

function expectSound(svg: string): void {
  expect(unbalanced(svg)).toEqual([]);
  expect(svg.replaceAll(/<(?:"[^"]*"|[^">])*>/g, "")).toBe("");
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id?.startsWith("t-"))).toBe(true);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
    /https?:|<script|<style| style=|<foreignObject| on\w+=/,
  );
}

it("every configuration is sound SVG that refers only to itself and to the texture tiles", () => {
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ selection }) => {
      expectSound(svgFileOf(sceneOf(catalogue, selection), options));
    }),
    { numRuns: 150, seed: 7 },
  );
});

it("the same selection is the same text, on the server and in the browser", () => {
  const scope = { productIds: [18], onlySupplyIds: null };
  const draw = (): string => svgFileOf(sceneOf(catalogue, defaultSelection(catalogue, scope)), options);
  expect(draw()).toBe(draw());
});

it("words with a quote or an ampersand cannot break out of their attribute", () => {
  const scene = sceneOf(catalogue, defaultSelection(catalogue, { productIds: [1], onlySupplyIds: null }));
  expectSound(svgFileOf({ ...scene, words: 'Tape & "film" <b>' }, options));
});
