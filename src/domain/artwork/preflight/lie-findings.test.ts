import { describe, expect, test } from "vitest";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import { artworkBox, type BoxMm } from "../lie/page-boxes.ts";
import { extentOf } from "./extent-of.ts";
import type { DocumentFacts, PictureFacts } from "./facts.ts";
import { preflight } from "./preflight.ts";

type Four = readonly [x: number, y: number, width: number, height: number];

function box([x, y, width, height]: Four): BoxMm {
  return { x, y, width, height };
}

/** What is found in a page of so many millimetres with these boxes, painted all over unless it says where. */
function page(
  width: number,
  height: number,
  more: { readonly [name in "bleed" | "trim" | "painted"]?: Four } = {},
): DocumentFacts {
  const own = (four: Four | undefined) => (four === undefined ? null : box(four));
  const told = {
    media: box([0, 0, width, height]),
    crop: null,
    bleed: own(more.bleed),
    trim: own(more.trim),
  };
  const printed = artworkBox(told);
  const boxes = { ...told, printed, painted: own(more.painted) ?? printed };
  return plainPage(printed.width, printed.height, { boxes });
}

const label = printedPiece(100, 20);

/** "know bleed: ..." */
function told(facts: DocumentFacts | PictureFacts, piece = label): readonly string[] {
  return preflight(facts, piece).map(({ tone, code, words }) => `${tone} ${code}: ${words}`);
}

const ENDS =
  "know bleed: It ends where it is cut: its edges are mirrored outwards, so that no white is seen. With 2 mm of background more on each side nothing has to be made up.";

describe("what is said of a page on a label of 100 x 20 mm with 2 mm of bleed is what becomes of it", () => {
  test.each<readonly [string, DocumentFacts, readonly string[]]>([
    ["trim box and all", page(104, 24, { trim: [2, 2, 100, 20] }), []],
    ["its boxes all alike", page(100, 20, { trim: [0, 0, 100, 20], bleed: [0, 0, 100, 20] }), [ENDS]],
    ["of its size", page(100, 20), [ENDS]],
    ["with 3 mm more on each side", page(106, 26), []],
    [
      "with 1 mm of bleed on the left, none above",
      page(103, 22, { trim: [1, 0, 100, 20] }),
      [
        "know bleed: It has 1 mm of bleed of 2 on the left and no bleed above; its edges are mirrored outwards there.",
      ],
    ],
    [
      "short on the left alone",
      page(103, 24, { trim: [1, 2, 100, 20] }),
      ["know bleed: It has 1 mm of bleed of 2 on the left; its edge is mirrored outwards there."],
    ],
    [
      "with 1 mm on each side",
      page(102, 22, { trim: [1, 1, 100, 20] }),
      ["know bleed: It has 1 mm of bleed of 2 on each side; its edges are mirrored outwards there."],
    ],
    [
      "without bleed on the left and right",
      page(100, 24, { trim: [0, 2, 100, 20] }),
      ["know bleed: It has no bleed on the left and right; its edges are mirrored outwards there."],
    ],
    [
      "drawn at half its size, with bleed",
      page(52, 12, { trim: [1, 1, 50, 10] }),
      ["mend enlarged: The page is printed at 200% of its own size."],
    ],
    ["that is 2 % too small, which is no mistake", page(98, 19.6, { trim: [0, 0, 98, 19.6] }), [ENDS]],
    [
      "that is 3 % too small",
      page(97, 19.4),
      ["mend enlarged: The page is printed at 103% of its own size.", ENDS],
    ],
    [
      // Covering 104 mm it is 31.2 high: 3.6 mm more than 24 on each side.
      "in other proportions",
      page(100, 30),
      [
        "mend cut-off: It has other proportions: 4 mm are cut off above and below.",
        "mend enlarged: The page is printed at 104% of its own size.",
      ],
    ],
    [
      "that holds it somewhere",
      page(210, 297, { painted: [50, 40, 100, 20] }),
      [
        "mend part-of-page: Your page is 210 x 297 mm, much larger than 100 x 20 mm: your design of 100 x 20 mm on it is printed at its own size, and the rest is cut off. If it is another part, move the page below, or send a page of the size that is ordered.",
      ],
    ],
    [
      "that is as large, turned",
      page(24, 104, { trim: [2, 2, 20, 100] }),
      [
        "mend turned: Your file stands upright and the product does not: it is printed turned by a quarter, at its own size.",
      ],
    ],
  ])("one %s", (_what, facts, words) => {
    expect(told(facts)).toEqual(words);
  });

  test("clear edges need no bleed", () => {
    expect(told(page(100, 20), { ...label, isClear: true })).toEqual([]);
  });

  test("a page where nothing can be placed is asked for in another size", () => {
    const [words] = told(page(210, 297, { painted: [50, 40, 100, 20] }), { ...label, takesPlacing: false });
    expect(words).toMatch(/cut off\. Please send a page of the size that is ordered\.$/);
  });
});

test.each<readonly [string, Four]>([
  ["the middle of a page", [50, 40, 100, 20]],
  ["its edge, where bleed is short", [0, 40, 100, 20]],
])("the part that is printed is marked: %s", (_what, painted) => {
  const facts = page(210, 297, { painted });
  const [finding] = preflight(facts, label);
  const [x, y, width, height] = painted;
  const marked = { x: x / 210, y: y / 297, width: width / 210, height: height / 297 };
  for (const [side, share] of Object.entries(marked))
    expect(finding?.part?.[side as keyof BoxMm]).toBeCloseTo(share, 9);
});

test("a round logo on a round sticker is said to go on outwards", () => {
  const colours = { colours: "rgb", hasProfile: false, hasTransparency: true } as const;
  const size = { format: "png", widthPx: 900, heightPx: 900, pages: 1, isRound: true } as const;
  const round = { ...label, size: { widthMm: 50, heightMm: 50 }, isRound: true, isClear: true };
  expect(told({ kind: "picture", ...size, ...colours }, round)).toEqual([
    "know bleed: It ends where it is cut: its round edge is carried on outwards for 2 mm, so that no white is seen.",
  ]);
});

test("a page that was read before its boxes were saved has its trim in the middle, and is artwork all over", () => {
  const facts = plainPage(104, 24, { trim: { widthMm: 100, heightMm: 20 } });
  expect(extentOf(facts).page).toMatchObject({
    trim: { x: 2, y: 2, width: 100, height: 20 },
    printed: { x: 0, y: 0, width: 104, height: 24 },
    painted: { width: 104 },
  });
  expect(told(facts)).toEqual([]);
});
