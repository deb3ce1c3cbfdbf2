import { usualPlates } from "#domain/catalogue/press.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { CutSheet } from "../cut-sheet.ts";
import type { KnifePath } from "../geometry/knife-path.ts";
import { inMillimetres, pathText } from "./path-text.ts";

function layer(name: string, lines: readonly KnifePath[]): string {
  const paths = lines.map((line) => `<path d="${pathText(line)}"/>`).join("\n");
  const id = name.replaceAll(/[^\w-]/g, "_");
  return `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${escapeHtml(name)}">\n${paths}\n</g>\n`;
}

/** A sheet as SVG in millimetres: a layer to be cut, called as its cutter calls it, and the weeding frame and the marks in layers of their own. */
export function writeSvg(
  { page, frame, lines, marks }: CutSheet,
  title: string,
  plate: string = usualPlates.kissCut,
): string {
  const [width, height] = [inMillimetres(page.width), inMillimetres(page.height)];
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ` +
    `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">\n` +
    `<title>${escapeHtml(title)}</title>\n` +
    // The colour that programs show the spot colour CutContour in.
    `<g fill="none" stroke="#ff00ff" stroke-width="0.1">\n` +
    layer("WeedingFrame", [frame]) +
    layer(plate, lines) +
    (marks.length === 0 ? "" : layer("Registration", marks)) +
    "</g>\n</svg>\n"
  );
}
