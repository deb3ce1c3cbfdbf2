import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/priced.types.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { type Answer, callShop } from "#web/calls/call-shop.ts";

/** What the form of a page chooses from. */
export async function readSpecialCatalogue(slug: string): Promise<Answer<Catalogue>> {
  const answer = await callShop("GET quote/get/special-processing", { query: { slug } });
  if (!answer.ok) return answer;
  const { document, version } = answer.data;
  return { ok: true, data: specialCatalogue(indexCatalogue(document as unknown as PricedDocument, version)) };
}
