import type { FormNode } from "#platform/artwork/drawing/form-node.ts";
import type { FormContent, FormWriter } from "./form-writer.ts";

/** How a PDF calls what a drawing mixes by (Compositing 1, 5.8; ISO 32000-2, 11.3.5). */
const modes: Readonly<Record<string, string>> = {
  multiply: "Multiply",
  screen: "Screen",
  overlay: "Overlay",
  darken: "Darken",
  lighten: "Lighten",
  "color-dodge": "ColorDodge",
  "color-burn": "ColorBurn",
  "hard-light": "HardLight",
  "soft-light": "SoftLight",
  difference: "Difference",
  exclusion: "Exclusion",
  hue: "Hue",
  saturation: "Saturation",
  color: "Color",
  luminosity: "Luminosity",
};

/** How a part is mixed with what lies below it; null where it lies upon it. */
export function blendOf(writer: FormWriter, content: FormContent, { attributes }: FormNode): string | null {
  const mode = modes[attributes["mix-blend-mode"] ?? ""] ?? null;
  if (mode !== null && !content.isMask) writer.blends = true;
  return mode;
}
