import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { WrittenAs } from "#domain/quotation/quotation.ts";

/** A line of an order as far as it decides which files it is made from. */
export interface MadeLine {
  readonly selection: Selection;
  readonly written?: WrittenAs | undefined;
  readonly isRemoved?: true | undefined;
}

/**
 * Whether one of a line's places has no file: then there is nothing that a proof could show, nor that could be approved (decision 305).
 * Words are drawn as they are, and nothing is made for a charge: they need none.
 */
export function lacksArtwork(
  catalogue: Catalogue,
  { selection, written, isRemoved }: MadeLine,
  isThere: (file: string) => boolean = () => true,
): boolean {
  if (written === "charge" || isRemoved === true) return false;
  return orderedSlots(catalogue, selection).some(({ file }) => file === null || !isThere(file));
}

/**
 * The lines (from 1) that wait for their customer's artwork. For what a person has priced by hand nothing is asked of a customer who sent
 * files with the question: the shop looks at those first.
 */
export function awaitedArtwork(
  catalogue: Catalogue,
  lines: readonly MadeLine[],
  {
    hasRequestFiles,
    isThere,
  }: { readonly hasRequestFiles: boolean; readonly isThere?: (file: string) => boolean },
): ReadonlySet<number> {
  return new Set(
    lines.flatMap((line, at) => {
      const isShops = hasRequestFiles && line.written !== undefined;
      return !isShops && lacksArtwork(catalogue, line, isThere) ? [at + 1] : [];
    }),
  );
}
