import { translation } from "#domain/preview/geometry/matrix.ts";
import { gradients } from "#domain/preview/paint/paints.ts";
import {
  AS_USED,
  type GroupShape,
  type PathShape,
  type Scene,
  type SceneShape,
  STAGE,
  type UseShape,
  type Paint,
  type PictureShape,
  type RepeatShape,
} from "#domain/preview/scene.ts";

type Doc = PDFKit.PDFDocument;

/** Fainter things are not seen at the size of a document's pictures. */
const FAINTEST = 0.03;

/** `look`: the path's own paints, or those of the copy that it leaves them to. */
function drawPath(doc: Doc, shape: PathShape, look: PathShape | UseShape, opacity: number): void {
  const fill = look.fill === undefined ? null : flatPaint(look.fill);
  const stroke = look.stroke === undefined ? null : flatPaint(look.stroke);
  const [filled, stroked] = [opacity * (fill?.opacity ?? 0), opacity * (stroke?.opacity ?? 0)];
  if (Math.max(filled, stroked) < FAINTEST) return;
  doc.opacity(1);
  if (fill !== null) doc.fillColor(fill.colour, filled);
  if (stroke !== null) doc.strokeColor(stroke.colour, stroked).lineWidth(look.strokeWidth ?? 1);
  if (look.round === true) doc.lineCap("round").lineJoin("round");
  doc.path(shape.d);
  const rule = shape.evenOdd === true ? "even-odd" : "non-zero";
  if (fill !== null && stroke !== null) doc.fillAndStroke(undefined, undefined, rule);
  else if (fill !== null) doc.fill(rule);
  else doc.stroke();
}

/** One's own picture, which holds itself: it covers its box from the middle. */
function drawPicture(doc: Doc, { box, href }: PictureShape, opacity: number): void {
  doc.rect(box.x, box.y, box.width, box.height).clip().opacity(opacity);
  doc.image(href, box.x, box.y, { cover: [box.width, box.height], align: "center", valign: "center" });
}

function drawGroup(doc: Doc, scene: Scene, shape: GroupShape, opacity: number): void {
  // A shadow without its blur would be a second product.
  if (shape.effect !== undefined) return;
  // Without its mask it would lie over everything: foil stays in the colour of its file.
  if (shape.mask !== undefined) return;
  if (shape.clip !== undefined)
    doc.path(shape.clip).clip(shape.clipEvenOdd === true ? "even-odd" : "non-zero");
  for (const child of shape.children) drawShape(doc, scene, child, opacity);
}

function drawRepeat(doc: Doc, scene: Scene, { of, box, tile, at }: RepeatShape, opacity: number): void {
  doc.rect(box.x, box.y, box.width, box.height).clip();
  const first = Math.floor((box.x - tile.x) / tile.width);
  for (let index = first; tile.x + index * tile.width < box.x + box.width; index++) {
    const matrix = translation(at[0] + index * tile.width, at[1]);
    drawShape(doc, scene, { kind: "use", of, matrix }, opacity);
  }
}

function drawShape(doc: Doc, scene: Scene, shape: SceneShape, above: number, copy?: UseShape): void {
  const opacity = above * (shape.opacity ?? 1);
  if (opacity < FAINTEST) return;
  const isolated = shape.matrix !== undefined || shape.kind !== "path" || shape.round === true;
  if (isolated) doc.save();
  if (shape.matrix !== undefined)
    doc.transform(...(shape.matrix as [number, number, number, number, number, number]));
  if (shape.kind === "path") drawPath(doc, shape, shape.fill === AS_USED && copy ? copy : shape, opacity);
  else if (shape.kind === "group") drawGroup(doc, scene, shape, opacity);
  else if (shape.kind === "picture") drawPicture(doc, shape, opacity);
  else if (shape.kind === "repeat") drawRepeat(doc, scene, shape, opacity);
  else if (shape.kind === "use") {
    const definition = scene.definitions[shape.of];
    if (definition !== undefined) drawShape(doc, scene, definition, opacity, shape);
  }
  if (isolated) doc.restore();
}

/** What covers the whole stage, the table and the light on it, with the gradients of the page. */
function drawBackdrop(doc: Doc, shape: PathShape): void {
  const { line = [0, 0, 1, 1], radial, stops } = gradients[shape.fill ?? ""] ?? { stops: [] };
  const [x, y, r] = radial ?? [0, 0, 0];
  const gradient = radial
    ? doc.radialGradient(x, y, 0, x, y, r)
    : doc.linearGradient(line[0], line[1], line[2], line[3]);
  for (const [offset, colour, opacity = 1] of stops)
    gradient.stop(offset, colour, opacity * (shape.opacity ?? 1));
  // A gradient's places are shares of what it covers.
  doc.save().scale(STAGE.width, STAGE.height).rect(0, 0, 1, 1).fill(gradient).restore();
}

function isBackdrop(shape: SceneShape): shape is PathShape {
  return shape.kind === "path" && (shape.fill ?? "#") in gradients;
}

/** Draws a scene's shapes in its own units; where and how large is the caller's transformation. */
export function drawScene(doc: Doc, scene: Scene): void {
  for (const shape of scene.shapes)
    if (isBackdrop(shape)) drawBackdrop(doc, shape);
    else drawShape(doc, scene, shape, 1);
}

export interface FlatPaint {
  readonly colour: string;
  readonly opacity: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

const known = new Map<Paint, FlatPaint | null>();

function flatten(paint: Paint): FlatPaint | null {
  if (paint.startsWith("#")) return { colour: paint, opacity: 1 };
  const stops = gradients[paint]?.stops;
  // Textures lie on a colour of their own; without them a small picture says the same.
  if (stops === undefined) return null;
  const weights = stops.map(([, , opacity = 1]) => opacity);
  const all = Math.max(mean(weights), 0.001);
  const part = (at: number) =>
    mean(stops.map(([, colour], index) => channel(colour, at) * (weights[index] ?? 0))) / all;
  return { colour: `#${hex(part(0))}${hex(part(1))}${hex(part(2))}`, opacity: mean(weights) };
}

/** A paint as one colour: what a gradient is from afar. Null for what a small picture can do without. */
function flatPaint(paint: Paint): FlatPaint | null {
  const before = known.get(paint);
  if (before !== undefined) return before;
  const flat = flatten(paint);
  known.set(paint, flat);
  return flat;
}
