import { describe, expect, test } from "vitest";
import type { ArtworkFinding } from "#domain/artwork/preflight/finding.ts";
import { preflight } from "#domain/artwork/preflight/preflight.ts";
import { colourDocuments, colourPictures } from "#tests/support/artwork/colours.ts";
import { documentFiles } from "#tests/support/artwork/documents.ts";
import { drawingFiles, hostileDrawings } from "#tests/support/artwork/drawings.ts";
import { labTiff, pictureFiles } from "#tests/support/artwork/pictures.ts";
import { readDocument } from "#tests/support/artwork/read-document.ts";
import { type FoundArtwork, fromTheFile, type Unreadable } from "./found.ts";
import { readDrawing } from "./read-drawing.ts";
import { readPicture } from "./read-picture.ts";

type Codes = readonly ArtworkFinding["code"][];

/** What is told of a file on a card of 90 x 50 mm. */
function codesOf({ facts, isClear }: FoundArtwork): Codes {
  const size = { widthMm: 90, heightMm: 50 };
  const standsIn = isClear ? { widthMm: 94, heightMm: 54 } : null;
  const piece = {
    size,
    sheet: null,
    isWholeSheet: false,
    bleedMm: 2,
    isRound: false,
    isClear,
    standsIn,
    takesPlacing: true,
    isOffered: () => true,
  };
  const found = preflight(facts, piece);
  return found.map(({ code }) => code);
}

async function faultOf(reading: Promise<FoundArtwork>): Promise<string> {
  return fromTheFile(reading).then(
    () => "none",
    (fault: Unreadable) => fault.code,
  );
}

type Expected = Readonly<Record<string, readonly [facts: object, codes: Codes]>>;

const upright = { widthPx: 800, heightPx: 1200 };
const pictures: Expected = {
  "a photo": [{ format: "jpeg", widthPx: 1200, heightPx: 800, colours: "rgb" }, ["cut-off"]],
  "a photo of a phone held upright": [upright, ["turned", "resolution"]],
  "a mirrored photo": [upright, ["turned", "resolution"]],
  "a photo upside down": [{ widthPx: 1200 }, ["cut-off"]],
  "a progressive photo": [{ widthPx: 1200 }, ["cut-off"]],
  "a photo in grey": [{ colours: "grey" }, ["cut-off"]],
  "a photo in four inks": [{ colours: "cmyk", hasProfile: true }, ["cut-off"]],
  "a photo in wide colours": [{ colours: "rgb", hasProfile: true }, ["cut-off"]],
  "a logo on clear ground": [{ format: "png", hasTransparency: true }, ["resolution"]],
  "a picture half seen through": [{ hasTransparency: true }, ["resolution", "cut-off"]],
  "a picture with an unused opacity": [{ hasTransparency: false }, ["resolution", "cut-off"]],
  "a picture of few colours": [{ colours: "rgb" }, ["resolution", "cut-off"]],
  "a picture of 16 bits": [{ colours: "rgb" }, ["resolution", "cut-off"]],
  "an interlaced picture": [{ widthPx: 600 }, ["resolution", "cut-off"]],
  "a picture of one pixel": [{ widthPx: 1, heightPx: 1 }, ["resolution", "cut-off"]],
  "a picture like a ribbon": [{ widthPx: 4000, heightPx: 8 }, ["resolution", "cut-off"]],
  "a WebP": [{ format: "webp" }, ["resolution", "cut-off"]],
  "a clear WebP": [{ format: "webp", hasTransparency: true }, ["resolution"]],
  "a scan": [{ format: "tiff", pages: 1 }, ["resolution", "turned"]],
  "a scan in four inks": [{ format: "tiff", colours: "cmyk" }, ["resolution", "turned"]],
  "a photo of nature": [{ printedColours: { movedShare: 0, hues: [] } }, []],
  "a logo in the green of a screen": [{ printedColours: { movedShare: 1, hues: ["greens"] } }, ["duller"]],
  "a logo in two colours of a screen": [
    { printedColours: expect.objectContaining({ hues: ["blues", "pinks"] }) },
    ["duller"],
  ],
  "a logo in colours that inks have": [{ printedColours: { movedShare: 0, hues: [] } }, []],
  "a photo with a spot of green": [{ printedColours: expect.objectContaining({ hues: ["greens"] }) }, []],
  "a black of all inks": [{ ink: { percent: 400, overShare: 1 } }, ["ink"]],
  "a deep black": [{ ink: { percent: 315, overShare: 1 } }, ["ink"]],
  "a rich black": [{ ink: { percent: 260, overShare: 0 } }, []],
  "black on a screen": [{ colours: "rgb" }, []],
  "a GIF": [{ format: "gif", pages: 1 }, ["resolution", "cut-off"]],
  "a GIF that moves": [{ format: "gif", pages: 2, heightPx: 20 }, ["resolution", "cut-off", "pages"]],
};

