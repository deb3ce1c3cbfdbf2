import { useCallback, useEffect, useState } from "react";
import { type Catalogue, compileCatalogue } from "../../../domain/catalogue/catalogue.ts";
import type { CatalogueDocument } from "../../../domain/catalogue/schema.ts";
import { specialCatalogue } from "../../../domain/quote/special-processing/special-catalogue.ts";
import { callShop } from "../../calls/call-shop.ts";

interface Part {
  readonly version: string;
  readonly document: CatalogueDocument;
}

type Fetched =
  { readonly state: "coming" | "failed" } | { readonly state: "here"; readonly catalogue: Catalogue };

/** What the form of a page chooses from, fetched when it opens; `again` tries once more. */
export const useSpecialCatalogue = (slug: string) => {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<Fetched>({ state: "coming" });
  useEffect(() => {
    let current = true;
    void callShop<Part>("GET", `quote/get/special-processing?${new URLSearchParams({ slug })}`).then(
      (answer) => {
        if (!current) return;
        if (!answer.ok) return setFetched({ state: "failed" });
        const { document, version } = answer.data;
        setFetched({ state: "here", catalogue: specialCatalogue(compileCatalogue(document, version)) });
      },
    );
    return () => {
      current = false;
    };
  }, [slug, tries]);
  const again = useCallback(() => {
    setFetched({ state: "coming" });
    setTries((count) => count + 1);
  }, []);
  return { fetched, again };
};
