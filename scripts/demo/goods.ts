import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { entriesOfQuery, readAddress } from "#domain/configure/address/address.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { DesignName } from "#domain/preview/artwork/design-names.ts";

/** Something that is ordered: a product as its page's address configures it, and whose label is printed on it. */
export interface SoldGoods {
  readonly product: string;
  readonly page: string;
  readonly query: string;
  readonly quantities: readonly number[];
  readonly design: DesignName;
  /** How often it is ordered, beside the others. */
  readonly weight: number;
}

/** What is ordered in the demonstration. */
export const goods: readonly SoldGoods[] = [
  {
    product: "art-paper",
    page: "/stickers/paper",
    query: "size=60x60",
    quantities: [50, 100, 200, 1000],
    design: "honey",
    weight: 9,
  },
  {
    product: "classic-paper",
    page: "/stickers/paper",
    query: "size=75x100",
    quantities: [100, 200, 500],
    design: "soap",
    weight: 8,
  },
  {
    product: "kraft-paper",
    page: "/stickers/paper",
    query: "size=50x50",
    quantities: [50, 100, 200],
    design: "thyme",
    weight: 6,
  },
  {
    product: "embossed-paper",
    page: "/stickers/paper",
    query: "size=75x75",
    quantities: [100, 200],
    design: "tailor",
    weight: 3,
  },
  {
    product: "foil-paper",
    page: "/stickers/paper",
    query: "size=60x60",
    quantities: [100, 200],
    design: "night",
    weight: 2,
  },
  {
    product: "standard-vinyl",
    page: "/stickers/vinyl",
    query: "size=75x75",
    quantities: [25, 50, 100, 200],
    design: "trail",
    weight: 8,
  },
  {
    product: "pvc-vinyl",
    page: "/stickers/vinyl",
    query: "size=100x75",
    quantities: [50, 100, 500],
    design: "cider",
    weight: 5,
  },
  {
    product: "silver-vinyl",
    page: "/stickers/vinyl",
    query: "size=50x50",
    quantities: [50, 100],
    design: "balm",
    weight: 2,
  },
  {
    product: "hologram",
    page: "/stickers/vinyl",
    query: "size=50x50",
    quantities: [50, 100],
    design: "night",
    weight: 2,
  },
  {
    product: "synthetic-paper",
    page: "/stickers/roll",
    query: "size=50x50",
    quantities: [500, 1000],
    design: "coffee",
    weight: 3,
  },
  {
    product: "standard-business-card",
    page: "/business-cards/standard-business-card",
    query: "",
    quantities: [200, 500, 1000],
    design: "studio",
    weight: 5,
  },
  {
    product: "premium-business-card",
    page: "/business-cards/premium-business-card",
    query: "",
    quantities: [100, 200],
    design: "arch",
    weight: 3,
  },
];

/** What goods are in a catalogue; null where it sells them no more, or otherwise. */
export function selectionOfGoods(
  catalogue: Catalogue,
  { product, query }: SoldGoods,
  pieces: number,
): Selection | null {
  const productId = catalogue.productBySlug.get(product)?.id;
  if (productId === undefined) return null;
  const scope = { productIds: [productId], onlySupplyIds: null };
  const asked = entriesOfQuery(`${query}&quantity=${pieces}`);
  return readAddress(catalogue, scope, asked, { productId });
}
