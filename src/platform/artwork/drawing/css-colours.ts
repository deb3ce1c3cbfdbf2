import { clampRgb, converter, formatHex, parse } from "culori";

const toRgb = converter("rgb");

/** What is no colour of its own: left to whoever draws. */
const keywords = /^(?:none|currentcolor|inherit|context-fill|context-stroke)$/i;
/** Notations that every reader of SVG 1.1 knows. */
const plain = /^(?:#[\da-f]{3}|#[\da-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i;
const server = /^(url\([^)]*\))\s*(.*)$/is;
/** An ink that is meant besides the colour (SVG 1.1, 11.13.3). */
const ink = /\s*(?:icc-color|device-cmyk)\([^)]*\)\s*$/i;

/** `unset` and the like are what they stand for: of these properties some are inherited, of which one begins with nothing. */
const inherited: ReadonlySet<string> = new Set(["fill", "stroke", "color"]);

function keywordOf(property: string, value: string): string | undefined {
  const initial = property === "stroke" ? "none" : property === "lighting-color" ? "#ffffff" : "#000000";
  if (value === "initial") return initial;
  if (!["unset", "revert", "revert-layer"].includes(value)) return undefined;
  return inherited.has(property) ? "inherit" : initial;
}

/** Properties whose values are colours (SVG 2, appendix G). */
export const colourProperties: ReadonlySet<string> = new Set([
  "fill",
  "stroke",
  "color",
  "stop-color",
  "flood-color",
  "lighting-color",
]);

/** Whether a value is written as programs of any age understand it. */
export function isPlainColour(value: string): boolean {
  const only = value.trim();
  const server1 = server.exec(only);
  if (server1) return server1[2] === "" || isPlainColour(server1[2] ?? "");
  return keywords.test(only) || plain.test(only) || (/^[a-z]+$/i.test(only) && parse(only) !== undefined);
}

/**
 * A colour of any notation of CSS Color 4 in one that every reader knows; what lies outside of sRGB becomes the nearest of each of its lights.
 * Null: nobody can tell what is meant, so it counts as not written.
 */
export function plainColour(property: string, value: string): string | null {
  const only = value.replace(ink, "").trim();
  const [, reference, otherwise = ""] = server.exec(only) ?? [];
  if (reference !== undefined) {
    const fallback = otherwise === "" ? "" : plainColour(property, otherwise);
    return fallback === null ? null : `${reference} ${fallback}`.trim();
  }
  const keyword = keywordOf(property, only.toLowerCase());
  if (keyword !== undefined) return keyword;
  if (isPlainColour(only)) return only;
  const colour = parse(only.toLowerCase());
  if (colour === undefined) return null;
  const rgb = clampRgb(toRgb(colour));
  const alpha = colour.alpha ?? 1;
  if (alpha >= 1) return formatHex(rgb) ?? null;
  const [red, green, blue] = [rgb.r, rgb.g, rgb.b].map((light) => Math.round((light ?? 0) * 255));
  return `rgba(${red}, ${green}, ${blue}, ${Math.max(0, alpha)})`;
}
