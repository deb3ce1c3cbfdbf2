import { LRUCache } from "lru-cache";
import { homePath } from "#domain/account/return-path.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { wantsArtwork } from "#domain/configure/options/artwork-slots.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { sentenceText } from "#domain/configure/sentence.ts";
import { detailsOf, summaryOf } from "#domain/configure/summary.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";

/** What a line says of its selection alone: the same for everybody, and at any price. */
interface LineWords {
  readonly name: string;
  readonly title: string;
  readonly details: ReturnType<typeof detailsOf>;
  readonly sentence: string;
  readonly summary: string;
  /** The query that its picture is drawn by. */
  readonly picture: string;
  /** Where its options change; null where nothing sells its product any more. */
  readonly address: string | null;
  /** The same page, where it has a place without a file; null where no artwork is to come. */
  readonly artworkAddress: string | null;
}

/** Where a selection's options change: what is no longer offered just so begins on the page it was configured on. */
function changeAddress(catalogue: Catalogue, selection: Selection, originPath: string): string | null {
  const sold = catalogue.products.has(selection.productId) && originPath !== homePath;
  return configuredAddress(catalogue, selection, originPath) ?? (sold ? originPath : null);
}

type Line = Pick<CartLine, "selection" | "originPath">;

/** Gone even from the catalogue it was added with, it has no words. */
const unknown = { name: "Unknown product", title: "Unknown product", details: [], sentence: "", summary: "" };

function describeAnew(current: Catalogue, then: Catalogue, { selection, originPath }: Line): LineWords {
  const product = then.products.get(selection.productId);
  const address = changeAddress(current, selection, originPath);
  return {
    ...(product
      ? {
          name: product.name,
          title: titleOf(then, selection),
          details: detailsOf(then, selection),
          sentence: sentenceText(then, selection),
          summary: summaryOf(then, selection),
        }
      : unknown),
    picture: new URLSearchParams(selectionToWire(then, selection)).toString(),
    address,
    artworkAddress: product && wantsArtwork(then, selection) ? address : null,
  };
}

/** A cart is read many times between two changes, and 0.1 ms is a line's share of each time; 2 KB each. */
const described = new LRUCache<string, LineWords>({ max: 2_000 });

/** The words of a line: as of the catalogue that has words for it, with its address in the one that is sold now. */
export function describeLine(current: Catalogue, then: Catalogue, line: Line): LineWords {
  const name = JSON.stringify([current.version, then.version, line.originPath, line.selection]);
  const known = described.get(name) ?? describeAnew(current, then, line);
  described.set(name, known);
  return known;
}