/** 50 points wide and high, 20 from the left and the foot of 94 x 54 mm: a point is 0.3528 mm. */
const SQUARE = "M7.056 46.944L24.694 46.944 24.694 29.306 7.056 29.306Z";
const card = { widthMm: 90, heightMm: 50 };
const withBleed = { widthMm: 94, heightMm: 54 };
const documents: Expected = {
  "a page with its bleed": [{ format: "pdf", pages: 1, printed: withBleed, trim: null }, []],
  "a page with boxes": [{ printed: withBleed, trim: card }, []],
  "a page with marks round its trim": [{ printed: { widthMm: 100, heightMm: 60 }, trim: card }, []],
  "a page with a trim inside its bleed": [{ printed: withBleed, trim: card }, []],
  "a page without bleed": [{ printed: card }, ["bleed"]],
  "a page turned by a quarter": [{ printed: withBleed }, []],
  "an upright page": [{ printed: { widthMm: 54, heightMm: 94 } }, ["turned"]],
  "a page in other proportions": [{ printed: { widthMm: 94, heightMm: 94 } }, ["cut-off"]],
  "a page at twice its size": [{ printed: { widthMm: 188, heightMm: 108 } }, ["enlarged"]],
  "a page in units of two points": [{ printed: withBleed }, []],
  "a page with a sharp photo": [{ lowestDpi: 324, usesRgb: true }, ["screen-colours"]],
  "a page with a coarse photo": [{ lowestDpi: 108 }, ["resolution", "screen-colours"]],
  "a page with colours of a screen": [{ usesRgb: true }, ["screen-colours"]],
  "a page in colours of a screen alone": [{ printedColours: { movedShare: 1, hues: ["blues"] } }, ["duller"]],
  "a page in calm colours of a screen": [{ usesRgb: true, printedColours: { movedShare: 0, hues: [] } }, []],
  "a page with a black of all inks": [{ ink: { percent: 400 } }, ["ink"]],
  "a page with a dark photo in four inks": [{ ink: { percent: 350 } }, ["ink"]],
  "a page with a light photo in four inks": [{ ink: { percent: 15 } }, []],
  "a page with bars of colour beside it": [{ printed: withBleed, trim: card }, []],
  "a page with text in a font that is not there": [{ missingFonts: ["Helvetica"] }, ["fonts"]],
  "a page with an ink of its own": [{ spotInks: ["Gold 871"] }, ["spot-inks"]],
  "a page with an ink whose name has control characters": [{ spotInks: ["Gold 871"] }, ["spot-inks"]],
  "a page with a cut line": [
    { spotInks: [], ownCut: { inks: ["CutContour"], paths: [SQUARE] } },
    ["own-cut"],
  ],
  "a page with a hairline": [{ thinnestLineMm: 0.035 }, ["thin-lines"]],
  "a page with a line": [{ thinnestLineMm: 0.353, usesRgb: false }, []],
  "a page with opacity": [{ hasTransparency: true }, []],
  "a page with a hidden layer": [{ hasHiddenLayers: true }, ["hidden-layers"]],
  "a page with a comment": [{ hasNotes: true }, ["notes"]],
  "a page with a stamp": [{ hasNotes: false, printsNotes: true }, ["printed-notes"]],
  "three pages": [{ pages: 3 }, ["pages"]],
  "an empty page": [{ lowestDpi: null, thinnestLineMm: null, hasTransparency: false }, []],
  "a drawing of Illustrator": [{ format: "ai" }, []],
  "a document that may not be copied": [{ printed: withBleed }, []],
};

