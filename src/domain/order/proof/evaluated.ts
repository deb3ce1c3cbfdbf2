/** What somebody has looked at of the artwork of a line: all of it, or its places, from 0. */
export type Evaluated = ReadonlySet<number> | "all";

/** Whether somebody has looked at one of these places of a line: the customer's files do not take what lies there away. */
export function isEvaluated(
  { evaluated }: { readonly evaluated: ReadonlyMap<number, Evaluated> },
  { line, places }: { readonly line: number; readonly places: readonly number[] },
): boolean {
  const looked = evaluated.get(line);
  return looked === "all" || places.some((place) => looked?.has(place));
}
