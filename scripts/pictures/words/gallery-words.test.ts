import { expect, test } from "vitest";
import { galleryLabels as written } from "#catalogue/products/gallery-labels.ts";
import { captionsOf } from "#catalogue/products/gallery-captions.ts";
import { galleryCaptions, galleryLabels } from "./gallery-words.ts";

test("what is said of the gallery's pictures is what they were drawn from", () => {
  expect(written).toEqual(galleryLabels());
  for (const [slug, said] of Object.entries(galleryCaptions())) expect(captionsOf(slug), slug).toEqual(said);
});

test("a caption is no alternative text: it names no design and is read in passing", () => {
  for (const caption of Object.keys(written).flatMap(captionsOf)) {
    expect(caption).not.toContain("“");
    expect(caption.length, caption).toBeLessThan(70);
  }
});

test.each([
  ["kraft-paper", 0, "Round kraft paper sticker “Wild Thyme”, 50 mm, on a honey jar"],
  ["art-paper", 9, "Roll of round art paper labels “Honey”, gloss, 50 mm"],
  [
    "pvc-vinyl",
    6,
    "Oval PVC vinyl sticker “Fern Balm”, white PVC glossy, under glossy lamination, 75 x 50 mm, 4 sets fanned out",
  ],
  [
    "premium-business-card",
    3,
    "Stack of business cards “Ines Harrow”, royal extra white 400gsm, with rounded corners, gold foil on the emblem and the name, 90 x 55 mm",
  ],
  ["swing-tags", 7, "Swing tag “Otis & Fig”, vintage kraft 300gsm, on a jute string, 51 x 89 mm, close up"],
  [
    "custom-decals",
    3,
    "Custom decal “Kettle & Crane”, white PVC glossy, in black, 300 x 100 mm, on a shop door",
  ],
])("%s, picture %i: %s", (slug, index, words) => {
  expect(written[slug]?.[index]).toBe(words);
});

test("no two pictures of a product are said to show the same", () => {
  const alike = Object.entries(written).filter(([, words]) => new Set(words).size < 12);
  expect(alike).toEqual([]);
});
