import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import type { Scene } from "#domain/preview/scene.ts";
import type { SceneOptions } from "#domain/preview/compose-scene.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { selectionAfter } from "#domain/preview/tile-shot.ts";
import type { Prop } from "../props/prop.ts";

/** One picture: what is configured, and how it is looked at. */
export interface Shot {
  readonly changes: readonly Change[];
  readonly options: SceneOptions;
  /** What it is stuck on, for a picture of the product in use. */
  readonly prop?: Prop;
}

export function selected(catalogue: Catalogue, product: Product, changes: readonly Change[]): Selection {
  return selectionAfter(catalogue, product.id, changes);
}

export function sceneOfShot(catalogue: Catalogue, product: Product, { changes, options, prop }: Shot): Scene {
  const selection = selected(catalogue, product, changes);
  const { surface, design } = options;
  return prop === undefined
    ? sceneOf(catalogue, selection, { measures: false, ...options })
    : prop.draw({
        catalogue,
        selection,
        surface: surface ?? "paper",
        ...(design === undefined ? {} : { design }),
      });
}

export function size(widthMm: number, heightMm: number): Change {
  return {
    field: "customSize",
    widthMm,
    heightMm,
  };
}
export function supply(id: number): Change {
  return { field: "supply", id };
}
export function shape(id: number): Change {
  return { field: "shape", id };
}
export function sets(count: number): Change {
  return { field: "sets", count };
}
