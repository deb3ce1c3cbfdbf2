const kinds = ["style", "image", "font"] as const;

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
}

/** What a tag of the head loads for the first frame; undefined for one that loads nothing for it. */
function entryOf(tag: string): { readonly kind: number; readonly text: string } | undefined {
  const as = attributeOf(tag, "rel") === "stylesheet" ? "style" : attributeOf(tag, "as");
  const kind = kinds.findIndex((one) => one === as);
  const candidates = attributeOf(tag, "imagesrcset");
  const href = attributeOf(tag, "href") ?? candidates?.split(" ", 1)[0];
  if (kind === -1 || href === undefined) return undefined;
  const choice =
    candidates === undefined
      ? ""
      : `; imagesrcset="${candidates}"; imagesizes="${attributeOf(tag, "imagesizes") ?? "100vw"}"; fetchpriority=high`;
  return { kind, text: `<${href}>; rel=preload; as=${as}${choice}${as === "font" ? "; crossorigin" : ""}` };
}

/**
 * The header `Link` of a page (RFC 8288), read from its head: its styles, its first picture and its faces, in this order. A browser asks for them when
 * it has the head of the answer, not after the page was read to where their tags stand; a proxy may send them ahead as early hints
 * (docs/decisions/207).
 */
export function linkHeader(head: string): string {
  const tags: readonly string[] = head.match(/<link [^>]*>/g) ?? [];
  return tags
    .flatMap((tag) => entryOf(tag) ?? [])
    .toSorted((one, other) => one.kind - other.kind)
    .map(({ text }) => text)
    .join(", ");
}
