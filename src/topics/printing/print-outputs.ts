import { type PrintedSides, printName } from "./print-name.ts";
import type { PrintedSlot } from "./piece-of-slot.ts";
import type { PrintRequest } from "./print-request.ts";

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
