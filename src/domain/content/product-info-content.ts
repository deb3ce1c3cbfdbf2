import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { copiedTexts } from "#domain/catalogue/words/copied-panels.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import { galleryPicture } from "#domain/configure/gallery-pictures.ts";
import { productPage } from "#domain/catalogue/product-page.ts";
import type { ShopContent } from "./content.ts";
import { tellFacts } from "./facts.ts";
import type {
  InfoPanel,
  InfoSection,
  ProductInfo,
  GroupContent,
  PanelContent,
  StockContent,
} from "./product-info.ts";

function materialOf({ document }: Catalogue, slug: string) {
  return document.materials.find((row) => row.slug === slug);
}

/**
 * A finish is told where the product comes in it; its name and look are those of the form. The only one of a product looks as
 * the product does: bare kraft is brown.
 */
function finishCards(catalogue: Catalogue, product: Product, { finishes }: InfoPanel) {
  const isOnly = product.finishingIds.length === 1;
  return product.finishingIds.flatMap((id) => {
    const row = catalogue.finishings.get(id);
    const words = row && finishes[pictureSlug(row)];
    if (row === undefined || words === undefined) return [];
    const appearance = isOnly ? product.appearance : (row.appearance ?? "plain");
    return [{ name: row.name, appearance, words }];
  });
}

/** What a panel tells; nothing where its product is not sold. */
function tellPanel(catalogue: Catalogue, panel: InfoPanel): PanelContent[] {
  const { slug } = panel;
  const product = catalogue.productBySlug.get(slug);
  if (product === undefined) return [];
  const told = (text: string) => tellFacts(text, catalogue);
  const toldSections = (sections: readonly InfoSection[] = []) =>
    sections.map(({ title, items }) => ({ title, items: items.map(told).filter((item) => item !== "") }));
  const content = {
    slug,
    name: product.name,
    productId: product.id,
    materialId: materialOf(catalogue, slug)?.id ?? null,
    appearance: product.appearance,
    introduction: told(panel.introduction),
    sections: toldSections(panel.sections),
    closing: told(panel.closing),
    finishLabel: product.finishingLabel,
    finishes: finishCards(catalogue, product, panel),
    pictures: panel.pictures.map((index) => ({
      filePath: galleryPicture(pictureSlug(product), index),
      words: product.galleryWords[index] ?? product.name,
    })),
    film: panel.film ?? null,
    facts: (product.facts ?? []).flatMap((code) => catalogue.stockFacts.get(code)?.name ?? []),
    page: productPage(catalogue, product) ?? "/",
    specialQuoteRemark: product.specialQuoteRemark,
  };
  return [content];
}

/** All card stocks beside each other, as thick as the catalogue says. */
export function stocksOf(catalogue: Catalogue, { productInfo }: ShopContent): readonly StockContent[] {
  return productInfo.flatMap(({ panels }) =>
    panels.flatMap(({ slug, ratings }) => {
      const row = materialOf(catalogue, slug);
      if (ratings === undefined || row === undefined) return [];
      const { name, appearance = "plain", stock } = row;
      return [{ ...ratings, slug, name, appearance, microns: stock?.microns ?? 0 }];
    }),
  );
}

/** Of a copied product: the panel of the first with the copy's own words, without what holds for the first alone. */
function panelOf(catalogue: Catalogue, all: readonly InfoPanel[], slug: string): readonly InfoPanel[] {
  const own = all.find((panel) => panel.slug === slug);
  if (own !== undefined) return [own];
  const product = catalogue.productBySlug.get(slug);
  const first = product?.copied && all.find((panel) => panel.slug === product.copied?.pictures);
  if (!product || !first) return [];
  const { introduction = product.summary, closing = "", ...points } = product.copied?.panel ?? {};
  const sections = copiedTexts.flatMap(({ part, heading }) => {
    const items = part === "introduction" || part === "closing" ? undefined : points[part];
    return heading === undefined || items === undefined ? [] : [{ title: heading, items: items.split("\n") }];
  });
  return [{ ...first, slug, introduction, sections, closing }];
}

/** Slugs of the panels of a product: its own, or those of the stocks it is printed on. */
function panelSlugs(catalogue: Catalogue, product: Product | undefined): readonly string[] {
  if (product === undefined || product.hidesProductInfo) return [];
  if (product.cardKind === "material" || product.materialIds.length === 0) return [product.slug];
  return product.materialIds.flatMap((id) => catalogue.materials.get(id)?.slug ?? []);
}

/** What a page tells of the materials of its products; products that hide it are left out (ids 10, 11 and 12). */
export function productInfoOf(
  catalogue: Catalogue,
  content: ShopContent,
  { tabLayout }: Pick<FeaturedItem, "tabLayout">,
  productIds: readonly number[],
): ProductInfo {
  const all = content.productInfo.flatMap(({ panels }) => panels);
  const slugs = new Set(productIds.flatMap((id) => panelSlugs(catalogue, catalogue.products.get(id))));
  const panels = [...slugs].flatMap((slug) => panelOf(catalogue, all, slug));
  return {
    layout: tabLayout,
    panels: panels.flatMap((panel) => tellPanel(catalogue, panel)),
    stocks: panels.some(({ ratings }) => ratings) ? stocksOf(catalogue, content) : [],
  };
}

function copiesOf(
  catalogue: Catalogue,
  all: readonly InfoPanel[],
  { slug }: InfoPanel,
): readonly InfoPanel[] {
  return catalogue.document.products
    .filter(({ copied }) => copied?.pictures === slug)
    .flatMap((product) => panelOf(catalogue, all, product.slug));
}

/** Every panel, by kind: what the page of all materials shows. */
export function wholeProductInfo(
  catalogue: Catalogue,
  { productInfo }: ShopContent,
): readonly GroupContent[] {
  return productInfo.map(({ name, panels }) => ({
    name,
    panels: panels
      .flatMap((panel) => [panel, ...copiesOf(catalogue, panels, panel)])
      .flatMap((panel) => tellPanel(catalogue, panel)),
  }));
}
