/** Colours of the shop's pages and mails that an owner chooses, each as "#rrggbb" (decision 453). */
export interface ShopColours {
  /** What leads: chosen things, marks, the line round the main button. */
  readonly accent: string;
  /** The ground of the main button. */
  readonly button: string;
}

export const usualColours: ShopColours = { accent: "#d6006c", button: "#17140f" };

export const COLOUR = /^#[\da-f]{6}$/;

/** Where the style sheet of other colours than usual is, for good; null where none is chosen. */
export function colourSheetAddress(chosen: {
  readonly [Colour in keyof ShopColours]: string | undefined;
}): string | null {
  const { accent = usualColours.accent, button = usualColours.button } = chosen;
  const isUsual = accent === usualColours.accent && button === usualColours.button;
  return isUsual ? null : `/colours/${accent.slice(1)}-${button.slice(1)}.css`;
}

/** The colours that such an address says; null where it says none. */
export function coloursOfSheet(name: string): ShopColours | null {
  const [, accent, button] = /^([\da-f]{6})-([\da-f]{6})\.css$/.exec(name) ?? [];
  return accent === undefined ? null : { accent: `#${accent}`, button: `#${button}` };
}
