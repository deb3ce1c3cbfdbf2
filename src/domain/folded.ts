/** A text as it is looked for: small letters without accents and macrons, so that "maia" finds "Māia"; blanks are one. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
}
