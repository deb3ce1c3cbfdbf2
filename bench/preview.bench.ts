import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import type { Scene } from "#domain/preview/scene.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import type { Figure } from "./support/measure.types.ts";

const ROUNDS = 12;
const catalogue = compileCatalogue(catalogueDocument, "bench");
const options = { prefix: "b-", texture: (name: string) => `/pictures/textures/${name}.webp` };

/** The first selection of every product in every supply it is sold in. */
function selections(): Selection[] {
  return catalogueDocument.products.flatMap(({ id, supplies }) =>
    (supplies.length === 0 ? [null] : supplies.map((row) => row.supplyId)).map((supplyId) =>
      defaultSelection(catalogue, { productIds: [id], onlySupplyIds: null }, { supplyId }),
    ),
  );
}

/** Milliseconds each item takes in the quickest round. */
function quickest(items: number, task: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return Math.min(...times) / items;
}

/** How long the live preview needs for its shapes and for its SVG text, and how large that text is. */
export function run(): Figure[] {
  const all = selections();
  const scenes: Scene[] = [];
  const drawing = quickest(all.length, () => {
    scenes.length = 0;
    for (const selection of all) scenes.push(sceneOf(catalogue, selection));
  });
  let length = 0;
  const painting = quickest(all.length, () => {
    length = 0;
    for (const scene of scenes) length += svgContentOf(scene, options).length;
  });
  return [
    {
      what: "preview: selection to shapes",
      value: drawing,
      unit: "ms",
      limit: { atMost: 2 },
      note: `${all.length} selections`,
    },
    { what: "preview: shapes to SVG text", value: painting, unit: "ms", limit: { atMost: 2 } },
    { what: "preview: SVG text, mean", value: length / all.length / 1024, unit: "KB", limit: null },
  ];
}

if (import.meta.main) {
  for (const { what, value, unit, note = "" } of run()) console.log(what, value.toFixed(3), unit, note);
}
