import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "./address/address.ts";
import { offersFor } from "./offers.ts";
import { scopeOf } from "./scope.ts";
import { questionsAsked, sentenceParts, sentenceText, questionOfIssue } from "./sentence.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function configured(slug: string, query: string) {
  return readAddress(catalogue, scopeOf(catalogue.featuredItemBySlug.get(slug)!), new URLSearchParams(query));
}

/** The sentence with plain spaces, and with what can be pressed in brackets. */
function marked(slug: string, query: string): string {
  const selection = configured(slug, query);
  const asked = questionsAsked(
    offersFor(catalogue, scopeOf(catalogue.featuredItemBySlug.get(slug)!), selection),
  );
  return sentenceParts(catalogue, selection, asked)
    .map((part) => (typeof part === "string" ? part : `[${part.words}]`))
    .join("")
    .replaceAll("\u00a0", " ");
}

test.each([
  ["paper-stickers", "quantity=50", "[50 stickers], [50 × 50 mm], [a circle], on [Art Paper], [as singles]."],
  [
    "paper-stickers",
    "product=kraft-paper&quantity=100&supply=kiss-cut&shape=oval&size=50x75",
    "[100 stickers], [50 × 75 mm], [an oval], on [Kraft Paper], [each on its backing].",
  ],
  [
    "paper-stickers",
    "quantity=100&kinds=3&size=custom&width=120&height=",
    "[3 sets of 100 stickers], [120 × … mm], [a circle], on [Art Paper], [as singles].",
  ],
  [
    "vinyl-stickers",
    "quantity=50",
    "[50 stickers], [50 × 50 mm], [a circle], on [Standard Vinyl], [white PVC gloss], [as singles].",
  ],
  [
    "vinyl-stickers",
    "product=transparent-stickers&quantity=50",
    "[50] [transparent stickers], [50 × 50 mm], [a circle], on clear vinyl, [as singles].",
  ],
  [
    "roll",
    "quantity=250",
    "[250 stickers], [50 × 50 mm], [a circle], on [Art Paper], [on a roll, top first].",
  ],
  [
    "bumper",
    "quantity=25",
    "[25] bumper stickers, [100 × 30 mm], [a rectangle], on [white PVC gloss], [as singles].",
  ],
  [
    "decals",
    "product=custom-decals&quantity=5&shape=custom&install=no",
    "[5] [custom decals], [100 × 100 mm], [cut to your outline], on [white PVC gloss], [as singles], [to weed yourself].",
  ],
  [
    "standard-business-card",
    "quantity=1000",
    "[1,000 cards], [90 × 55 mm], on Standard Matte 250gsm, printed on [one side].",
  ],
  [
    "premium-business-card",
    "material=2&sides=both-sides&features_front=112&features_back=112&quantity=250",
    "[250 cards], [90 × 55 mm], on [Royal Extra White 400gsm], printed on [both sides], with [gold foil large].",
  ],
  [
    "swing-tags",
    "features=132,143&quantity=250",
    "[250 tags], [51 × 89 mm], on [Standard Matte 250gsm], printed on [one side], with [punch hole 5 mm and jute string].",
  ],
])("%s?%s", (slug, query, words) => {
  expect(marked(slug, query)).toBe(words);
});

test("a sheet is counted in sheets, and says what is on each", () => {
  expect(marked("paper-stickers", "supply=multi-cut-sheet&shape=square&cuts=9&quantity=20")).toMatch(
    /^\[20 sheets\], \[.* mm\], \[cut into 9 squares\], on \[Art Paper\], \[multi-cut\]\.$/,
  );
  expect(marked("paper-stickers", "supply=counted-sheet&per_sheet=12&quantity=20")).toContain(
    "[12 stickers on each]",
  );
  expect(marked("bumper", "supply=sheet&quantity=20")).toMatch(/^\[20 sheets\] of bumper stickers, /);
});

test("words that are cut are said by their beginning, with face and film", () => {
  const text = encodeURIComponent("Te Whare Wānanga o Waitaha, upstairs");
  const { colourId } = configured("vinyl-lettering-designer", "");
  const film = catalogue.colours.get(colourId)?.name;
  const words = sentenceText(catalogue, configured("vinyl-lettering-designer", `text=${text}&quantity=1`));
  expect(words.replaceAll("\u00a0", " ")).toMatch(
    /^1 piece, “Te Whare Wānanga o Waita…”, … × … mm, Antique Olive, /,
  );
  expect(words).toContain(`, ${film}, on transfer tape.`);
});

test("day and price follow where they are known", () => {
  const paper = configured("paper-stickers", "quantity=50");
  const end = (known: object) => sentenceText(catalogue, paper, known).split("as singles")[1];
  expect(end({ delivery: "2026-12-04", price: 4930 })).toBe(", with you Fri 4 Dec for $49.30.");
  expect(end({ delivery: "2026-12-04" })).toBe(", with you Fri 4 Dec.");
  expect(end({ price: 4930 })).toBe(", for $49.30.");
});

test("a wrong field is mended where the sentence says it; letters have fields of their own", () => {
  expect(questionOfIssue("width")).toBe("size");
  expect(questionOfIssue("cutPerShape")).toBe("shape");
  expect(questionOfIssue("stickersPerSheet")).toBe("supply");
  expect(questionOfIssue("sets")).toBe("quantity");
  expect(questionOfIssue("text")).toBeNull();
});

describe("whatever a customer clicks and types", () => {
  const visits = arbitraryVisit(catalogue);

  test("the sentence ends, says each answer once, and reads the same whether it can be pressed or not", () => {
    fc.assert(
      fc.property(visits, ({ scope, selection }) => {
        const asked = questionsAsked(offersFor(catalogue, scope, selection));
        const parts = sentenceParts(catalogue, selection, asked);
        const pressed = parts.flatMap((part) => (typeof part === "string" ? [] : [part.question]));
        expect(new Set(pressed).size).toBe(pressed.length);
        expect(pressed.every((question) => asked.has(question))).toBe(true);
        const text = parts.map((part) => (typeof part === "string" ? part : part.words)).join("");
        expect(text).toBe(sentenceText(catalogue, selection));
        expect(text).toMatch(/^\S.*[^.,]\.$/);
        expect(text).not.toMatch(/undefined|null|, ,| {2}|on ,/);
      }),
      { numRuns: 300 },
    );
  });

  test("of one product the same questions are asked whatever film is chosen", () => {
    for (const product of catalogue.products.values()) {
      const said = product.finishingIds.map((id) => catalogue.finishings.get(id)?.phrase !== undefined);
      expect(new Set(said).size, product.name).toBeLessThanOrEqual(1);
    }
  });
});
