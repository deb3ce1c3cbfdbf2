import { memo } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { ProductGallery } from "#web/features/gallery/product-gallery.tsx";
import { LivePreview } from "./live-preview.tsx";

interface PicturesProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly itemSlug: string;
}

/** What the product looks like: the live preview, then its videos and pictures. */
export const Pictures = memo(({ catalogue, selection, itemSlug }: PicturesProps) => (
  <ProductGallery catalogue={catalogue} selection={selection} itemSlug={itemSlug}>
    <LivePreview catalogue={catalogue} selection={selection} />
  </ProductGallery>
));
