/** A page's address with an id under a name; one it had under that name before does not count. */
export function withId(name: string, id: number, address: string): string {
  const [page = "", query = ""] = address.split("?", 2);
  const others = query.split("&").filter((part) => part !== "" && !part.startsWith(`${name}=`));
  return `${page}?${[...others, `${name}=${id}`].join("&")}`;
}

/** The id that a query has under a name; null without one. */
export function idIn(name: string, query: string): number | null {
  const found = new RegExp(`[?&]${name}=(\\d{1,9})(?:&|$)`).exec(query);
  return found ? Number(found[1]) : null;
}
