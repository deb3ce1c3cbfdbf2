import { useEffect, useState } from "react";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Selection } from "../../../domain/configure/selection.ts";
import { fetchPart } from "../../ui/feedback/fetch-part.ts";
import { kitFor, loadKitFor } from "./kit.ts";

/**
 * The latest selection that can be drawn. Until drawings and design of another have come, and where they do not come,
 * what was shown before stays the picture. The first selection's have come with the painter.
 */
export const useDrawable = (catalogue: Catalogue, selection: Selection): Selection => {
  const [drawn, setDrawn] = useState(selection);
  const isLacking = kitFor(catalogue, selection) === undefined;
  if (!isLacking && drawn !== selection) setDrawn(selection);
  useEffect(() => {
    if (!isLacking) return undefined;
    let isStale = false;
    fetchPart(() => loadKitFor(catalogue, selection)).then(() => {
      if (!isStale) setDrawn(selection);
    }, console.error);
    return () => {
      isStale = true;
    };
  }, [isLacking, catalogue, selection]);
  return drawn;
};
