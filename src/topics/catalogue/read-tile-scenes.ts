import { sliceFor } from "#domain/catalogue/slice.ts";
import { printableTiles, type TileScenes } from "#domain/preview/tile-shot.ts";
import type { Services } from "#topics/services.ts";

/** What the tiles of the home page are drawn from, for a visitor's own picture on them; the same until the catalogue changes. */
export function readTileScenes({ catalogue, content }: Pick<Services, "catalogue" | "content">): TileScenes {
  const current = catalogue.current();
  const scenes = printableTiles(current, content.tileShots);
  const productIds = scenes.map(({ selection }) => selection.productId);
  return { document: sliceFor(current, productIds), version: current.version, scenes };
}
