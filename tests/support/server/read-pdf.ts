import { inflateSync } from "node:zlib";

interface PdfObject {
  readonly head: string;
  /** Inflated. */
  readonly stream: string;
}

/** A line of text where it stands: points from the page's lower left corner. */
export interface PdfLine {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A point of a line or frame, from the page's upper left corner. */
interface PdfPoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export interface ReadPdf {
  readonly pages: number;
  /** Where lines and frames go that are drawn in the page's own units: not what is scaled, like pictures. */
  readonly points: readonly PdfPoint[];
  readonly lines: readonly PdfLine[];
  /** Everything that is written, in order. */
  readonly text: string;
  /** What its pages draw, as it is written. */
  readonly content: string;
  /** The file without its streams: its dictionaries, as they are. */
  readonly structure: string;
}

function objectsIn(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const file = bytes.toString("latin1");
  const objects = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    objects.map(([, id = "", body = ""]) => {
      const [head = "", raw] = body.split(/\nstream\n/, 2);
      const packed = Buffer.from(raw?.replace(/\nendstream$/, "") ?? "", "latin1");
      const stream = head.includes("FlateDecode") ? inflateSync(packed) : packed;
      return [id, { head, stream: stream.toString("latin1") }];
    }),
  );
}

function reference(text: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? "";
}

function letter(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
}

/** What a font's glyph numbers mean; a font without this table cannot be read, copied or searched. */
function lettersOf(map: string): readonly string[] {
  return [...map.matchAll(/<\w+> <\w+> \[(.*?)\]/g)].flatMap(([, row = ""]) =>
    (row.match(/<(\w*)>/g) ?? []).map((hex) => letter(hex.slice(1, -1))),
  );
}

function linesOf(content: string, fonts: ReadonlyMap<string, readonly string[]>, page: number): PdfLine[] {
  let letters: readonly string[] = [];
  let [x, y] = [0, 0];
  const lines: PdfLine[] = [];
  for (const line of content.split("\n")) {
    const font = /^\/(\w+) [\d.]+ Tf$/.exec(line)?.[1];
    const place = /^1 0 0 1 ([\d.-]+) ([\d.-]+) Tm$/.exec(line);
    if (font !== undefined) letters = fonts.get(font) ?? [];
    else if (place) [x, y] = [Number(place[1]), Number(place[2])];
    else if (line.endsWith("] TJ")) {
      const glyphs = [...line.matchAll(/<(\w+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "?").join("");
      lines.push({ page, x, y, text });
    }
  }
  return lines;
}

function pointsOf(content: string, page: number): PdfPoint[] {
  const scaled = [false];
  const points: PdfPoint[] = [];
  // The first transformation turns the page's units upside down.
  const [, ...rows] = content.split("\n");
  for (const row of rows) {
    if (row === "q") scaled.push(scaled.at(-1) ?? false);
    else if (row === "Q") scaled.pop();
    else if (row.endsWith(" cm")) scaled[scaled.length - 1] = true;
    else if (/ [mlc]$/.test(row) && scaled.at(-1) === false)
      for (const [, x, y] of row.matchAll(/([\d.-]+) ([\d.-]+)/g))
        points.push({ page, x: Number(x), y: Number(y) });
  }
  return points;
}

/** Reads a PDF back as a reader's search would: by the letters its fonts say they draw. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsIn(bytes);
  const head = (id: string): string => objects.get(id)?.head ?? "";
  const list = [...objects.values()].find((one) => one.head.includes("/Type /Pages"))?.head ?? "";
  const pages = [...(/\/Kids \[(.*?)\]/.exec(list)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(
    ([, id = ""]) => id,
  );
  const contentOf = (id: string): string => objects.get(reference(head(id), "Contents"))?.stream ?? "";
  const lines = pages.flatMap((id, at) => {
    const resources = head(reference(head(id), "Resources"));
    const named = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? "";
    const fonts = new Map(
      [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", font = ""]) => {
        const map = objects.get(reference(head(font), "ToUnicode"))?.stream ?? "";
        return [name, lettersOf(map)] as const;
      }),
    );
    return linesOf(contentOf(id), fonts, at + 1);
  });
  const structure = [...objects.values()].map((one) => one.head).join("\n");
  const points = pages.flatMap((id, at) => pointsOf(contentOf(id), at + 1));
  const content = pages.map(contentOf).join("\n");
  const text = lines.map((line) => line.text).join("\n");
  return { pages: pages.length, lines, points, text, content, structure };
}
