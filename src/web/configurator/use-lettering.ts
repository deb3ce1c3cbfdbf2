import { useEffect, useMemo } from "react";
import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { withKnownDesign } from "#domain/lettering/designs/known-design.ts";
import { loadedLettering, loadFaces } from "#web/calls/loaded-lettering.ts";
import { useStore } from "#web/calls/store.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import type { QuotePage } from "./quote-page.types.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";

/** More than the shop has pages; the server drops those of catalogues that are no longer sold from. */
const MOST_KEPT = 40;
const compiled = new Map<string, Catalogue>();

/** The catalogue of a page: read and indexed once, also when the page's data are loaded again. */
export function catalogueSlice({ document, version }: Pick<QuotePage, "document" | "version">): Catalogue {
  const known = compiled.get(document);
  if (known?.version === version) return known;
  const catalogue = indexCatalogue(JSON.parse(document) as PricedDocument, version);
  if (compiled.size >= MOST_KEPT) compiled.clear();
  compiled.set(document, catalogue);
  return catalogue;
}

/** The catalogue of a page; of one with a creation tool with what is known of letters: another object when more is. */
export function useLetteredCatalogue(page: QuotePage): Catalogue {
  const sold = catalogueSlice(page);
  const known = page.lettering;
  const loaded = useStore(loadedLettering);
  return useMemo(() => {
    if (sold.document.faces.length === 0) return sold;
    return { ...sold, ...(known === null ? loaded : withKnownDesign(loaded, known)) };
  }, [sold, known, loaded]);
}

/** Fetches the face for want of which a design cannot be measured. */
export function useMissingFaces(catalogue: Catalogue, design: LetteringDesign | null): void {
  useEffect(() => {
    const measured = design && catalogue.measureLettering(design);
    if (measured?.ok !== false || measured.code !== "face-missing") return;
    const { face, file } = measured;
    const withOutlines = file === "outlines";
    loadChunk(() => loadFaces(catalogue.document.faces, [face], { withOutlines })).catch(console.error);
  }, [catalogue, design]);
}