const drawings: Expected = {
  "a drawing": [{ hasText: false, hasLinks: false, sizeMm: { widthMm: 90, heightMm: 50 } }, []],
  "a drawing without a size": [{ width: 90, height: 50, sizeMm: null }, []],
  "a drawing with a hairline": [{ hasUnknownColours: false }, ["thin-lines"]],
  "a drawing with a colour of the future": [{ hasUnknownColours: true }, ["colours"]],
  "a drawing of nothing": [{ thinnestLine: null }, []],
  "a drawing on clear ground": [{ hasLinks: false }, []],
  "a drawing with text": [{ hasText: true }, ["fonts"]],
  "a drawing with a picture in it": [{ hasPictures: true, hasLinks: false }, ["resolution"]],
  "a drawing with a picture elsewhere": [{ hasPictures: true, hasLinks: true }, ["links"]],
  "a drawing with a picture of this machine": [{ hasPictures: true, hasLinks: true }, ["links"]],
  "a drawing with a style elsewhere": [{ hasLinks: true }, ["links"]],
  "a drawing with a gradient": [{ hasLinks: false }, ["duller"]],
};

describe("what is found in a file, and said of it on a card of 90 x 50 mm", () => {
  test.each(Object.entries(pictures))("%s", async (name, [facts, codes]) => {
    const found = await readPicture(
      (await { ...pictureFiles, ...colourPictures }[name]?.()) ?? Buffer.alloc(0),
    );
    expect([found.facts, codesOf(found)]).toEqual([expect.objectContaining(facts), codes]);
  });

  test.each(Object.entries(documents))("%s", async (name, [facts, codes]) => {
    const found = await readDocument(
      (await { ...documentFiles, ...colourDocuments }[name]?.()) ?? Buffer.alloc(0),
    );
    expect([found.facts, codesOf(found)]).toEqual([expect.objectContaining(facts), codes]);
  });

  test.each(Object.entries(drawings))("%s", async (name, [facts, codes]) => {
    const found = await readDrawing(Buffer.from(drawingFiles[name] ?? ""));
    // They end where they are cut.
    const said = found.isClear ? [] : ["bleed"];
    // What is seen comes first, then how it lies, then what is good to know.
    const [own, known] = [
      codes.filter((code) => code !== "duller"),
      codes.filter((code) => code === "duller"),
    ];
    expect([found.facts, codesOf(found)]).toEqual([
      expect.objectContaining(facts),
      [...own, ...said, ...known],
    ]);
  });
});

describe("what cannot be read says so", () => {
  test.each([
    ["a document with a password", "artwork-password"],
    ["a document that is cut short", "artwork-unreadable"],
    ["a document of noise", "artwork-unreadable"],
    ["a document of 12 MB of noise", "artwork-unreadable"],
    ["a document of noise with an end", "artwork-unreadable"],
  ])("%s", async (name, fault) => {
    expect(await faultOf(readDocument((await documentFiles[name]?.()) ?? Buffer.alloc(0)))).toBe(fault);
  });

  test("a picture in Lab colours, and one that is damaged is still told so", async () => {
    const lab = labTiff(40, 30);
    expect(await faultOf(readPicture(lab))).toBe("artwork-lab");
    // The tag of its colours is the fifth of its directory; 2 is red, green and blue.
    lab[8 + 2 + 4 * 12 + 8] = 2;
    expect(await faultOf(readPicture(lab))).toBe("none");
    expect(await faultOf(readPicture(lab.subarray(0, 300)))).toBe("artwork-unreadable");
  });

  test.each(Object.keys(hostileDrawings))("%s", async (name) => {
    expect(await faultOf(readDrawing(Buffer.from(hostileDrawings[name] ?? "")))).toBe("artwork-unreadable");
  });
});

test("what a page leaves blank lets the product be seen", async () => {
  const empty = await readDocument((await documentFiles["an empty page"]?.()) ?? Buffer.alloc(0));
  expect(empty.isClear).toBe(true);
  const full = await readDocument((await documentFiles["a page with its bleed"]?.()) ?? Buffer.alloc(0));
  expect(full.isClear).toBe(false);
});
