type Fields = Readonly<Record<string, unknown>> | null;

function words(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What was changed, field by field: "role: support → owner"; what was only there before or after stands alone. */
export function changeWords(before: Fields, after: Fields): readonly string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (was === undefined) return `${name}: ${words(is)}`;
    return is === undefined ? `${name}: ${words(was)}, gone` : `${name}: ${words(was)} → ${words(is)}`;
  });
}
