import { escapeHtml } from "#server/escape-html.ts";

/** Markup that is sent as it stands. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | false | null | readonly Html[];

function textOf(part: Part): string {
  if (part === false || part === null) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map(({ html: each }) => each).join("");
}

/** Markup with values in it: text is escaped, markup stands as it is, `false` and null are nothing. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part, at) => textOf(part) + (markup[at + 1] ?? ""));
  return { html: (markup[0] ?? "") + written.join("") };
}
