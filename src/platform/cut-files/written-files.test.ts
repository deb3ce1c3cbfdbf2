import DxfParser from "dxf-parser";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultDesign, type LetteringDesign } from "#domain/lettering/design.ts";
import { measureDesign } from "#domain/lettering/measure-design.ts";
import { arbitraryDesign } from "#tests/support/lettering/arbitrary-design.ts";
import { shopFaces } from "#tests/support/lettering/shop-faces.ts";
import {
  type ReadLine,
  readArea,
  readBox,
  readDxfLines,
  readLength,
  readPdfLines,
  readSvgLines,
} from "#tests/support/cut-files/read-lines.ts";
import { cutContour } from "#platform/pdf/print-file/inks.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";
import { placedOutlines } from "./cut-job.ts";
import { type CutSheet, cutSheets, cuttingOf, mirroredSheet } from "./cut-sheet.ts";
import { cornersTouching, filledSpaces } from "./geometry/weeding.ts";
import { writeDxf } from "./formats/write-dxf.ts";
import { writePdf } from "./formats/write-pdf.ts";
import { writeSvg } from "./formats/write-svg.ts";

const faces = shopFaces("bricolage-grotesque", "pacifico", "grand-hotel", "uncial-antiqua");

function sheetsOf(design: LetteringDesign) {
  return cutSheets({ letters: placedOutlines(faces, design), outline: design.outline });
}

function cut(part: Partial<LetteringDesign>) {
  return sheetsOf({ ...defaultDesign, ...part });
}

const hello = { text: "Hello", font: "bricolage-grotesque", size: { by: "height", mm: 30 } } as const;
const kiaOra = { text: "Kia ora", font: "pacifico", size: { by: "height", mm: 60 } } as const;
const outline = { mm: 3, colourId: 2 } as const;

const designs = {
  "Hello in Bricolage": hello,
  "Kia ora in Pacifico": kiaOra,
  "Kia ora on an arc": { ...kiaOra, arc: 120 },
  "two lines in a script, tight": {
    ...kiaOra,
    font: "grand-hotel",
    text: "Kia ora\nwhānau",
    lineSpacing: -40,
  },
  "an outline": { ...kiaOra, outline },
  "an outline on an arc": { ...hello, arc: -150, outline: { ...outline, mm: 1 } },
} as const satisfies Record<string, Partial<LetteringDesign>>;

describe.each(Object.entries(designs))("%s, read back by other programs", (_name, design) => {
  test("is the same in SVG, PDF and DXF, to a hundredth of a millimetre", async () => {
    for (const plain of cut(design))
      for (const sheet of [plain, mirroredSheet(plain)]) {
        const pdf = await writePdf(sheet, "Words", "Kisscut");
        const [svg, dxf, pages] = [
          readSvgLines(writeSvg(sheet, "Words")),
          readDxfLines(writeDxf(sheet), sheet.page.height),
          await readPdfLines(pdf, sheet.marks.length),
        ];
        for (const other of [svg, pages]) {
          expect(other.lines).toHaveLength(dxf.lines.length);
          expectSame(other.frames, dxf.frames);
          other.lines.forEach((line, at) => expectSame([line], dxf.lines.slice(at, at + 1)));
          other.marks.forEach((mark, at) => expectSame([mark], dxf.marks.slice(at, at + 1)));
        }
        const ink = readBox(dxf.lines);
        const box = readBox([...dxf.lines, ...dxf.marks]);
        const frame = readBox(dxf.frames);
        expect([frame.left, frame.top, frame.width, frame.height]).toEqual(
          [box.left - 5, box.top - 5, box.width + 10, box.height + 10].map((mm) => expect.closeTo(mm, 2)),
        );
        const { trim, media } = await readPrintFile(pdf);
        expect([trim.width, trim.height, media.width, media.height]).toEqual(
          [ink.width, ink.height, box.width + 20, box.height + 20].map((mm) => expect.closeTo(mm, 2)),
        );
      }
  });

  test("no line crosses another", () => {
    for (const sheet of cut(design))
      expect(crossings(readDxfLines(writeDxf(sheet), sheet.page.height).lines, 0.001)).toBe(0);
  });
});

function expectSame(lines: readonly ReadLine[], others: readonly ReadLine[]) {
  const [a, b] = [readBox(lines), readBox(others)];
  for (const side of ["left", "top", "width", "height"] as const)
    expect(Math.abs(a[side] - b[side])).toBeLessThan(0.01);
  const [line = [], other = []] = [lines[0], others[0]];
  expect(Math.abs(readArea(line) - readArea(other))).toBeLessThan(0.01 * readLength(line));
}

