import type { PrintedSlot } from "./piece-of-slot.ts";
import type { PrintSource, PrintRequest } from "./print-request.ts";
import { productOf, supplyOf } from "#domain/configure/options/product-rows.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";

/** A file by which a set is printed. */
export interface PrintOutput {
  /** Its name in the address: "set-2.pdf", "set-2-back-sheet.pdf". */
  readonly file: string;
  /** What it is called where it is saved. */
  readonly name: string;
  /** Its pages. */
  readonly slots: readonly PrintedSlot[];
  readonly isSheet: boolean;
}

/** A name of a set is of any length; file systems take 255 bytes of a name with all its parts. */
const MOST_BYTES = 60;

/** The beginning of words, as many whole letters as so many bytes hold. */
function begun(words: string, mostBytes: number): string {
  let [kept, bytes] = ["", 0];
  for (const letter of words) {
    bytes += Buffer.byteLength(letter);
    if (bytes > mostBytes) break;
    kept += letter;
  }
  return kept;
}

/** Small letters and figures of any script, with a hyphen for everything else. */
function part(words: string): string {
  const letters = words
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return begun(letters, MOST_BYTES).replaceAll(/^-+|-+$/g, "");
}

/** "roll-labels", "stickers-die-cut", "business-cards". */
function productPart(catalogue: Catalogue, selection: Selection): string {
  const product = productOf(catalogue, selection);
  const supply = supplyOf(catalogue, selection)?.title;
  if (!product.title) return part(product.name);
  const { noun } = product.title;
  return part(`${supply?.nouns[noun] ?? noun} ${supply?.words ?? ""}`);
}

/** What it is printed on and how that is finished, a word each: "artpaper-gloss", "premium-vintagekraft300gsm". */
function materialPart(catalogue: Catalogue, selection: Selection): string {
  const product = productOf(catalogue, selection);
  const named = [
    product.title?.start ?? product.name,
    catalogue.materials.get(selection.materialId ?? 0)?.name ?? "",
    catalogue.finishings.get(selection.finishingId ?? 0)?.name ?? "",
  ];
  const words = named.map((name) => part(name).replaceAll("-", "")).filter((word) => word !== "");
  // "Standard" says no more than "Standard Matte 250gsm".
  return words.filter((word, at) => words[at + 1]?.startsWith(word) !== true).join("-");
}

function sizePart({ size: { widthMm, heightMm } }: Selection): string {
  return `${widthMm ?? 0}x${heightMm ?? 0}`;
}

/** Which sides are in a file. */
type PrintedSides = "front" | "back" | "front-back";

/**
 * What a print file is called where it is saved, always as many parts between its underscores: order, line and set, product, material,
 * size in millimetres, pieces, the set's name, sides; then "sheet" where it is one.
 * "K26-5DABV2_10-4_roll-labels_artpaper-gloss_50x50_500_kumara-chilli_front.pdf"
 */
export function printName(
  { orderNo, line, catalogue, selection }: PrintSource,
  { set, setName }: Pick<ArtworkSlot, "set" | "setName">,
  { sides, isSheet }: { readonly sides: PrintedSides; readonly isSheet: boolean },
): string {
  const parts = [
    orderNo,
    line === null ? String(set) : `${line}-${set}`,
    productPart(catalogue, selection),
    materialPart(catalogue, selection),
    sizePart(selection),
    String(selection.quantity.pieces ?? 0),
    part(setName) || `set-${set}`,
    sides,
    ...(isSheet ? ["sheet"] : []),
  ];
  return `${parts.join("_")}.pdf`;
}

/** The files of some pages: one piece, and a sheet of its press where it fits one. */
function outputsOfPages(request: PrintRequest, name: string, slots: readonly PrintedSlot[]): PrintOutput[] {
  const [first] = slots;
  if (first === undefined) return [];
  const sides: PrintedSides = slots.length > 1 ? "front-back" : first.slot.side;
  const kinds = request.imposition === null ? [false] : [false, true];
  return kinds.map((isSheet) => ({
    file: `${name}${isSheet ? "-sheet" : ""}.pdf`,
    name: printName(request, first.slot, { sides, isSheet }),
    slots,
    isSheet,
  }));
}

/** The files of each set. `listed`: both sides are in one where both have artwork; `further`: each side of it by itself. */
export function printOutputs(request: PrintRequest) {
  const slots = request.slots.flatMap(({ artwork, ...slot }): readonly PrintedSlot[] =>
    artwork === null ? [] : [{ ...slot, artwork }],
  );
  const sets = [...Map.groupBy(slots, ({ slot }) => slot.set)].map(([set, pages]) => ({ set, pages }));
  const alone = ({ pages }: (typeof sets)[number]) =>
    pages.flatMap((page) => outputsOfPages(request, page.name, [page]));
  const isPair = ({ pages }: (typeof sets)[number]) => pages.length > 1;
  return {
    listed: sets.flatMap((one) =>
      isPair(one) ? outputsOfPages(request, `set-${one.set}`, one.pages) : alone(one),
    ),
    further: sets.filter(isPair).flatMap(alone),
  };
}
