import { usualPlates } from "#domain/catalogue/press.ts";
import type { CutSheet } from "../cut-sheet.ts";
import { type KnifePath, MICROMETRES } from "../geometry/knife-path.ts";
import { inMillimetres } from "./path-text.ts";

/** A group code and its value: two lines of the file. */
type Group = readonly [code: number, value: string | number];

/** AutoCAD's colour numbers. */
function layersOf(plate: string) {
  return [
    { name: plate, colour: 6 },
    { name: "WeedingFrame", colour: 5 },
    { name: "Registration", colour: 3 },
  ] as const;
}

/** Of a layer's name release 12 takes 31 letters, digits, dollars, hyphens and underscores. */
function layerName(plate: string): string {
  return plate.replaceAll(/[^\w$-]/g, "_").slice(0, 31);
}

function header({ width, height }: CutSheet["page"]): Group[] {
  const corner = (name: string, x: number, y: number): Group[] => [
    [9, name],
    [10, inMillimetres(x)],
    [20, inMillimetres(y)],
    [30, 0],
  ];
  return [
    [999, "Millimetres, y up"],
    [0, "SECTION"],
    [2, "HEADER"],
    [9, "$ACADVER"],
    [1, "AC1009"],
    // Millimetres, and metric as a whole. Of later releases: readers of this one pass over variables that they do not know.
    [9, "$INSUNITS"],
    [70, 4],
    [9, "$MEASUREMENT"],
    [70, 1],
    ...corner("$EXTMIN", 0, 0),
    ...corner("$EXTMAX", width, height),
    [0, "ENDSEC"],
  ];
}

function tables(plate: string): Group[] {
  const layers = layersOf(plate);
  return [
    [0, "SECTION"],
    [2, "TABLES"],
    [0, "TABLE"],
    [2, "LTYPE"],
    [70, 1],
    [0, "LTYPE"],
    [2, "CONTINUOUS"],
    [70, 0],
    [3, "Solid line"],
    [72, 65],
    [73, 0],
    [40, 0],
    [0, "ENDTAB"],
    [0, "TABLE"],
    [2, "LAYER"],
    [70, layers.length],
    ...layers.flatMap(({ name, colour }): Group[] => [
      [0, "LAYER"],
      [2, name],
      [70, 0],
      [62, colour],
      [6, "CONTINUOUS"],
    ]),
    [0, "ENDTAB"],
    [0, "ENDSEC"],
  ];
}

function polyline(layer: string, { points }: KnifePath, height: number): Group[] {
  const vertices = points.flatMap(({ x, y }): Group[] => [
    [0, "VERTEX"],
    [8, layer],
    [10, inMillimetres(x / MICROMETRES)],
    [20, inMillimetres(height - y / MICROMETRES)],
    [30, 0],
  ]);
  return [
    [0, "POLYLINE"],
    [8, layer],
    // Vertices follow; the line is closed.
    [66, 1],
    [70, 1],
    [10, 0],
    [20, 0],
    [30, 0],
    ...vertices,
    [0, "SEQEND"],
    [8, layer],
  ];
}

/** A sheet as DXF of release 12, which every cutting program reads: straight lines only, in millimetres. */
export function writeDxf(
  { page, frame, lines, marks }: CutSheet,
  plate: string = usualPlates.kissCut,
): string {
  const name = layerName(plate);
  const groups: Group[] = [
    ...header(page),
    ...tables(name),
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...polyline("WeedingFrame", frame, page.height),
    ...lines.flatMap((line) => polyline(name, line, page.height)),
    ...marks.flatMap((line) => polyline("Registration", line, page.height)),
    [0, "ENDSEC"],
    [0, "EOF"],
  ];
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join("");
}
