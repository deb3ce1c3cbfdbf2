import { identity } from "#domain/preview/geometry/matrix.ts";
import { LONGEST } from "../reader-answer.ts";
import { type FormNode, type FormView, formView, numberOf } from "./form-node.ts";
import { boxInside } from "./form-measures.ts";

/** Pixels that the whole of a drawing has where its filters are printed, at most: more takes more memory than a process may have. */
const MOST_PIXELS = 12_000_000;
const PRINT_DPI = 600;

/** Steps that look otherwise from finer pixels: light falls on slopes between pixels, and what is counted in pixels is. */
const ofPixels: ReadonlySet<string> = new Set([
  "feDiffuseLighting",
  "feSpecularLighting",
  "feConvolveMatrix",
  "feMorphology",
]);

/** Whether filters are printed from pixels as large as those that the customer is shown; else from finer ones. */
export function drawsAsFiltered(filters: readonly FormNode[]): boolean {
  return filters.some(({ children }) => children.some(({ name }) => ofPixels.has(name)));
}

/** Pixels to a unit of a form, for what of it is printed from pixels: those of a picture, or 600 dpi, less where all of it would have more than 12 million. */
export function effectPixelsPerUnit({ width, height }: FormView, longerSideMm: number) {
  const wanted = ((longerSideMm / 25.4) * PRINT_DPI) / Math.max(width, height);
  const most = Math.sqrt(MOST_PIXELS / (width * height));
  return { fine: Math.min(wanted, most), asShown: Math.min(most, LONGEST / Math.max(width, height)) };
}

/** Seconds of a processor that a step takes for a million pixels, measured with the library. */
const SECONDS: Readonly<Record<string, number>> = {
  feGaussianBlur: 0.36,
  feDropShadow: 0.4,
  feSpecularLighting: 0.1,
};
const PLAIN_STEP = 0.06;
const TURBULENCE_OCTAVE = 0.1;
/** For one neighbour that each of a million pixels looks at. */
const MORPHOLOGY_LOOK = 0.0008;
const MATRIX_LOOK = 0.005;

/** What a print file may take for its filters: a process has 20 seconds for all of it. */
const MOST_SECONDS = 10;

function pairIn(list: string | undefined, otherwise: number): readonly [number, number] {
  const [first = otherwise, second = first] = (list ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return [first, second];
}

/** `unitPx`: pixels of a filter's units, across and down. */
function secondsOf(step: FormNode, [acrossPx, downPx]: readonly [number, number]): number {
  const { name, attributes } = step;
  if (name === "feTurbulence") return PLAIN_STEP + TURBULENCE_OCTAVE * numberOf(step, "numOctaves", 1);
  if (name === "feMorphology") {
    const [rx, ry] = pairIn(attributes.radius, 0);
    return PLAIN_STEP + MORPHOLOGY_LOOK * (2 * rx * acrossPx + 1) * (2 * ry * downPx + 1);
  }
  if (name === "feConvolveMatrix") {
    const [across, down] = pairIn(attributes.order, 3);
    return PLAIN_STEP + MATRIX_LOOK * across * down;
  }
  return SECONDS[name] ?? PLAIN_STEP;
}

const references = /url\(#([^)]*)\)/g;

function filtersById(root: FormNode): ReadonlyMap<string, FormNode> {
  const found = new Map<string, FormNode>();
  for (const defs of root.children)
    if (defs.name === "defs")
      for (const node of defs.children)
        if (node.name === "filter" && node.attributes.id !== undefined) found.set(node.attributes.id, node);
  return found;
}

/** Seconds that the filters of a part take, at the finest that they are printed. */
function secondsOfPart(part: FormNode, filters: readonly FormNode[], view: FormView): number {
  const { fine, asShown } = effectPixelsPerUnit(view, Infinity);
  const pixels = (drawsAsFiltered(filters) ? asShown : fine) * view.fit[0];
  const all = view.seen.width * view.seen.height;
  const box = boxInside(part, true, identity);
  return filters.reduce((sum, filter) => {
    const { attributes } = filter;
    const isWhole = attributes.filterUnits === "userSpaceOnUse" || box === null;
    const region = isWhole
      ? all
      : box.width * box.height * numberOf(filter, "width", 1.2) * numberOf(filter, "height", 1.2);
    const isShare = attributes.primitiveUnits === "objectBoundingBox" && box !== null;
    const unitPx = isShare
      ? ([pixels * box.width, pixels * box.height] as const)
      : ([pixels, pixels] as const);
    const steps = filter.children.reduce((seconds, step) => seconds + secondsOf(step, unitPx), PLAIN_STEP);
    return sum + (steps * Math.min(all, region) * pixels * pixels) / 1_000_000;
  }, 0);
}

/** Whether the filters of a form take longer than a print file of it may, at the finest that they are printed. */
export function isFilteredTooMuch(root: FormNode): boolean {
  const byId = filtersById(root);
  if (byId.size === 0) return false;
  const view = formView(root);
  let seconds = 0;
  const look = (node: FormNode): void => {
    const ids = [...(node.attributes.filter ?? "").matchAll(references)].map(([, id = ""]) => id);
    const filters = ids.flatMap((id) => byId.get(id) ?? []);
    if (filters.length > 0) seconds += secondsOfPart(node, filters, view);
    node.children.forEach(look);
  };
  look(root);
  return !(seconds <= MOST_SECONDS);
}
