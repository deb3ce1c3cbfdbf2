import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import { galleryPicture } from "#domain/configure/gallery-pictures.ts";
import { tellFacts } from "./facts.ts";

/** What a small info modal of the form says (content-and-lettering.md 2.2). */
export interface InfoModalText {
  /** What it explains, as its question mark and its heading say it. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A picture of a gallery: slug of the product, and its place. */
  readonly picture: readonly [slug: string, place: number];
}

export type InfoModalContent = Readonly<Record<InfoModal, InfoModalText>>;

/** A modal as it is read. */
export interface InfoModalView {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly picture: { readonly filePath: string; readonly words: string };
}

export type InfoModalsContent = Readonly<Partial<Record<InfoModal, InfoModalView>>>;

/** The modals that products, their supplies and add-ons name; every form asks for a quantity. */
export function infoModalsOf(
  catalogue: Catalogue,
  { infoModals }: { readonly infoModals: InfoModalContent },
  productIds: readonly number[],
): InfoModalsContent {
  const products = productIds.flatMap((id) => catalogue.products.get(id) ?? []);
  const supplies = products.flatMap(({ supplies: rows }) => rows.map(({ supplyId }) => supplyId));
  const named = [
    ...products,
    ...supplies.map((id) => catalogue.supplies.get(id)),
    ...products.flatMap(({ addonCodes }) => addonCodes.map((code) => catalogue.addons.get(code))),
  ].flatMap((row) => row?.infoModal ?? []);
  const told = new Set<InfoModal>([...named, "quantity"]);
  return Object.fromEntries(
    [...told].map((code) => {
      const { title, paragraphs, picture } = infoModals[code];
      const [slug, place] = picture;
      const words = catalogue.productBySlug.get(slug)?.galleryWords[place] ?? title;
      return [
        code,
        {
          title,
          paragraphs: paragraphs.map((text) => tellFacts(text, catalogue)).filter((text) => text !== ""),
          picture: { filePath: galleryPicture(slug, place), words },
        },
      ];
    }),
  );
}
