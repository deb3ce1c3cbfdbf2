import type { Gallery, GalleryChoice } from "#domain/configure/gallery.ts";
import { callShop } from "#web/calls/call-shop.ts";

/** The query of `quote/get/thumbnail` for a choice. */
export function thumbnailQuery(choice: GalleryChoice): string {
  const fields: readonly (readonly [string, number | null])[] = [
    ["product_id", choice.productId],
    ["cutting_id", choice.supplyId],
    ["finishing_id", choice.finishingId],
    ["premium_processing_id", choice.premiumProcessingId],
    ["material_id", choice.materialId],
  ];
  return new URLSearchParams(
    fields.flatMap(([name, id]) => (id === null ? [] : [[name, String(id)]])),
  ).toString();
}

/** Asks for the pictures of a choice; null when there is no answer. */
export async function fetchThumbnail(query: string, signal: AbortSignal): Promise<Gallery | null> {
  const answer = await callShop("GET quote/get/thumbnail", { query: new URLSearchParams(query), signal });
  if (!answer.ok) {
    if (answer.status > 0) console.error(`quote/get/thumbnail answered ${answer.status}`);
    return null;
  }
  const { thumbnail, video, dispenser, gallery } = answer.data;
  const items = gallery.map((item) => ({ index: item.index, filePath: item.file_path }));
  return { thumbnail, video, dispenser, items };
}
