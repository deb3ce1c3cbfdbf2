import { idIn, withId } from "#domain/id-in-query.ts";

/** Designs that one member keeps; ours, so that listing them stays quick. */
export const MOST_KEPT = 100;

/** The parameter by which the designer knows which kept design is open. */
export const KEPT_DESIGN = "kept_design";

/** The designer's address, opened with a kept design. */
export function savedDesignPath(id: number, address: string): string {
  return withId(KEPT_DESIGN, id, address);
}

/** The kept design that a page's query says is open; null for an ordinary page. */
export function savedDesignIn(query: string): number | null {
  return idIn(KEPT_DESIGN, query);
}
