import { describe, expect, test } from "vitest";
import {
  letteringCatalogue as catalogue,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import { settle } from "#domain/configure/options/settle.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import { storedSelection } from "./stored-selection.ts";

const kiaOra = letteringSelection({
  text: "Kia ora",
  font: "pacifico",
  size: { by: "height", mm: 30 },
});
const typed = { ...kiaOra, lettering: null };

describe("words that were stored", () => {
  test("are read back with the same words, and no words stay none", () => {
    expect(storedSelection(catalogue, kiaOra)).toEqual({ ok: true, selection: kiaOra });
    expect(storedSelection(catalogue, typed)).toEqual({ ok: true, selection: typed });
  });

  test("take the size of now where a face was drawn anew since", () => {
    const before = { ...kiaOra, size: { custom: true, widthMm: 99, heightMm: 31 } };
    expect(storedSelection(catalogue, before)).toEqual({ ok: true, selection: kiaOra });
  });

  test("in a font that is no longer there say so", () => {
    const gone = { ...kiaOra, lettering: { ...kiaOra.lettering!, font: "gone" } };
    expect(storedSelection(catalogue, gone)).toEqual({
      ok: false,
      why: "The font you chose is no longer offered. Change the options or remove it.",
    });
  });
});

test("the buyer's own files are read back", () => {
  const artwork = { files: ["aaaaaaaaaaa1", null, "ccccccccccc3"], setNames: ["Plum"] };
  const sets = { custom: false, count: 3 };
  const jam = settle(catalogue, wholeShop(catalogue), { productId: 1, sets, artwork });
  expect(jam.artwork).toEqual(artwork);
  expect(storedSelection(catalogue, jam)).toEqual({ ok: true, selection: jam });
});
