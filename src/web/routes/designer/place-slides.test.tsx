import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { placeSlides } from "./place-slides.tsx";

type Design = Parameters<typeof letteringSelection>[0];

function slidesFor(design: Design, colourId = 2) {
  return placeSlides(letteringCatalogue, { ...letteringSelection(design), colourId }).flatMap((slide) =>
    slide.kind === "stage" ? [{ ...slide, html: renderToString(slide.picture) }] : [],
  );
}
function opening(design: Design, colourId?: number) {
  return slidesFor(design, colourId).find(({ opens }) => opens)!;
}
/** How many stage units wide the part is that is seen. */
function seen(html: string): number {
  return Number(/viewBox="\S+ \S+ (\S+) /.exec(html)?.[1]);
}
function colourId(slug: string): number {
  return letteringCatalogue.document.colours.find((row) => row.slug === slug)!.id;
}

const kiaOra: Design = { text: "Kia ora", size: { by: "width", mm: 400 } };

it("words are first seen on a shop door, to scale, with their width and a key beside them", () => {
  const { key, html } = opening(kiaOra);
  expect(key).toBe("door");
  expect(html).toContain("“Kia ora” on the glass of a shop door, seen from outside, to scale");
  expect(html).toContain("A key, ");
  expect(html).toMatch(/400(<!-- -->)? mm/);
  // 2,430 mm are 900 units, and the words half of what is seen.
  expect(seen(html)).toBeCloseTo((2 * 400 * 900) / 2430, 0);
});

it("small words are looked at from closer", () => {
  const small = opening({ text: "Kia ora", size: { by: "width", mm: 200 } });
  expect(seen(small.html)).toBeCloseTo((2 * 200 * 900) / 2430, 0);
});

it("all of a wall is seen behind words of a tenth of its width, with what says its scale", () => {
  const wall = slidesFor(kiaOra).find(({ key }) => key === "wall")!;
  expect(seen(wall.html)).toBe(900);
  expect(wall.html).toContain("Over a sideboard 1,600 mm long");
});

it("words that are wider than the door's glass open on the wall, and the door says so", () => {
  const wide: Design = { text: "Open seven days", size: { by: "width", mm: 1000 } };
  expect(opening(wide).key).toBe("wall");
  expect(slidesFor(wide)[0]!.html).toContain("Wider than the door&#x27;s glass: 1,000 mm on 780 mm.");
});

it("pale films are shown on something dark", () => {
  expect(opening(kiaOra).html).toContain("/pictures/places/door-light.svg");
  expect(opening(kiaOra, colourId("white")).html).toContain("/pictures/places/door-dark.svg");
});

it("without words the place alone is seen", () => {
  const { html } = opening({ text: "" });
  expect(html).not.toContain("<use");
  expect(html).toContain('aria-label="Shop door, to scale, on a door 900 mm wide"');
});