/**
 * How many pieces of lines cross: a sweep from the left over pieces that overlap. Points are whole micrometres: one that is
 * nearer than that to a piece lies on it, so letters that only graze each other do not cross.
 */
function crossings(lines: readonly ReadLine[], micrometre: number): number {
  const pieces = lines
    .flatMap((line) => line.map(([x, y], at) => ({ from: line.at(at - 1) ?? [x, y], to: [x, y] as const })))
    .map((piece) => ({
      ...piece,
      left: Math.min(piece.from[0], piece.to[0]),
      right: Math.max(piece.from[0], piece.to[0]),
    }))
    .toSorted((a, b) => a.left - b.left);
  const side = ([ax, ay]: ReadLine[number], [bx, by]: ReadLine[number], [cx, cy]: ReadLine[number]) => {
    const away = ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / Math.hypot(bx - ax, by - ay);
    return Math.abs(away) < micrometre ? 0 : Math.sign(away);
  };
  let found = 0;
  pieces.forEach((a, at) => {
    for (let next = at + 1; (pieces[next]?.left ?? Infinity) < a.right; next += 1) {
      const b = pieces[next];
      if (b === undefined) break;
      const apart = side(a.from, a.to, b.from) * side(a.from, a.to, b.to) >= 0;
      if (!apart && side(b.from, b.to, a.from) * side(b.from, b.to, a.to) < 0) found += 1;
    }
  });
  return found;
}

test("letters that touch are one piece; the rest keep their curves", () => {
  const [script] = cut(kiaOra);
  const [sans] = cut(hello);
  // K, ia, ora with the hole of o and a twice.
  expect(script?.lines).toHaveLength(6);
  expect(script && cuttingOf(script).parts).toBe(3);
  // The dot of the i and the holes are touched by nothing.
  expect(script?.lines.filter(({ commands }) => /[QC]/.test(commands)).length).toBeGreaterThan(1);
  expect(sans?.lines.every(({ commands }) => commands.length < 60)).toBe(true);
  expect(sans?.lines.map(({ commands }) => commands).join("")).toMatch(/[QC]/);
});

test("words are as large as they were ordered", () => {
  const [sheet] = cut(hello);
  // 30 mm high: 96.79 mm wide by the face's own measures.
  expect([sheet?.ink.width, sheet?.ink.height]).toEqual([expect.closeTo(96.79, 1), expect.closeTo(30, 2)]);
});

test("a mirrored sheet is the same from behind", () => {
  const [plain] = cut(hello);
  if (plain === undefined) throw new Error("no sheet");
  const [front, back] = [plain, mirroredSheet(plain)].map((sheet) => readSvgLines(writeSvg(sheet, "")).lines);
  front?.forEach((line, at) => {
    const { left, width } = readBox([line]);
    const other = readBox(back?.slice(at, at + 1) ?? []);
    expect(other.left).toBeCloseTo(plain.page.width - left - width, 2);
    expect(other.width).toBeCloseTo(width, 2);
  });
  // H is upright on both sides, e is not: its middle of gravity changes sides.
  expect(back).not.toEqual(front);
});

test("an outline is as much larger as was asked for, all round, with no notch a knife would tear", () => {
  const [letters, second] = cut({ ...kiaOra, outline });
  expect(second?.film).toBe("outline");
  expect((second?.ink.width ?? 0) - (letters?.ink.width ?? 0)).toBeCloseTo(6, 1);
  expect((second?.ink.height ?? 0) - (letters?.ink.height ?? 0)).toBeCloseTo(6, 1);
});

test("two films have a square of 4 mm left and right, at the same place of the words", () => {
  const [letters, second] = cut({ ...kiaOra, outline });
  expect(letters?.marks).toHaveLength(2);
  for (const both of [
    [letters, second],
    [letters && mirroredSheet(letters), second && mirroredSheet(second)],
  ] as const) {
    const [places, others] = both.map((sheet) => {
      const { ink, marks } = sheet ?? { ink: { x: 0, y: 0, width: 0, height: 0 }, marks: [] };
      // From the middle of the words across; down, films begin where their words do.
      return marks.map((mark) => {
        const { left, top, width, height } = readBox([pointsOf(mark)]);
        expect([width, height]).toEqual([4000, 4000]);
        return [left / 1000 - ink.x, top / 1000 - ink.y];
      });
    });
    // The outline is 3 mm larger on every side.
    const shifted = others?.map(([x = 0, y = 0]) => [expect.closeTo(x - 3, 1), expect.closeTo(y - 3, 1)]);
    expect(places).toEqual(shifted);
  }
  expect(cut(kiaOra)[0]?.marks).toEqual([]);
});

