import type { SizeMm } from "#domain/size-mm.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";

/** What the page asks of the worker: every tile with a picture on it, or the one that is cut round it, once its line is there. */
export interface TilesRequest {
  readonly artwork: OwnArtwork;
}

/** What comes of it, one after the other. */
export type TilesReply =
  /** A tile: the address of its page, and what goes into its SVG. */
  | { readonly kind: "tile"; readonly route: string; readonly content: string }
  /** All are painted; one of this size has a free shape and may be cut round the picture. */
  | { readonly kind: "done"; readonly free: SizeMm | null }
  | { readonly kind: "failed" };
