/** Addresses whose path holds a key: it opens what is somebody's own. */
const keyed = /^(\/q)\/.*/s;

/** The path of an address as the log may name it: no query, no key, for they name people and open what is theirs. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(keyed, "$1/…");
}
