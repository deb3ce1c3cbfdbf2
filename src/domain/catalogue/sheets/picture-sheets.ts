import type { ProductPicture } from "../product.ts";
import type { CatalogueDocument } from "../schema.ts";
import type { Sheet, SheetRow } from "./sheet.ts";

/** As many pictures of its own has a product at most. */
export const MOST_OWN_PICTURES = 12;

/** The sheet of pictures, by whose rows the shop knows which pictures must be there. */
export const PICTURES = "pictures";

/** A picture of a product, as cells are read from it and written to it. */
interface PictureTarget {
  readonly productId: number | null;
  readonly picture: ProductPicture;
}

function keyOf(productId: number | null, id: string): string {
  return `${productId}-${id}`;
}

function picturesOf(document: CatalogueDocument): SheetRow[] {
  return document.products.flatMap(({ id: productId, name, shopPictures = [] }) =>
    shopPictures.map((picture, index) => ({
      key: keyOf(productId, picture.id),
      label: `${name}, picture ${index + 1}`,
      path: ["products", String(productId), "shopPictures", picture.id],
      target: { productId, picture } satisfies PictureTarget,
    })),
  );
}

function productOf({ products }: CatalogueDocument, productId: number | null) {
  return products.find(({ id }) => id === productId);
}

function add(document: CatalogueDocument, _key: string, target: object): void {
  const { productId, picture } = target as PictureTarget;
  const product = productOf(document, productId);
  if (product) product.shopPictures = [...(product.shopPictures ?? []), picture];
}

/** A product without any has no such field. */
function remove(document: CatalogueDocument, key: string): void {
  for (const product of document.products) {
    const { id, shopPictures: before = [] } = product;
    const left = before.filter((picture) => keyOf(id, picture.id) !== key);
    if (left.length === before.length) continue;
    if (left.length > 0) product.shopPictures = left;
    else delete product.shopPictures;
  }
}

function refuses(document: CatalogueDocument, target: object) {
  const { productId, picture } = target as PictureTarget;
  const product = productOf(document, productId);
  if (product === undefined) return { column: "product", message: "There is no such product." };
  const there = product.shopPictures ?? [];
  if (there.some(({ id }) => id === picture.id))
    return { column: "picture", message: "It has this picture already." };
  return there.length < MOST_OWN_PICTURES
    ? null
    : { column: "picture", message: `A product has at most ${MOST_OWN_PICTURES} pictures of its own.` };
}

/** Pictures that an owner gives products (decision 470). */
export const pictureSheets: readonly Sheet[] = [
  {
    name: PICTURES,
    also: "gallery photo photos photographs image images alt upload crop",
    part: "pictures",
    title: "Pictures",
    note: "They come first in the gallery of the product, before those that the shop draws.",
    rowLabel: "Picture",
    columns: [
      {
        name: "product",
        label: "Product",
        kind: "product-or-none",
        path: ["productId"],
        isFixed: true,
      },
      { name: "picture", label: "Picture", kind: "picture", path: ["picture", "id"], isFixed: true },
      { name: "words", label: "What is seen", kind: "sentence", path: ["picture", "words"] },
    ],
    rows: picturesOf,
    list: {
      add,
      remove,
      keyOf: (_document, target) => {
        const { productId, picture } = target as PictureTarget;
        return keyOf(productId, picture.id);
      },
      refuses,
    },
  },
];
