import { useEffect, useRef, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Gallery, galleryChoiceOf, galleryFor } from "#domain/configure/gallery.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { fetchThumbnail, thumbnailQuery } from "./fetch-thumbnail.ts";

/** Rest after the last change before the server is asked. */
const DELAY_MS = 200;

/**
 * The pictures of a selection, and `choice`, which changes when they do. The page's own catalogue answers at once;
 * after a change the server is asked and has the last word. That it fails is only logged (content-and-lettering.md 8).
 */
export function useGallery(catalogue: Catalogue, selection: Selection) {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`product ${selection.productId} is not in the page's catalogue`);
  const picked = galleryChoiceOf(catalogue, selection);
  const choice = thumbnailQuery(picked);
  const [answer, setAnswer] = useState<{ readonly choice: string; readonly gallery: Gallery } | null>(null);
  const known = useRef(choice);
  useEffect(() => {
    if (known.current === choice) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const gallery = await fetchThumbnail(choice, controller.signal);
      if (gallery === null || controller.signal.aborted) return;
      known.current = choice;
      setAnswer({ choice, gallery });
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [choice]);
  const gallery = answer?.choice === choice ? answer.gallery : galleryFor(catalogue, product, picked);
  return { choice, gallery };
}
