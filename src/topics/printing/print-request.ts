import type { Catalogue } from "#domain/catalogue/catalogue.ts";

import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type Imposition, impositionOf } from "#domain/price/impose.ts";

import { type KnownArtwork, type NamedArtwork } from "#topics/artwork/shown-artwork.ts";

/** A set and side with artwork. */
export interface PrintSlot {
  readonly slot: ArtworkSlot;
  /** What its files are called before their ending: "set-2-back". */
  readonly name: string;
  /** null: its owner has deleted it since. */
  readonly artwork: NamedArtwork | null;
}

/** What was asked for or ordered as it was configured, with the catalogue of then. */
export interface AskedPrint {
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
export interface PrintRequest extends AskedPrint {
  readonly title: string;
  readonly slots: readonly PrintSlot[];
  /** How its pieces lie on the press; null where that is not known. */
  readonly imposition: Imposition | null;
}

function slotName({ set, side }: ArtworkSlot, hasBacks: boolean): string {
  return hasBacks ? `set-${set}-${side}` : `set-${set}`;
}

/** Each set and side of something that has artwork, with how it lies on the press. */
export function printRequestOf(asked: AskedPrint, known: KnownArtwork): PrintRequest {
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
