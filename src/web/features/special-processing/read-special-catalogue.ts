import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/priced.types.ts";
import { specialCatalogue } from "#domain/quote/special-processing/special-catalogue.ts";
import { type Answer, callShop } from "#web/calls/call-shop.ts";

interface Part {
  readonly version: string;
  readonly document: PricedDocument;
}

/** What the form of a page chooses from. */
export async function readSpecialCatalogue(slug: string): Promise<Answer<Catalogue>> {
  const call = `quote/get/special-processing?${new URLSearchParams({ slug })}`;
  const answer = await callShop<Part>("GET", call);
  if (!answer.ok) return answer;
  const { document, version } = answer.data;
  return { ok: true, data: specialCatalogue(indexCatalogue(document, version)) };
}
