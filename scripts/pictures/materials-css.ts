import { appearanceNames, appearances } from "#domain/appearances.ts";

/** Where the styles of materials lie. */
export const MATERIALS_FILE = "src/ui/styles/materials.css";

/** Every look as its picture, by name for whoever wants one, and as what an element with that look shows. */
export function materialsCss(): string {
  const pictures = appearanceNames.map(
    (name) => `  --material-${name}: url("/pictures/swatches/${name}.webp") center / cover;\n`,
  );
  const rules = appearanceNames.map((name) => {
    const { pile, flat } = appearances[name];
    return `\n[data-appearance="${name}"] {\n  --material: var(--material-${name});\n  --pile: ${pile ?? flat};\n}\n`;
  });
  const origin = "/* Written by scripts/pictures/swatches.ts from src/domain/appearances.ts. */\n";
  return `${origin}:root {\n${pictures.join("")}}\n${rules.join("")}`;
}
