import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { galleryFor, type Gallery, type GalleryChoice } from "#domain/configure/gallery.ts";
import type { Services } from "#topics/services.ts";

/** The slider's pictures for a choice of options. Options that do not exist are refused, odd combinations are not. */
export function findGallery(
  services: Pick<Services, "catalogue">,
  choice: GalleryChoice,
): { readonly ok: true; readonly product: Product; readonly gallery: Gallery } | Refusal<"refused"> {
  const catalogue = services.catalogue.current();
  const { products, supplies, finishings, addonItems, materials } = catalogue;
  const rows = [
    ["product_id", choice.productId, products],
    ["cutting_id", choice.supplyId, supplies],
    ["finishing_id", choice.finishingId, finishings],
    ["premium_processing_id", choice.premiumProcessingId, addonItems],
    ["material_id", choice.materialId, materials],
  ] as const;
  const unknown = rows.filter(([, id, known]) => id !== null && !known.has(id));
  if (unknown.length > 0) {
    return refuseFields(
      "refused",
      Object.fromEntries(unknown.map(([name, id]) => [name, `${name} ${id} does not exist.`])),
    );
  }
  const product = products.get(choice.productId);
  if (product === undefined) throw new Error(`product ${choice.productId} was just found`);
  return { ok: true, product, gallery: galleryFor(catalogue, product, choice) };
}
