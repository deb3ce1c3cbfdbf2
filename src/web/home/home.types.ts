import type { OpeningPrice } from "#domain/price/opening-price.ts";

/** One page of the shop as a tile. */
export interface Tile {
  readonly name: string;
  readonly route: string;
  readonly summary: string;
  readonly picture: string;
  /** What its page opens with. */
  readonly opening: OpeningPrice;
  /** What its materials look like, each once. */
  readonly materials: readonly string[];
}

export interface TileGroup {
  /** What an address calls it: `/business-cards#material`. */
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly Tile[];
}
