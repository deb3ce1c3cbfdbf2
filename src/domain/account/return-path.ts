/** Where a visitor is sent when no address of this site was kept. */
export const homePath = "/";

const longest = 2000;
const oddCharacter = /[\p{Cc}\\]/u;

/**
 * The address to go back to after signing in: a path of this site with its query, else the home page. Anything that a
 * browser could read as another origin (`//host`, a backslash, a scheme, control characters) is refused.
 */
export function returnPath(kept: string | null | undefined): string {
  if (!kept || kept.length > longest || oddCharacter.test(kept)) return homePath;
  const [path = ""] = kept.split(/[?#]/, 1);
  if (!path.startsWith("/") || path.includes("//")) return homePath;
  return kept.startsWith("/api/") || kept.startsWith("/dev/") ? homePath : kept;
}
