import { sizeName, sizeText } from "../size-text.ts";
import type { StoredProduct, Size } from "../product.ts";
import type { StoredPress } from "../press.ts";
import type { CatalogueDocument } from "../schema.ts";
import {
  type CatalogueIssue,
  type DocumentPlace,
  documentPlace,
  inside,
  productPlace,
  issue,
  issueIf,
  missing,
  idsOf,
  label,
} from "./issue.ts";

function within(inner: Size, outer: Size): boolean {
  return inner.widthMm <= outer.widthMm && inner.heightMm <= outer.heightMm;
}

function turned({ widthMm, heightMm }: Size): Size {
  return { widthMm: heightMm, heightMm: widthMm };
}

/** A piece fits a sheet one way or the other; on a web one side must lie across. */
function fitsPress(press: StoredPress, size: Size): boolean {
  const usable = press.widthMm - 2 * press.edgeMm;
  if (press.kind === "web") return Math.min(size.widthMm, size.heightMm) <= usable;
  const sheet = { widthMm: usable, heightMm: press.heightMm - 2 * press.edgeMm };
  return within(size, sheet) || within(turned(size), sheet);
}

/** The limits of a size: the product's own or the supply's; of several rows the one for these sides. */
function limitsOf(document: CatalogueDocument, { productId, supplyId }: SizeSource, size: Size) {
  const equal = size.widthMm === size.heightMm;
  const all = document.dimLookups.filter((row) => row.supplyId === supplyId);
  const its = all.filter((row) => row.productId === productId);
  const rows = its.length > 0 ? its : all.filter((row) => row.productId === null);
  return rows.find((row) => row.equalSides === equal) ?? rows.find((row) => row.equalSides === null);
}

interface SizeSource {
  readonly where: DocumentPlace;
  readonly productId: number;
  readonly supplyId: number | null;
  readonly sizeList: string;
  readonly press: string | null;
}

function supplyPlace(product: StoredProduct, supplyId: number): DocumentPlace {
  return inside(productPlace(product), `Product ${label(product)}, supply ${supplyId}`, "supplies", supplyId);
}

function sourcesOf(document: CatalogueDocument, product: StoredProduct): SizeSource[] {
  const where = productPlace(product);
  const productId = product.id;
  const own =
    product.sizeList === null
      ? []
      : [{ where, productId, supplyId: null, sizeList: product.sizeList, press: product.press }];
  const rows = [...product.supplies, ...product.specialProcessing.extraSupplies];
  return [
    ...own,
    ...rows.map(({ supplyId, sizeList }) => {
      const press = document.supplies.find((supply) => supply.id === supplyId)?.press ?? null;
      return { where: supplyPlace(product, supplyId), productId, supplyId, sizeList, press };
    }),
  ];
}

function sizeIssues(document: CatalogueDocument, source: SizeSource): CatalogueIssue[] {
  const sizes = document.sizeLists.find((list) => list.code === source.sizeList)?.sizes ?? [];
  const press = document.presses.find((row) => row.code === source.press);
  return sizes.flatMap((size) => {
    const limits = limitsOf(document, source, size);
    const outside = limits !== undefined && !(within(limits.min, size) && within(size, limits.max));
    return [
      ...issueIf(limits === undefined, source.where, `no size limits for ${sizeName(size)}`),
      ...issueIf(outside, source.where, `size ${sizeName(size)} is outside the limits`),
      ...issueIf(
        press !== undefined && !fitsPress(press, size),
        source.where,
        `size ${sizeName(size)} does not fit the press`,
      ),
    ];
  });
}

/** With the first size the first shape can be chosen, and a fixed list has a size for every shape. */
function shapeIssues(document: CatalogueDocument, product: StoredProduct): CatalogueIssue[] {
  return [...product.supplies, ...product.specialProcessing.extraSupplies].flatMap((row) => {
    const supply = document.supplies.find(({ id }) => id === row.supplyId);
    const sizes = document.sizeLists.find((list) => list.code === row.sizeList)?.sizes ?? [];
    if (supply === undefined || supply.soldOn === "sheet") return [];
    const where = supplyPlace(product, row.supplyId);
    const fits = (shapeId: number | undefined, size: Size | undefined): boolean => {
      const equalSides = document.shapes.find((shape) => shape.id === shapeId)?.equalSides ?? null;
      return size === undefined || equalSides === null || equalSides === (size.widthMm === size.heightMm);
    };
    const unreachable = row.shapes.filter(({ shapeId }) => !sizes.some((size) => fits(shapeId, size)));
    return [
      ...issueIf(
        !fits(row.shapes[0]?.shapeId, sizes[0]),
        where,
        `the first shape cannot have the first size`,
      ),
      ...(supply.fixedSizesInPriceTable ? unreachable : []).map(({ shapeId }) =>
        issue(where, `no fixed size for shape ${shapeId}`),
      ),
    ];
  });
}

function limitIssues(document: CatalogueDocument): CatalogueIssue[] {
  return document.dimLookups.flatMap((row) => {
    const where = documentPlace(`Dimension lookup ${row.id}`, "dimLookups", row.id);
    const code = document.supplies.find((supply) => supply.id === row.supplyId)?.press;
    const press = document.presses.find((candidate) => candidate.code === code);
    return [
      ...missing(where, "supply", [row.supplyId], idsOf(document.supplies)),
      ...missing(where, "product", [row.productId], idsOf(document.products)),
      ...issueIf(!within(row.min, row.max), where, `the smallest size is larger than the largest`),
      ...issueIf(
        press !== undefined && !fitsPress(press, row.max),
        where,
        `${sizeName(row.max)} does not fit the press`,
      ),
    ];
  });
}

/** What a size reads is what it is. */
function wordIssues({ sizeLists }: CatalogueDocument): CatalogueIssue[] {
  return sizeLists.flatMap(({ code, sizes }) =>
    sizes.flatMap((size) => {
      const [read] = /\d+ x \d+ mm/.exec(size.name) ?? [];
      const where = documentPlace(`Size ${size.name}`, "sizeLists", code, "sizes", size.id, "name");
      return issueIf(read !== undefined && read !== sizeText(size), where, `it is ${sizeText(size)}`);
    }),
  );
}

/** Sizes that are offered but cannot be made, or read otherwise than they are. */
export function sizeLimitIssues(document: CatalogueDocument): CatalogueIssue[] {
  return [
    ...wordIssues(document),
    ...limitIssues(document),
    ...document.products.flatMap((product) => [
      ...sourcesOf(document, product).flatMap((source) => sizeIssues(document, source)),
      ...shapeIssues(document, product),
    ]),
  ];
}
