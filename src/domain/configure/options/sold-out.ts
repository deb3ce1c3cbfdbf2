import { formatDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { colourOf } from "#domain/catalogue/film.ts";
import type { Selection } from "../selection.ts";

interface Row {
  readonly name: string;
  readonly awayUntil?: string | undefined;
}

/** Why a row cannot be chosen for now; null where it can. */
export function soldOutWords({ awayUntil }: Pick<Row, "awayUntil">): string | null {
  return awayUntil === undefined ? null : `Sold out until ${formatDate(awayUntil)}`;
}

/** What of a selection is sold out, as a sentence; null where nothing is. */
export function soldOutSentence(catalogue: Catalogue, selection: Selection): string | null {
  const { productId, finishingId, materialId, colourId, lettering } = selection;
  const product = catalogue.products.get(productId);
  const filmOf = (id: number) => {
    const colour = catalogue.colours.get(id);
    return product && colour && colourOf(product, colour);
  };
  const rows: readonly (Row | undefined)[] = [
    product,
    catalogue.finishings.get(finishingId ?? 0),
    catalogue.materials.get(materialId ?? 0),
    filmOf(colourId),
    lettering?.outline ? filmOf(lettering.outline.colourId) : undefined,
  ];
  const row = rows.find((one) => one?.awayUntil !== undefined);
  return row?.awayUntil === undefined ? null : `${row.name} is sold out until ${formatDate(row.awayUntil)}.`;
}
