import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";

export interface AttachingStep {
  readonly words: string;
  /** What is seen in its drawing. */
  readonly seen: string;
}

/** How lettering is put up, step by step (content-and-lettering.md 2.11). */
export interface AttachingGuide {
  readonly code: "enclosed" | "not-enclosed";
  readonly title: string;
  /** Slug of the supply that comes in this way. */
  readonly supply: string;
  readonly steps: readonly AttachingStep[];
}

/** The guides, and which of them what is configured asks for. */
export interface Attaching {
  readonly guides: readonly AttachingGuide[];
  /** The lettering among what was asked about. */
  readonly productIds: readonly number[];
  /** By product and supply, see `attachingCode`. */
  readonly codes: Readonly<Record<string, AttachingGuide["code"]>>;
}

function keyOf(productId: number | string | null, supplyId: number | string | null): string {
  return `${productId}:${supplyId}`;
}

function codesOf({ supplies }: Catalogue, product: Product, guides: readonly AttachingGuide[]) {
  return product.supplies.flatMap(({ supplyId }) => {
    const slug = supplies.get(supplyId)?.slug;
    const guide = guides.find(({ supply }) => supply === slug);
    return guide ? [[keyOf(product.id, supplyId), guide.code] as const] : [];
  });
}

/** How the lettering among these products is put up; null where there is none. */
export function attachingOf(
  catalogue: Catalogue,
  { attachingGuides }: { readonly attachingGuides: readonly AttachingGuide[] },
  productIds: readonly number[],
): Attaching | null {
  const lettering = productIds
    .flatMap((id) => catalogue.products.get(id) ?? [])
    .filter(({ kind }) => kind === "lettering");
  if (lettering.length === 0) return null;
  return {
    guides: attachingGuides,
    productIds: lettering.map(({ id }) => id),
    codes: Object.fromEntries(lettering.flatMap((product) => codesOf(catalogue, product, attachingGuides))),
  };
}

/** The guide for a product as it is supplied; null for what is no lettering. */
export function attachingCode(
  { codes }: Attaching,
  productId: number | string | null,
  supplyId: number | string | null,
): AttachingGuide["code"] | null {
  return codes[keyOf(productId, supplyId)] ?? null;
}
