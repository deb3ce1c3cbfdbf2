import { type Catalogue, compileCatalogue } from "../../../domain/catalogue/catalogue.ts";
import type { CatalogueDocument } from "../../../domain/catalogue/schema.ts";
import { specialCatalogue } from "../../../domain/quote/special-processing/special-catalogue.ts";
import { type Answer, callShop } from "../../calls/call-shop.ts";

interface Part {
  readonly version: string;
  readonly document: CatalogueDocument;
}

/** What the form of a page chooses from. */
export const readSpecialCatalogue = async (slug: string): Promise<Answer<Catalogue>> => {
  const call = `quote/get/special-processing?${new URLSearchParams({ slug })}`;
  const answer = await callShop<Part>("GET", call);
  if (!answer.ok) return answer;
  const { document, version } = answer.data;
  return { ok: true, data: specialCatalogue(compileCatalogue(document, version)) };
};
