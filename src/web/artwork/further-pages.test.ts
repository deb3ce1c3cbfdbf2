import { beforeEach, expect, test } from "vitest";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { ArtworkAtShop } from "#web/calls/artwork-progress.ts";
import { documents, leaveOutPages, noteDocument, wantPages } from "./documents.ts";
import { withFurtherPages } from "./further-pages.ts";

const page = (number: number) => ({ id: `a${number}`, name: "card.pdf", page: number });
const card = { ...page(1), further_pages: [page(2), page(3)] } as unknown as ArtworkAtShop;

function slots(sets: number): readonly ArtworkSlot[] {
  const empty = { file: null, placing: null, cutLine: null, setName: "", label: "" };
  return Array.from({ length: 2 * sets }, (_, place) => ({
    ...empty,
    place,
    set: Math.floor(place / 2) + 1,
    side: place % 2 === 0 ? "front" : "back",
  }));
}

beforeEach(() => {
  documents.set(new Map());
  wantPages("all");
  noteDocument(card);
});

test("what is ordered before its page has placed them has the pages of a document that has just come", () => {
  const own = { files: ["a1"], setNames: [] };
  expect(withFurtherPages(own, slots(1))?.files).toEqual(["a1", "a2"]);
  expect(withFurtherPages(own, slots(2))?.files).toEqual(["a1", "a2", "a3"]);
  leaveOutPages(["a2"]);
  expect(withFurtherPages(own, slots(1))?.files).toEqual(["a1"]);
});

test("a document that lies nowhere adds nothing", () => {
  expect(withFurtherPages({ files: ["b1"], setNames: [] }, slots(2))?.files).toEqual(["b1"]);
  expect(withFurtherPages(null, slots(2))).toBeNull();
});
