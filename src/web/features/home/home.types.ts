import type { Cents } from "../../../domain/money.ts";

/** One page of the shop as a tile. */
export interface Tile {
  readonly name: string;
  readonly route: string;
  readonly summary: string;
  readonly picture: string;
  readonly fromPrice: Cents;
  /** What its materials look like, each once. */
  readonly materials: readonly string[];
}

export interface TileGroup {
  readonly name: string;
  readonly tiles: readonly Tile[];
}
