import { useEffect, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { assetsFor, loadAssetsFor } from "./scene-assets.ts";

export interface Drawable {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/**
 * The latest selection that can be drawn, with the catalogue it is of. Until drawings and design of another have come,
 * and where they do not come, what was shown before stays the picture: at the beginning `first`, whose drawings have come.
 */
export function useDrawable(catalogue: Catalogue, selection: Selection, first: Drawable): Drawable {
  const [drawn, setDrawn] = useState(first);
  const isLacking = assetsFor(catalogue, selection) === undefined;
  const isDrawn = drawn.selection === selection && drawn.catalogue === catalogue;
  if (!isLacking && !isDrawn) setDrawn({ catalogue, selection });
  useEffect(() => {
    if (!isLacking) return undefined;
    let isStale = false;
    loadChunk(() => loadAssetsFor(catalogue, selection)).then(() => {
      if (!isStale) setDrawn({ catalogue, selection });
    }, console.error);
    return () => {
      isStale = true;
    };
  }, [isLacking, catalogue, selection]);
  return drawn;
}
