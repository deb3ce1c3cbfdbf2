/** One that is opened and closed in one tag has nothing in it. */
const clip = /<((?:[\w-]+:)?clipPath)\b(?:"[^"]*"|'[^']*'|[^>"'/])*>[^]*?<\/\1\s*>/g;
const hasClip = /<(?:[\w-]+:)?clipPath\b/;
const hasUse = /<(?:[\w-]+:)?use\b/;
const use = /<((?:[\w-]+:)?use)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>[^]*?<\/\1\s*>)/g;
const link = /\bhref\s*=\s*["']#([^"']*)["']/;

const shapes: ReadonlySet<string> = new Set([
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
]);

/** What an element of that name is, by its tag. */
function tagsById(svg: string): ReadonlyMap<string, string> {
  const tags = svg.matchAll(
    /<(?:[\w-]+:)?([\w-]+)\b(?:"[^"]*"|'[^']*'|[^>"'])*?\sid\s*=\s*["']([^"']*)["']/g,
  );
  return new Map([...tags].map(([, tag = "", id = ""]) => [id, tag]));
}

/**
 * A clip is opened by shapes, and by uses of shapes alone (CSS Masking 1, 6.1): a browser passes over the use of a group, and the library breaks
 * the process at it.
 */
export function withoutGroupsInClips(svg: string): string {
  if (!hasClip.test(svg) || !hasUse.test(svg)) return svg;
  const tags = tagsById(svg);
  return svg.replaceAll(clip, (whole) =>
    whole.replaceAll(use, (one: string, _name, attributes: string) =>
      shapes.has(tags.get(link.exec(attributes)?.[1] ?? "") ?? "") ? one : "",
    ),
  );
}
