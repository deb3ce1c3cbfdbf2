import { describe, expect, test } from "vitest";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { offersFor } from "#domain/configure/offers.ts";
import { filmPaints } from "#domain/preview/paint/film-paints.ts";
import { rateModelOf } from "#domain/price/rate-model-of.ts";
import { priceDifferences } from "#domain/price/price-differences.ts";
import { catalogueDocument } from "./catalogue.ts";

const LETTERING = 10;
const TRANSFER_DECALS = 12;
const catalogue = compileCatalogue(catalogueDocument, "test");

function page(productId: number) {
  const scope = { productIds: [productId], onlySupplyIds: null };
  return { scope, selection: defaultSelection(catalogue, scope) };
}
function coloursOf(productId: number) {
  const { scope, selection } = page(productId);
  return offersFor(catalogue, scope, selection).colours;
}

describe("lettering is cut from film", () => {
  const films = coloursOf(LETTERING);

  test("22 plain ones, gold, silver, bronze and hologram, and full colour on white film; black to begin with", () => {
    const inGroup = (group: string) => films.filter((offer) => offer.film?.group === group);
    expect(inGroup("plain")).toHaveLength(22);
    expect(inGroup("special").map(({ name }) => name)).toEqual(["Gold", "Silver", "Bronze", "Hologram"]);
    expect(inGroup("printed").map(({ name }) => name)).toEqual(["Full colour"]);
    expect(films).toHaveLength(27);
    expect(films.find(({ selected }) => selected)?.name).toBe("Black");
  });

  test("every film but the printed one has a paint of its own, and a name that is not taken", () => {
    const paints = films.flatMap(({ film }) => film?.paint ?? []);
    expect(new Set(paints).size).toBe(26);
    expect(paints.filter((paint) => paint.startsWith("film-"))).toEqual(Object.keys(filmPaints));
    expect(new Set(films.map(({ name }) => name)).size).toBe(27);
  });

  test("what is said of films speaks of no ink", () => {
    for (const { note, film } of films) {
      expect(note).toMatch(/\.$/);
      expect(note).not.toMatch(/\bink/i);
      if (film?.group !== "printed") expect(note).not.toMatch(/print/i);
    }
  });

  test("plain films cost alike, metals more, printed film more, hologram most", () => {
    const { scope, selection } = page(LETTERING);
    const big = { ...selection, size: { custom: true, widthMm: 600, heightMm: 300 } };
    const differences = priceDifferences(catalogue, scope, big, "2027-03-10");
    const more = (name: string) =>
      differences.get(`colour:${films.find((offer) => offer.name === name)?.id}`) ?? 0;
    for (const { name, film } of films) if (film?.group === "plain") expect(more(name), name).toBe(0);
    expect(more("Silver")).toBeGreaterThan(0);
    expect(more("Bronze")).toBe(more("Gold"));
    expect(more("Full colour")).toBeGreaterThan(0);
    expect(more("Hologram")).toBeGreaterThan(more("Gold"));
  });
});

/** Price lines of lettering in a film, by its id. */
function labelsOf(colourId: number) {
  const { selection } = page(LETTERING);
  const big = { ...selection, colourId, size: { custom: true, widthMm: 600, heightMm: 300 } };
  return rateModelOf(catalogue, big)?.lines.map(({ label }) => label);
}

test("only a film that is printed is charged for printing", () => {
  const printed = catalogueDocument.colours.find(({ film }) => film?.group === "printed")!;
  const black = catalogueDocument.colours.find(({ name }) => name === "Black")!;
  expect(labelsOf(printed.id)).toContain("Printing");
  expect(labelsOf(black.id)).not.toContain("Printing");
  expect(labelsOf(black.id)).toContain("Time on the plotter");
});

describe("what is printed", () => {
  test("has inks, with words of their own", () => {
    const inks = coloursOf(TRANSFER_DECALS);
    expect(inks.map(({ id }) => id)).toEqual([1, 2, 6, 4, 5]);
    expect(inks.every(({ film }) => film === null)).toBe(true);
    expect(inks.find(({ name }) => name === "Black")?.note).toBe("Nothing but black.");
  });

  test("is sent no films", () => {
    expect(sliceFor(catalogue, [TRANSFER_DECALS]).colours.every(({ film }) => film === undefined)).toBe(true);
    expect(sliceFor(catalogue, [LETTERING]).colours.every(({ film }) => film !== undefined)).toBe(true);
  });
});
