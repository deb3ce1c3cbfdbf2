import type { Refusal } from "#domain/refusal.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Services } from "#topics/services.ts";
import { unknownFeaturedItem } from "./find-featured-item.ts";

interface SpecialProcessingPart {
  readonly ok: true;
  readonly version: string;
  readonly document: PricedDocument;
}

/** The part of the catalogue that the Special Processing form of a page needs: its products on every supply. */
export function findSpecialProcessing(
  services: Pick<Services, "catalogue">,
  slug: string,
): SpecialProcessingPart | Refusal<"unknown"> {
  const catalogue = services.catalogue.current();
  const item = catalogue.featuredItemBySlug.get(slug);
  if (item === undefined) return unknownFeaturedItem();
  const document = sliceFor(catalogue, scopeOf(item).productIds, { specialProcessing: true });
  return { ok: true, version: catalogue.version, document };
}
