/** A name that was typed as one: its first word is the first name, the rest the last name, which a single word does not have. */
export function splitName(typed: string): { readonly first_name: string; readonly last_name: string } {
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(" ") };
}

/** First and last name as one. */
export function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}
