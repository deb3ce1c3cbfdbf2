interface Tag {
  readonly as: string | undefined;
  readonly href: string | undefined;
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
}

function readTag(tag: string): Tag {
  const isStyle = attributeOf(tag, "rel") === "stylesheet";
  return { as: isStyle ? "style" : attributeOf(tag, "as"), href: attributeOf(tag, "href") };
}

function entriesOf(tags: readonly Tag[], as: "style" | "font", more: string): readonly string[] {
  return tags.flatMap((tag) =>
    tag.as === as && tag.href !== undefined ? [`<${tag.href}>; rel=preload; as=${as}${more}`] : [],
  );
}

/**
 * The header `Link` of a page (RFC 8288), read from its head: its styles, then its faces. A browser asks for them when it has the
 * head of the answer, not after the page was read to where their tags stand; a proxy may send them ahead as early hints. On a page
 * with a first picture the faces wait for their tags, which follow the picture's: over HTTP/1.1 a browser loads six files at once,
 * and asks for a picture that depends on the window only with the page (docs/decisions/207).
 */
export function linkHeader(head: string): string {
  const found: readonly string[] = head.match(/<link [^>]*>/g) ?? [];
  const tags = found.map(readTag);
  const faces = tags.some(({ as }) => as === "image") ? [] : entriesOf(tags, "font", "; crossorigin");
  return [...entriesOf(tags, "style", ""), ...faces].join(", ");
}
