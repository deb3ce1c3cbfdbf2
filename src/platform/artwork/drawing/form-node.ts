import { apply, chain, identity, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix, Point } from "#domain/preview/scene.ts";

/** An element of a drawing's one form, which holds `svg`, `defs`, `g`, `path`, `image` and what paints, clips and masks are made of. */
export interface FormNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly FormNode[];
  /** Where it stands in the form's text. */
  readonly from: number;
  readonly to: number;
}

const tags = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const pairs = /([\w:-]+)="([^"]*)"/g;
const declarations = /([\w-]+)\s*:\s*([^;]+)/g;

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of written.matchAll(pairs))
    attributes[name] = value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  for (const [, name = "", value = ""] of (attributes.style ?? "").matchAll(declarations))
    attributes[name] = value.trim();
  return attributes;
}

/** Reads the form, which a machine wrote: tags with attributes in double quotes and nothing between them. */
export function parseForm(form: string): FormNode {
  type Open = Omit<FormNode, "children" | "to"> & { children: FormNode[]; to: number };
  const all: Open = { name: "", attributes: {}, children: [], from: 0, to: form.length };
  const open: Open[] = [all];
  for (const { 0: whole, 1: closes, 2: name = "", 3: written = "", 4: alone, index } of form.matchAll(tags)) {
    if (closes) {
      const closed = open.pop();
      if (closed) closed.to = index + whole.length;
      continue;
    }
    const attributes = attributesOf(written);
    const node: Open = { name, attributes, children: [], from: index, to: index + whole.length };
    open.at(-1)?.children.push(node);
    if (!alone) open.push(node);
  }
  const [root] = all.children;
  if (root?.name !== "svg") throw new Error("The form of a drawing is none.");
  return root;
}

/** Whether an element is there, with its box, and not seen. */
export function isHiddenNode({ visibility = "visible" }: FormNode["attributes"]): boolean {
  return visibility !== "visible";
}

export function numberOf({ attributes }: FormNode, name: string, otherwise = 0): number {
  const value = Number(attributes[name] ?? otherwise);
  return Number.isFinite(value) ? value : otherwise;
}

function numbersIn(list: string | undefined): number[] {
  return (list ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
}

/** A transformation as the form writes it: matrices, moves and scales, the outer one first. */
export function matrixOfNode(value: string | undefined): Matrix {
  if (value === undefined) return identity;
  const steps = [...value.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, list]): Matrix => {
    const v = numbersIn(list);
    const [a = 0, b] = v;
    if (name === "matrix" && v.length === 6) return v as unknown as Matrix;
    if (name === "translate") return translation(a, b ?? 0);
    return name === "scale" ? scaling(a, b) : identity;
  });
  return chain(...steps.toReversed());
}

/** The share of what is left over that lies before, by a word such as `xMidYMax`. */
function shareOf(align: string, axis: "x" | "Y"): number {
  const word = align.slice(align.indexOf(axis) + 1, align.indexOf(axis) + 4);
  return word === "Min" ? 0 : word === "Max" ? 1 : 0.5;
}

/** How something of a size lies in a box (SVG 2, 8.8): from its own units to the box's. */
export function fitted(view: Box, box: Box, preserve: string | undefined): Matrix {
  const [align = "xMidYMid", meets] = (preserve ?? "xMidYMid").trim().split(/\s+/);
  const [across, down] = [box.width / view.width, box.height / view.height];
  const even = meets === "slice" ? Math.max(across, down) : Math.min(across, down);
  const [kx, ky] = align === "none" ? [across, down] : [even, even];
  const left = box.x + (box.width - view.width * kx) * shareOf(align, "x");
  const top = box.y + (box.height - view.height * ky) * shareOf(align, "Y");
  return [kx, 0, 0, ky, left - view.x * kx, top - view.y * ky];
}

/** The view box of an element; null where it has none. */
export function viewBoxOf({ attributes }: FormNode): Box | null {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(attributes.viewBox);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export function boxOfAttributes(node: FormNode): Box {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => numberOf(node, name));
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

/** The size of a form in units of its own, what of the drawing is seen in it, and the way from the drawing's units to those of the form. */
export interface FormView {
  readonly width: number;
  readonly height: number;
  readonly seen: Box;
  readonly fit: Matrix;
}

export function formView(root: FormNode): FormView {
  const size: Box = { x: 0, y: 0, width: numberOf(root, "width"), height: numberOf(root, "height") };
  const view = viewBoxOf(root) ?? size;
  const fit = fitted(view, size, root.attributes.preserveAspectRatio);
  const [kx, , , ky, e, f] = fit;
  const seen = { x: -e / kx, y: -f / ky, width: size.width / kx, height: size.height / ky };
  return { width: size.width, height: size.height, seen, fit };
}

/** A step of a path of the form: absolute, quadratic curves made cubic. */
export type PathStep =
  | readonly ["M" | "L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

const commands = /([MLCQZ])([^MLCQZ]*)/g;
const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };

function third(from: number, to: number): number {
  return from + ((to - from) * 2) / 3;
}

/** The steps of a path as the form writes it. */
export function* pathSteps(d: string): Generator<PathStep> {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter = "", list = ""] of d.matchAll(commands)) {
    if (letter === "Z") {
      [x, y] = [startX, startY];
      yield ["Z"];
      continue;
    }
    const v = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const length = LENGTHS[letter] ?? 2;
    for (let at = 0; at + length <= v.length; at += length) {
      const [a = 0, b = 0, c = 0, e = 0, u = 0, w = 0] = v.slice(at, at + length);
      if (letter === "C") yield ["C", a, b, c, e, u, w];
      else if (letter === "Q") yield ["C", third(x, a), third(y, b), third(c, a), third(e, b), c, e];
      else yield [letter === "M" && at === 0 ? "M" : "L", a, b];
      [x, y] = letter === "C" ? [u, w] : letter === "Q" ? [c, e] : [a, b];
      if (letter === "M" && at === 0) [startX, startY] = [x, y];
    }
  }
}

/** Where a cubic curve of one coordinate turns round, between its ends. */
function turningPoints(a: number, b: number, c: number, e: number): readonly number[] {
  const [square, twice, plain] = [-a + 3 * b - 3 * c + e, 2 * (a - 2 * b + c), b - a];
  const root = Math.sqrt(twice * twice - 4 * square * plain);
  const found =
    Math.abs(square) < 1e-12
      ? [-plain / twice]
      : [(-twice + root) / (2 * square), (-twice - root) / (2 * square)];
  return found
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * e);
}

/** The box round the lines and curves of a path themselves, as `lie` takes them; null for a path of nothing. */
export function pathBox(d: string, lie: Matrix = identity): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  const across = (u: number): void => {
    left = Math.min(left, u);
    right = Math.max(right, u);
  };
  const down = (w: number): void => {
    top = Math.min(top, w);
    bottom = Math.max(bottom, w);
  };
  for (const step of pathSteps(d)) {
    if (step[0] === "Z") continue;
    const end: Point = step[0] === "C" ? [step[5], step[6]] : [step[1], step[2]];
    const [u, w] = apply(lie, end);
    if (step[0] === "C") {
      const [a, b] = apply(lie, [step[1], step[2]]);
      const [c, e] = apply(lie, [step[3], step[4]]);
      turningPoints(x, a, c, u).forEach(across);
      turningPoints(y, b, e, w).forEach(down);
    }
    across(u);
    down(w);
    [x, y] = [u, w];
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