test("spaces inside letters that the outline fills are counted", () => {
  const filled = (mm: number) => {
    const [letters, second] = cut({ ...hello, text: "Bo", outline: { mm, colourId: 2 } });
    return letters && second && filledSpaces(letters, second);
  };
  // Two in B and one in o, 30 mm high: none is wider than the 12 mm that 5 from each side and the knife's own room take.
  expect([filled(1), filled(5)]).toEqual([0, 3]);
});

test("parts that touch at a corner alone are counted", () => {
  const pixels = shopFaces("press-start-2p", "bricolage-grotesque");
  const touching = (font: string) => {
    const design = { ...defaultDesign, font, text: "r", size: { by: "height", mm: 60 } } as const;
    const [letters] = cutSheets({ letters: placedOutlines(pixels, design), outline: null });
    return letters && cornersTouching(letters);
  };
  expect([touching("press-start-2p"), touching("bricolage-grotesque")]).toEqual([1, 0]);
});

function pointsOf({ points }: CutSheet["lines"][number]): ReadLine {
  return points.map(({ x, y }) => [x, y] as const);
}

test("crossing lines are found, a graze within a micrometre is none", () => {
  const bar = [
    [0, 0],
    [100, 0],
    [100, 10],
    [0, 10],
  ] as const;
  const across = bar.map(([x, y]) => [y + 40, x - 50] as const);
  const grazing = bar.map(([x, y]) => [x, y + 9.96] as const);
  expect([crossings([bar, across], 1), crossings([bar, grazing], 1)]).toEqual([4, 0]);
});

test("whatever is written, no line crosses another and nobody's knife goes further than was paid for", () => {
  fc.assert(
    fc.property(arbitraryDesign(["bricolage-grotesque", "pacifico", "uncial-antiqua"]), (design) => {
      const measures = measureDesign(faces, design);
      if (!measures.ok) throw new Error("not set");
      const sheets = sheetsOf(design);
      for (const { lines } of sheets) expect(crossings(lines.map(pointsOf), 1)).toBe(0);
      const cutMm = sheets.reduce((sum, sheet) => sum + cuttingOf(sheet).lengthMm, 0);
      // A face's measures are whole font units: a full stop's is a thirtieth of a per cent off.
      expect(cutMm).toBeLessThanOrEqual(measures.cutLengthMm * 1.001);
    }),
    { numRuns: 20 },
  );
});

test("DXF says that it is in millimetres, in a release that every program reads", () => {
  const [sheet] = cut(hello);
  const header = new DxfParser().parseSync(sheet ? writeDxf(sheet) : "")?.header;
  expect(header).toMatchObject({ $ACADVER: "AC1009", $INSUNITS: 4, $MEASUREMENT: 1 });
});

test("the same sheet is the same bytes", async () => {
  const [sheet] = cut(hello);
  if (sheet === undefined) throw new Error("no sheet");
  const [first, second] = await Promise.all([
    writePdf(sheet, "Words", "Kisscut"),
    writePdf(sheet, "Words", "Kisscut"),
  ]);
  expect(first.equals(second)).toBe(true);
});

test("the ink and the layer are called what the press calls them", async () => {
  const [sheet] = cut(hello);
  if (sheet === undefined) throw new Error("no sheet");
  const names = async (...ink: [{ name: string; cmyk: typeof cutContour.cmyk }?]) =>
    [...(await readPrintFile(await writePdf(sheet, "Words", "Kisscut", ...ink))).inks.values()].map(
      ({ name }) => name,
    );
  expect(await names()).toEqual(["CutContour"]);
  expect(await names({ ...cutContour, name: "Kiss-cut" })).toEqual(["Kiss-cut"]);
  // So are the layers; those of DXF have neither blanks nor umlauts.
  expect(writeSvg(sheet, "Words", "Kiss cut")).toContain(
    'id="Kiss_cut" inkscape:groupmode="layer" inkscape:label="Kiss cut"',
  );
  const { tables } = new DxfParser().parseSync(writeDxf(sheet, "Kiss cut")) ?? {};
  expect(Object.keys(tables?.layer.layers ?? {})).toContain("Kiss_cut");
});

test("twenty lines of a script with an outline are written as well @long", async () => {
  const text = Array.from({ length: 20 }, () => "Kia ora e te whānau hoa").join("\n");
  const sheets = cut({
    ...kiaOra,
    text,
    size: { by: "height", mm: 600 },
    outline: { mm: 5, colourId: 2 },
  });
  for (const sheet of sheets) {
    const { lines } = await readPdfLines(await writePdf(sheet, "Words", "Kisscut"), sheet.marks.length);
    expect(lines).toHaveLength(sheet.lines.length);
    expect(readBox(lines).height).toBeCloseTo(sheet.film === "letters" ? 600 : 610, 0);
  }
});
