function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
}

/**
 * The header `Link` of a page (RFC 8288), read from its head: its styles. A browser asks for them when it has the head of the answer,
 * not after the page was read to where their tags stand; a proxy may send them ahead as early hints. Faces wait for their tags: asked
 * for at the same moment, over HTTP/1.1 they would share the line with the styles, which the first paint waits for (bench/README.md).
 */
export function linkHeader(head: string): string {
  const tags: readonly string[] = head.match(/<link [^>]*>/g) ?? [];
  const styles = tags.filter((tag) => attributeOf(tag, "rel") === "stylesheet");
  return styles
    .flatMap((tag) => attributeOf(tag, "href") ?? [])
    .map((href) => `<${href}>; rel=preload; as=style`)
    .join(", ");
}
