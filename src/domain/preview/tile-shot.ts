import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import type { SceneOptions } from "./compose-scene.ts";
import { takesPicture } from "./subject/form-of.ts";

/** The one picture that stands for a page: what is configured, and how it is looked at. */
export interface TileShot {
  readonly productId: number;
  readonly changes: readonly Change[];
  readonly options: SceneOptions;
}

/** What the pages of a shop are shown by: data of the shop, like its words. */
export interface TileShots {
  /** By slug of the featured item. */
  readonly bySlug: Readonly<Record<string, TileShot>>;
  /** The head of the home page. */
  readonly head: TileShot;
}

/** The shot of a featured item; one without its own, or whose product it sells no more, shows its first product as it opens. */
export function tileShotOf({ bySlug }: TileShots, { slug, productIds, pictures }: FeaturedItem): TileShot {
  const own = bySlug[slug];
  if (own !== undefined && productIds.includes(own.productId)) return own;
  const [productId] = productIds;
  const first = pictures === undefined ? undefined : bySlug[pictures];
  if (first !== undefined && productId !== undefined) return { ...first, productId };
  if (productId === undefined) throw new Error(`featured item ${slug} has no product`);
  return { productId, changes: [], options: { surface: "paper", view: "angle" } };
}

/** A product as it opens, with some of it chosen otherwise. */
export function selectionAfter(
  catalogue: Catalogue,
  productId: number,
  changes: readonly Change[],
): Selection {
  const scope = { productIds: [productId], onlySupplyIds: null };
  return changes.reduce(
    (selection, change) => choose(catalogue, scope, selection, change),
    defaultSelection(catalogue, scope, { productId }),
  );
}

/** What the tile of a page shows, ready to be drawn. */
export interface TileScene {
  /** The address of the page. */
  readonly route: string;
  readonly selection: Selection;
  readonly options: SceneOptions;
}

/** What the tiles are drawn from: their scenes, and the part of the catalogue that these are of. */
export interface TileScenes {
  readonly document: PricedDocument;
  readonly version: string;
  readonly scenes: readonly TileScene[];
}

/** The head of the home page, and the tiles of all pages whose product a picture can be printed on; it takes the place of what the shop prints on them. */
export function printableTiles(catalogue: Catalogue, shots: TileShots): readonly TileScene[] {
  const sceneFor = (route: string, { productId, changes, options: shown }: TileShot): TileScene => {
    const { design: _design, ...options } = shown;
    return { route, selection: selectionAfter(catalogue, productId, changes), options };
  };
  const tiles = catalogue.document.featuredItems
    .map((item) => sceneFor(item.route, tileShotOf(shots, item)))
    .filter(({ selection }) => takesPicture(catalogue, selection));
  const [first] = catalogue.document.featuredItems;
  const isHeadSold = catalogue.products.has(shots.head.productId) || first === undefined;
  return [sceneFor("/", isHeadSold ? shots.head : tileShotOf(shots, first)), ...tiles];
}
