import { homePath } from "#domain/account/return-path.ts";
import { type CartLine, linePath } from "#domain/cart/cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { wantsArtwork } from "#domain/configure/options/artwork-slots.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";

type Line = Pick<CartLine, "id" | "selection" | "originPath">;

/** Where a line's options change: what is no longer offered just so begins on the page it was configured on. */
export function changePath(catalogue: Catalogue, { id, selection, originPath }: Line): string | null {
  const sold = catalogue.products.has(selection.productId) && originPath !== homePath;
  const address = configuredAddress(catalogue, selection, originPath) ?? (sold ? originPath : null);
  return address && linePath(id, address);
}

/** The same page, where a line has a place without a file; null where no artwork is to come. */
export function artworkPath(catalogue: Catalogue, line: Line): string | null {
  return wantsArtwork(catalogue, line.selection) ? changePath(catalogue, line) : null;
}
