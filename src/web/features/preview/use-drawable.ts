import { useEffect, useState } from "react";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Selection } from "../../../domain/configure/selection.ts";
import type { Forms } from "../../../domain/preview/forms/drawing.ts";
import { formsFor, loadFormsFor } from "./form-packs.ts";

interface Drawable {
  readonly selection: Selection;
  readonly forms: Forms;
}

/**
 * The selection and the drawings it needs. Until those are there, and where they do not come, what was shown before stays
 * the picture. The first selection's have been loaded with the painter.
 */
export const useDrawable = (catalogue: Catalogue, selection: Selection): Drawable => {
  const forms = formsFor(catalogue, selection);
  const [drawn, setDrawn] = useState<Drawable>(() => ({ selection, forms: forms ?? {} }));
  if (forms !== undefined && drawn.selection !== selection) setDrawn({ selection, forms });
  const isLacking = forms === undefined;
  useEffect(() => {
    if (!isLacking) return undefined;
    let isStale = false;
    loadFormsFor(catalogue, selection).then(
      () => {
        const came = formsFor(catalogue, selection);
        if (!isStale && came !== undefined) setDrawn({ selection, forms: came });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isLacking, catalogue, selection]);
  return drawn;
};
