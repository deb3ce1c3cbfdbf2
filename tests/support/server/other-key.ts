/** The same address with a key that is off by one character. */
export function withOtherKey(path: string): string {
  return path.replace(/key=(.)/, (_, first: string) => `key=${first === "_" ? "-" : "_"}`);
}
