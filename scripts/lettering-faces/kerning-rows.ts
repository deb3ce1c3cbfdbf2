/** `{"AÀÁ": {"-36": "VW"}}`: every letter of "AÀÁ" before "V" or "W" moves them 36 units nearer. Letters kerned alike share a row. */
export type KerningRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Thousands of pairs of a face in a few kilobytes. */
export function kerningRows(pairs: ReadonlyMap<string, number>): KerningRows {
  const byFirst = Map.groupBy(pairs, ([pair]) => [...pair][0] ?? "");
  const rows = [...byFirst].map(([first, entries]) => {
    const byValue = Map.groupBy(entries, ([, value]) => String(value));
    const row = [...byValue].map(
      ([value, found]) => [value, found.map(([pair]) => [...pair][1]).join("")] as const,
    );
    return { first, row: Object.fromEntries(row) };
  });
  const alike = Map.groupBy(rows, ({ row }) => JSON.stringify(row));
  return Object.fromEntries(
    [...alike.values()].map((group) => [group.map(({ first }) => first).join(""), group[0]?.row ?? {}]),
  );
}

/** The value of every pair of letters. */
export function kerningPairs(rows: KerningRows): Map<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([firsts, row]) =>
      [...firsts].flatMap((first) =>
        Object.entries(row).flatMap(([value, seconds]) =>
          [...seconds].map((second) => [first + second, Number(value)] as const),
        ),
      ),
    ),
  );
}
