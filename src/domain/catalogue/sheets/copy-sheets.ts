import { folded } from "#domain/folded.ts";
import type { CatalogueDocument } from "../schema.ts";
import type { Cells } from "./change.ts";
import {
  addChoice,
  addProduct,
  type CopiedRow,
  type CopyTarget,
  type List,
  removeChoice,
  removeProduct,
} from "./copies.ts";
import { type CopiedList, nextNumber, type PublishedRows, type Sheet, type SheetColumn } from "./sheet.ts";

/** "Cotton Paper, 300 g" is found at "cotton-paper-300-g"; macrons are left out. */
function slugOf(name: string): string {
  return folded(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
}

/** An address that nothing has or has had: retired rows keep theirs. */
function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const start = slugOf(name) || "new";
  let slug = start;
  for (let number = 2; taken.has(slug); number += 1) slug = `${start}-${number}`;
  return slug;
}

const from: SheetColumn = {
  name: "from",
  label: "Copied from",
  kind: "row",
  path: ["copied", "fromId"],
  isFixed: true,
};
const name: SheetColumn = { name: "name", label: "Name", kind: "name", path: ["name"], isFixed: true };
const slug: SheetColumn = { name: "slug", label: "Address", kind: "slug", path: ["slug"], isFixed: true };

function copiedRows(list: CopiedList, document: CatalogueDocument) {
  const rows: readonly CopiedRow[] = document[list];
  return rows
    .filter(({ copied }) => copied !== undefined)
    .map((row) => ({ key: String(row.id), label: row.name, path: [list, String(row.id)], target: row }));
}

/** Why a copy cannot be made: of nothing, or under a name that is there. */
function refusal(rows: readonly CopiedRow[], target: CopyTarget) {
  const first = rows.find(({ id }) => id === target.copied.fromId);
  if (first === undefined) return { column: "from", message: "There is nothing of the kind to copy." };
  const folded = target.name.toLowerCase();
  return rows.some((row) => row.name.toLowerCase() === folded)
    ? { column: "name", message: "Something is called so already." }
    : null;
}

/** Who takes out what another was copied from would take that out, too. */
function removalRefusal(rows: readonly CopiedRow[], key: string): string | null {
  return rows.some(({ copied }) => String(copied?.fromId) === key)
    ? "Something was copied from it: remove that first."
    : null;
}

function copyList(list: List): NonNullable<Sheet["list"]> {
  return {
    add: (document, key, target) => addChoice(document, list, key, target as CopyTarget),
    remove: (document, key) => removeChoice(document, list, key),
    keyOf: (document, _target, { last }) => nextNumber(document[list], last),
    complete: (document, cells, published) => withSlug(cells, document[list], published),
    refuses: (document, target) => refusal(document[list], target as CopyTarget),
    refusesRemoval: (document, key) => removalRefusal(document[list], key),
    isRetired: true,
  };
}

function withSlug(cells: Cells, rows: readonly { readonly slug: string }[], { slugs }: PublishedRows): Cells {
  const taken = new Set([...rows.map(({ slug }) => slug), ...slugs]);
  return { ...cells, slug: freeSlug(cells["name"] ?? "", taken) };
}

/** Words of pages below which addresses of pages stand. */
const OWN_WORDS = ["designer", "quote", "stickers", "business-cards", "lettering"].map((word) => ({
  slug: word,
}));

/** What an owner makes by copying (decision 326): the copy's words; prices, sizes and quantities stand in the other sheets. */
export const copySheets: readonly Sheet[] = [
  {
    name: "new-products",
    copiesOf: "products",
    part: "sale",
    title: "New products",
    note: "Made by copying another: with its prices, sizes, quantities and pictures, on its pages after it.",
    rowLabel: "Product",
    columns: [
      from,
      name,
      slug,
      { name: "summary", label: "In one line", kind: "sentence", path: ["summary"], isFixed: true },
    ],
    rows: (document) => copiedRows("products", document),
    list: {
      add: (document, key, target) => addProduct(document, key, target as CopyTarget),
      remove: removeProduct,
      keyOf: ({ products, featuredItems }, _target, { last }) =>
        nextNumber([...products, ...featuredItems], last),
      complete: (document, cells, published) => {
        const routes = document.featuredItems.map(({ route }) => ({ slug: route.split("/").at(-1) ?? "" }));
        const rows = [...document.products, ...document.featuredItems, ...routes, ...OWN_WORDS];
        return withSlug(cells, rows, published);
      },
      refuses: ({ products }, target) => {
        const copy = target as CopyTarget;
        const first = products.find(({ id }) => id === copy.copied.fromId);
        return first?.creationTool
          ? {
              column: "from",
              message: "What words are cut of has a designer of its own, and cannot be copied.",
            }
          : refusal(products, copy);
      },
      refusesRemoval: ({ products }, key) => removalRefusal(products, key),
      isRetired: true,
    },
  },
  {
    name: "new-finishings",
    copiesOf: "finishings",
    part: "sale",
    title: "New materials and finishings",
    note: "Made by copying another: it comes wherever that one comes, at its price.",
    rowLabel: "Finishing",
    columns: [
      from,
      name,
      slug,
      { name: "note", label: "In one line", kind: "sentence", path: ["note"], isFixed: true },
    ],
    rows: (document) => copiedRows("finishings", document),
    list: copyList("finishings"),
  },
  {
    name: "new-materials",
    copiesOf: "materials",
    part: "sale",
    title: "New card stocks",
    note: "Made by copying another: it comes wherever that one comes, at its price.",
    rowLabel: "Stock",
    columns: [
      from,
      name,
      slug,
      { name: "note", label: "In one line", kind: "sentence", path: ["note"], isFixed: true },
    ],
    rows: (document) => copiedRows("materials", document),
    list: copyList("materials"),
  },
];
