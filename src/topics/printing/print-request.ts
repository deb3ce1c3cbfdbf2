import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type Imposition, impositionOf } from "#domain/price/impose.ts";
import type { ArtworkById, NamedArtwork } from "#topics/artwork/visible-artwork.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";

/** A set and side with artwork. */
export interface PrintSlot {
  readonly slot: ArtworkSlot;
  /** What its files are called before their ending: "set-2-back". */
  readonly name: string;
  /** null: its owner has deleted it since. */
  readonly artwork: NamedArtwork | null;
}

/** What was asked for or ordered as it was configured, with the catalogue of then. */
export interface PrintSource {
  /** Of the request, or of the order and its line. */
  readonly number: string;
  /** Of the order, or of the request. */
  readonly orderNo: string;
  /** From 1; null of a request. */
  readonly line: number | null;
  /** When it was ordered or asked for. */
  readonly madeAt: Date;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
}

/** Artwork that is to be printed. */
export interface PrintRequest extends PrintSource {
  readonly title: string;
  readonly slots: readonly PrintSlot[];
  /** How its pieces lie on the press; null where that is not known. */
  readonly imposition: Imposition | null;
}

function slotName({ set, side }: ArtworkSlot, hasBacks: boolean): string {
  return hasBacks ? `set-${set}-${side}` : `set-${set}`;
}

/** Each set and side of something that has artwork, with how it lies on the press. */
export function printRequestOf(asked: PrintSource, known: ArtworkById): PrintRequest {
  const { catalogue, selection } = asked;
  const all = artworkSlots(catalogue, selection);
  const hasBacks = all.some(({ side }) => side === "back");
  return {
    ...asked,
    title: titleOf(catalogue, selection),
    imposition: impositionOf(catalogue, selection),
    slots: all.flatMap((slot) =>
      slot.file === null
        ? []
        : [{ slot, name: slotName(slot, hasBacks), artwork: known.get(slot.file) ?? null }],
    ),
  };
}

/** A line of an order as far as it decides what is printed and cut. */
export interface ProofedLine {
  readonly selection: Selection;
  readonly quantity: number;
  readonly sets: number;
  /** SHA-256 of each file it is printed from, by the file's id. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is known of an order's artwork: of when it was placed, as its catalogue is. */
interface Ordered {
  readonly row: Pick<StoredOrder, "orderNo" | "placedAt">;
  readonly catalogue: Catalogue;
  readonly artwork: ArtworkById;
}

/** What is printed of a line (from 1): the files that were ordered, by their bytes; another content under the same id is none of it. */
export function linePrints(
  { row: { orderNo, placedAt }, catalogue, artwork }: Ordered,
  line: number,
  { selection, files }: Pick<ProofedLine, "selection" | "files">,
): PrintRequest {
  const ordered = new Map([...artwork].filter(([id, { sha256 }]) => files[id] === sha256));
  const asked = { number: `${orderNo}-${line}`, orderNo, line, madeAt: placedAt, catalogue, selection };
  return printRequestOf(asked, ordered);
}
