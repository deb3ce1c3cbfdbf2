import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { printName } from "./print-outputs.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

function asked(page: string, query: string, line: number | null = 10) {
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page)!);
  const selection = readAddress(catalogue, scope, new URLSearchParams(query));
  return { number: "", orderNo: "K26-5DABV2", line, madeAt: new Date(0), catalogue, selection };
}

const pieces = { sides: "front", isSheet: false } as const;

describe("a print file's name", () => {
  test.each([
    ["roll", "shape_id=2&size=50x50&quantity=500", "roll-labels_artpaper-gloss_50x50_500"],
    [
      "paper-stickers",
      "cutting_id=2&shape_id=4&size=60x40&quantity=100",
      "stickers-kiss-cut_artpaper-gloss_60x40_100",
    ],
    [
      "paper-stickers",
      "supply=multi-cut-sheet&quantity=5",
      "sticker-sheets-multi-cut_artpaper-gloss_148x210_5",
    ],
    ["standard-business-card", "quantity=500", "business-cards_standardmatte250gsm_90x55_500"],
    [
      "premium-business-card",
      "quantity=500&material=3",
      "business-cards_premium-vintagekraft300gsm_90x55_500",
    ],
  ])("%s?%s says what is printed, of what, how large and how many", (page, query, told) => {
    expect(printName(asked(page, query), { set: 4, setName: "Plum" }, pieces)).toBe(
      `K26-5DABV2_10-4_${told}_plum_front.pdf`,
    );
  });

  const roll = asked("roll", "shape_id=2&size=50x50&quantity=500");
  const start = "K26-5DABV2_10-4_roll-labels_artpaper-gloss_50x50_500";

  test.each([
    ["Kūmara/chilli", "kūmara-chilli"],
    ["  ../..\\x: 50% ", "x-50"],
    ["", "set-4"],
    ["***", "set-4"],
    ["辣 Ōtaki", "辣-ōtaki"],
    ["a".repeat(200), "a".repeat(60)],
    ["𐌰".repeat(200), "𐌰".repeat(15)],
  ])("has the set's name %j in letters and figures that every file system takes", (setName, part) => {
    expect(printName(roll, { set: 4, setName }, pieces)).toBe(`${start}_${part}_front.pdf`);
  });

  test("says which sides and whether it is a sheet, and has no line of a request", () => {
    const [slot, sides] = [{ set: 4, setName: "" }, "front-back"] as const;
    expect(printName(roll, slot, { sides, isSheet: true })).toBe(`${start}_set-4_front-back_sheet.pdf`);
    expect(printName({ ...roll, line: null }, slot, pieces)).toContain("K26-5DABV2_4_roll-labels");
  });
});
