import { Fragment } from "react";
import type { ReactNode } from "react";

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};
const EMPHASIS: Readonly<Record<string, "strong" | "em">> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
};
const SILENT =
  /<(script|style|template|iframe|svg|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

interface Open {
  readonly tag: string;
  readonly href: string | null;
  readonly children: ReactNode[];
}

function closed({ tag, href, children }: Open, key: number): ReactNode {
  if (href !== null)
    return (
      <a key={key} href={href}>
        {children}
      </a>
    );
  const Tag = EMPHASIS[tag] ?? Fragment;
  return <Tag key={key}>{children}</Tag>;
}

function hrefIn(tag: string, attributes: string): string | null {
  if (tag !== "a") return null;
  const href = plain(/\shref\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1] ?? "");
  return LINK.test(href) ? href : null;
}

/**
 * A message's HTML as React's own elements: bold, italics, line breaks and links to safe addresses.
 * Every other tag and every other attribute is dropped, its words stay; what a script or style holds is dropped too.
 */
export function safeHtml(html: string): ReactNode {
  const open: Open[] = [{ tag: "", href: null, children: [] }];
  const shut = (): void => {
    const last = open.pop();
    if (last) open.at(-1)?.children.push(closed(last, open.at(-1)?.children.length ?? 0));
  };
  for (const [token, slash, name = "", attributes = ""] of html
    .replace(SILENT, "")
    .matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi)) {
    const tag = name.toLowerCase();
    if (tag === "") open.at(-1)?.children.push(plain(token));
    else if (tag === "br") open.at(-1)?.children.push(<br key={open.at(-1)?.children.length} />);
    else if (slash === "") {
      if (tag === "a" || tag in EMPHASIS) open.push({ tag, href: hrefIn(tag, attributes), children: [] });
    } else if (open.length > 1 && open.some((one) => one.tag === tag)) {
      while (open.length > 1 && open.at(-1)?.tag !== tag) shut();
      shut();
    }
  }
  while (open.length > 1) shut();
  return <>{open[0]?.children}</>;
}
