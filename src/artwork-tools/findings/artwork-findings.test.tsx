import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { formatMoney } from "#domain/money.ts";
import { totalOf } from "#domain/price/quoted-selection.ts";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { factsOfPicture } from "../scene/facts-of-picture.ts";
import { ArtworkFindings, totalAtSize } from "./artwork-findings.tsx";

const source = {
  base: "/api/",
  call: () => Promise.reject(new Error("nothing is asked")),
  keepFile: () => Promise.reject(new Error("nothing is kept")),
  onLine: () => undefined,
};

const catalogue = compileCatalogue(catalogueDocument, "test");
const date = "2026-11-23";
const paper = { productIds: [catalogue.productBySlug.get("art-paper")!.id], onlySupplyIds: null };
const selection = choose(catalogue, paper, defaultSelection(catalogue, paper), {
  field: "customSize",
  widthMm: 80,
  heightMm: 60,
});

describe("what another size costs", () => {
  test("the same pieces in a smaller size have the price they would be ordered at", () => {
    const smaller = choose(catalogue, paper, selection, { field: "customSize", widthMm: 60, heightMm: 45 });
    const total = totalAtSize(catalogue, selection, { size: { widthMm: 60, heightMm: 45 } }, date);
    expect(total).toBe(totalOf(catalogue, smaller, date));
    expect(total).toBeGreaterThan(0);
  });

  test("a circle ordered as a rectangle has the price of that, and as a square that of one", () => {
    const circle = defaultSelection(catalogue, paper);
    const size = { widthMm: 80, heightMm: 40 };
    expect(totalAtSize(catalogue, circle, { size }, date)).toBeNull();
    const rectangle = [{ field: "shape", id: 4 } as const, { field: "customSize", ...size } as const].reduce(
      (now, change) => choose(catalogue, paper, now, change),
      circle,
    );
    expect([circle.shapeId, rectangle.shapeId, rectangle.size]).toEqual([1, 4, { custom: true, ...size }]);
    expect(totalAtSize(catalogue, circle, { size, isStraight: true }, date)).toBe(
      totalOf(catalogue, rectangle, date),
    );
    const square = { widthMm: 60, heightMm: 60 };
    expect(totalAtSize(catalogue, selection, { size: square, isStraight: true }, date)).toBeGreaterThan(0);
  });

  test.each([
    ["smaller than any", { widthMm: 2, heightMm: 2 }],
    ["larger than any", { widthMm: 5_000, heightMm: 4_000 }],
  ])("%s that is sold has none", (_what, size) => {
    expect(totalAtSize(catalogue, selection, { size }, date)).toBeNull();
  });
});

function html(widthPx: number, heightPx: number, facts: DocumentFacts | null = null): string {
  return renderToString(
    <ArtworkFindings
      source={source}
      catalogue={catalogue}
      selection={selection}
      date={date}
      seen={{
        facts: facts ?? factsOfPicture({ href: "blob:1", widthPx, heightPx }),
        isRead: facts !== null,
        artworkId: facts === null ? null : "k4m2p7x9q1ab",
        laid: {
          size: { widthMm: 80, heightMm: 60 },
          bleedMm: 2,
          isRound: false,
          isClear: false,
          standsIn: null,
          sheet: null,
          isWholeSheet: false,
        },
        resolution: "",
      }}
      at={0}
      change={() => {}}
      onTake={() => {}}
    />,
  ).replaceAll("<!-- -->", "");
}

const page = plainPage(84, 64);

describe("what is shown under a picture", () => {
  test("too small for its size, a smaller one is a press away, with its price for as many", () => {
    // 64 mm of 504 pixels are 200 dpi: 84 and 64 mm times 2/3, less the bleed.
    const size = { widthMm: 52, heightMm: 38 };
    const total = totalAtSize(catalogue, selection, { size }, date) ?? 0;
    expect(html(662, 504)).toContain("At 80 x 60 mm it will look");
    expect(html(662, 504)).toContain(
      `Make it sharp: 52 x 38 mm (${formatMoney(total)} for ${selection.quantity.pieces})`,
    );
  });

  test("before the shop has read the file nothing is called right", () => {
    expect(html(2_000, 1_524)).not.toContain("We have checked");
    expect(html(2_000, 1_524, page)).toContain("We have checked your file");
  });

  test("colours that print duller are seen beside each other, on a screen and in print", () => {
    const shown = html(1_600, 1_219, { ...page, printedColours: { movedShare: 0.3, hues: ["blues"] } });
    expect(shown).toContain("Vivid blues will print duller");
    expect(shown).toContain(
      '<img src="/api/artwork/k4m2p7x9q1ab/thumbnail" alt=""/><figcaption>On screen</figcaption>',
    );
    expect(shown).toContain(
      '<img src="/api/artwork/k4m2p7x9q1ab/printed-colours" alt=""/><figcaption>In print</figcaption>',
    );
  });

  test("a label on a large page is marked on it, and printed so with one press", () => {
    const boxes = { ...page.boxes!, painted: { x: 52.5, y: 74.25, width: 80, height: 60 } };
    const media = { x: 0, y: 0, width: 210, height: 297 };
    const shown = html(1_131, 1_600, { ...page, boxes: { ...boxes, media, printed: media, trim: null } });
    expect(shown).toContain("Your page, with the part that is printed marked");
    expect(shown).toContain("left:25.00%;top:25.00%;width:38.10%;height:20.20%");
    expect(shown).toContain("Print this part");
  });

  test("what the shop found in the file is said, whatever the browser sees of it", () => {
    expect(html(1_600, 1_219, { ...page, missingFonts: ["Futura"] })).toContain(
      "The letters of Futura are not in the file",
    );
  });
});
