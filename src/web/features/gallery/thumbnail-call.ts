import type { Gallery, GalleryChoice } from "#domain/configure/gallery.ts";

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

interface WireAnswer {
  readonly data: {
    readonly thumbnail: string;
    readonly video: Gallery["video"];
    readonly gallery: readonly { readonly index: number; readonly file_path: string }[];
    readonly dispenser: boolean;
  };
}

/** Asks for the pictures of a choice; rejects when there is no answer of that form. */
export async function askThumbnail(query: string, signal: AbortSignal): Promise<Gallery> {
  const response = await fetch(`/api/quote/get/thumbnail?${query}`, { signal });
  if (!response.ok) throw new Error(`quote/get/thumbnail answered ${response.status}`);
  const { data } = (await response.json()) as WireAnswer;
  const { thumbnail, video, dispenser } = data;
  const items = data.gallery.map((item) => ({ index: item.index, filePath: item.file_path }));
  return { thumbnail, video, dispenser, items };
}
