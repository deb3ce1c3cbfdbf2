import { even, type Gradient, white } from "./gradient.ts";

/** What a finish that only coats makes of what lies below it, and nothing else of it. */
interface Coat {
  /** The sheen it leaves. */
  readonly sheen: AppearanceRow["sheen"] | "as-below";
  /** It dims metal, film and kraft by a veil. */
  readonly veils?: true;
}

/** How a material or a finish looks: all that its preview and its swatch are drawn by. */
interface AppearanceRow {
  /** Its colour in one word, for knock-outs and for stock seen from far. */
  readonly flat: string;
  /** What runs over its ground in place of that colour; a paint by the name of the row. */
  readonly gradient?: Gradient;
  readonly texture: "kraft" | "paper" | "leather" | "weave" | "hologram" | "brushed" | null;
  readonly edge: string;
  readonly sheen: "gloss" | "satin" | "mirror" | "dome" | "veil" | null;
  /** White stock takes a printed ground; on kraft, metal and clear film the material itself is the ground. */
  readonly white: boolean;
  readonly clear: boolean;
  /** A finish that only coats the material below; absent where it is a material of its own. */
  readonly coat?: Coat;
  /** Its colour at the edges of cards in a pile, drawn with a line round each; `flat` where none is said. */
  readonly pile?: string;
  /** White stocks have a tint and a film on their swatches: on plain white, gloss, matte and uncoated would look the same. */
  readonly swatch?: { readonly ink: string; readonly film?: "gloss" | "matte" };
}

const paper = {
  flat: "#fdfcf9",
  texture: "paper",
  edge: "#d9d3c6",
  sheen: null,
  white: true,
  clear: false,
} as const;

const metal = { ...paper, texture: "brushed", sheen: "mirror", white: false } as const;

const glossyFilm = {
  ...paper,
  texture: null,
  sheen: "gloss",
  swatch: { ink: "#d9e3e8", film: "gloss" },
} as const;

const rows = {
  plain: { ...paper, sheen: "satin", coat: { sheen: "as-below" } },
  gloss: { ...glossyFilm, coat: { sheen: "gloss" } },
  matte: {
    ...paper,
    texture: null,
    coat: { sheen: null, veils: true },
    pile: "#f4f4f2",
    swatch: { ink: "#f3f1ec", film: "matte" },
  },
  uncoated: { ...paper, flat: "#f8f5ec", coat: { sheen: null }, swatch: { ink: "#efe6d3" } },
  kraft: { ...paper, flat: "#c39a66", texture: "kraft", edge: "#8f6a3e", white: false, pile: "#b58b5c" },
  embossed: { ...paper, flat: "#f6f2e9", texture: "leather" },
  transparent: {
    ...paper,
    flat: "#ffffff",
    gradient: {
      stops: [
        [0, white, 0.34],
        [0.4, white, 0.12],
        [0.55, white, 0.26],
        [1, white, 0.1],
      ],
    },
    texture: null,
    sheen: "gloss",
    white: false,
    clear: true,
  },
  "silver-matte": {
    ...metal,
    flat: "#c3c7ca",
    gradient: { stops: even("#b4b9bd", "#d6dadc", "#c3c7ca", "#a9aeb2", "#cdd1d3", "#b7bcc0") },
    edge: "#8d9296",
    sheen: "satin",
  },
  "silver-mirror": {
    ...metal,
    flat: "#d3d8db",
    gradient: {
      stops: even("#eef1f3", "#8f979d", "#f7f9fa", "#dfe4e7", "#7f888f", "#f1f4f5", "#a9b1b6", "#e6eaec"),
    },
    texture: null,
    edge: "#7d848a",
  },
  gold: {
    ...metal,
    flat: "#d3ae55",
    gradient: { stops: even("#c79f45", "#e4c678", "#d3ae55", "#b98f36", "#dcbd6d", "#c9a24a") },
    edge: "#8b6a22",
    sheen: "satin",
  },
  "foil-gold": {
    ...metal,
    flat: "#ddb650",
    gradient: {
      stops: even("#8a6418", "#d9a93a", "#fff3b8", "#d6a230", "#94691a", "#e9c25a", "#fff8d2", "#b08322"),
    },
    edge: "#8b6a22",
  },
  "foil-silver": {
    ...metal,
    flat: "#d6dade",
    gradient: {
      stops: even("#7d8288", "#c9ced4", "#ffffff", "#aab0b7", "#858b92", "#e4e8ec", "#ffffff", "#989ea6"),
    },
    edge: "#7d848a",
  },
  hologram: {
    ...metal,
    flat: "#dfe6f3",
    gradient: {
      stops: even(
        "#f7c6dd",
        "#fbe9b4",
        "#c3f0d2",
        "#b9e3fb",
        "#d6c9fb",
        "#f9c9e2",
        "#fdf0bd",
        "#c0f1dd",
        "#c4d7fd",
      ),
    },
    texture: "hologram",
    edge: "#9aa6bd",
    sheen: "gloss",
  },
  "vinyl-gloss": glossyFilm,
  "vinyl-matte": { ...paper, texture: null },
  dome: { ...paper, texture: null, sheen: "dome" },
  cotton: { ...paper, flat: "#fffefb", texture: "weave", edge: "#e4dfd3", pile: "#ffffff" },
} as const satisfies Readonly<Record<string, AppearanceRow>>;

/** How a choice looks: which material or finish the preview and its swatch are drawn with. */
export type Appearance = keyof typeof rows;

/**
 * Every look, one row each: what the catalogue may name, the preview's stocks and paints, and, by `node scripts/pictures/swatches.ts`,
 * the swatches with their styles.
 */
export const appearances: Readonly<Record<Appearance, AppearanceRow>> = rows;

export const appearanceNames = Object.keys(rows) as readonly Appearance[];
