import { isPlainColour } from "./css-colours.ts";

/** What a style sheet or a style may say that attributes do not. */
const styled =
  /<(?:[\w-]+:)?style[\s>]|\bvar\(|\bcontext-(?:fill|stroke)\b|style\s*=\s*["'][^"']*\b(?:transform|mask-type|marker)\s*:/;
const coloured =
  /(?<![\w-])(?:fill|stroke|(?:stop|flood|lighting)-color|color)\s*(?:=\s*["']|:)\s*((?:url\([^)]*\)|[^"';)]|\([^)]*\))*)/g;

/** Whether a drawing is styled by attributes and plain styles alone, in colours that every reader knows. */
export function isPlainlyStyled(svg: string): boolean {
  if (styled.test(svg)) return false;
  const values = new Set([...svg.matchAll(coloured)].map(([, value = ""]) => value.trim()));
  return [...values].every((value) => value === "" || isPlainColour(value));
}

/** A name in quotes, as styles may write it. */
const quotedReference =
  /\burl\(\s*(?:["']|&quot;|&apos;|&#39;)\s*#([^"'&)]*?)\s*(?:["']|&quot;|&apos;|&#39;)\s*\)/g;

/** A drawing whose names of paints, clips and the like stand without quotes. */
export function withPlainReferences(svg: string): string {
  return svg.replaceAll(quotedReference, "url(#$1)");
}
