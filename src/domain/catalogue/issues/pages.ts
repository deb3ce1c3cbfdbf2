import type { CatalogueDocument, FeaturedItem } from "../schema.ts";
import {
  type CatalogueIssue,
  type DocumentPlace,
  documentPlace,
  productPlace,
  issue,
  issueIf,
  missing,
  idsOf,
  label,
} from "./issue.ts";

function itemPlace(item: FeaturedItem): DocumentPlace {
  return documentPlace(`Featured item ${label(item)}`, "featuredItems", item.id);
}

function groupPlace(group: CatalogueDocument["featuredGroups"][number]): DocumentPlace {
  return documentPlace(`Featured group ${label(group)}`, "featuredGroups", group.id);
}

function itemReferences(document: CatalogueDocument, item: FeaturedItem): CatalogueIssue[] {
  const where = itemPlace(item);
  const productIds = [...item.productIds, ...item.materialProductIds];
  return [
    ...missing(where, "product", productIds, idsOf(document.products)),
    ...missing(
      where,
      "supply",
      [item.defaultSupplyId, ...(item.onlySupplyIds ?? [])],
      idsOf(document.supplies),
    ),
    ...missing(where, "featured category", [item.featuredCategoryId], idsOf(document.featuredGroups)),
  ];
}

/** Every product of a page can be ordered there, on the supply the page opens with where it has one. */
function supplyIssues(document: CatalogueDocument, item: FeaturedItem): CatalogueIssue[] {
  const { onlySupplyIds, defaultSupplyId } = item;
  const where = itemPlace(item);
  const closed = document.products
    .filter((product) => item.productIds.includes(product.id) && onlySupplyIds !== null)
    .filter(
      (product) =>
        !product.supplies.some(
          (row) => onlySupplyIds?.includes(row.supplyId) && row.disabledReason === undefined,
        ),
    );
  return [
    ...closed.map((product) => issue(where, `product ${product.id} has none of the page's supplies`)),
    ...issueIf(
      defaultSupplyId !== null && onlySupplyIds !== null && !onlySupplyIds.includes(defaultSupplyId),
      where,
      `opens with a supply it does not sell`,
    ),
  ];
}

/** A material product is one stock with a page of its own; a page of one product carries the product's slug. */
function materialIssues(document: CatalogueDocument, item: FeaturedItem): CatalogueIssue[] {
  const where = itemPlace(item);
  const product = document.products.find((row) => row.id === item.productIds[0]);
  const wrong = document.products
    .filter((row) => item.materialProductIds.includes(row.id))
    .filter((row) => row.cardKind !== "material" || row.materialIds.length !== 1);
  return [
    ...wrong.map((row) => issue(where, `product ${row.id} is not a single material`)),
    ...item.materialProductIds
      .filter(
        (id) => !document.featuredItems.some((page) => page.singleProduct && page.productIds.includes(id)),
      )
      .map((id) => issue(where, `material ${id} has no page of its own`)),
    ...issueIf(
      item.singleProduct && (item.productIds.length !== 1 || product?.slug !== item.slug),
      where,
      `a page of a single product has one product, with its slug`,
    ),
  ];
}

function groupIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...document.featuredGroups.flatMap((group) => [
      ...issueIf(group.featuredItemIds.length === 0, groupPlace(group), "empty"),
      ...missing(groupPlace(group), "featured item", group.featuredItemIds, idsOf(document.featuredItems)),
    ]),
    ...document.featuredItems.flatMap((item) => {
      const groups = document.featuredGroups.filter((group) => group.featuredItemIds.includes(item.id));
      return issueIf(
        groups.length !== 1 || groups[0]?.id !== item.featuredCategoryId,
        itemPlace(item),
        "stands in one group, its own category",
      );
    }),
  ];
}

/** Pages that show what does not exist or cannot be ordered, and products that no page sells. */
export function pageIssues(document: CatalogueDocument): CatalogueIssue[] {
  const sold = new Set(document.featuredItems.flatMap((item) => item.productIds));
  return [
    ...document.featuredItems.flatMap((item) => [
      ...itemReferences(document, item),
      ...supplyIssues(document, item),
      ...materialIssues(document, item),
    ]),
    ...groupIssues(document),
    ...document.products
      .filter((product) => !sold.has(product.id))
      .map((product) => issue(productPlace(product), "no page sells it")),
    ...missing(
      documentPlace("Shop", "shop", "defaultFeaturedItemId"),
      "featured item",
      [document.shop.defaultFeaturedItemId],
      idsOf(document.featuredItems),
    ),
  ];
}
