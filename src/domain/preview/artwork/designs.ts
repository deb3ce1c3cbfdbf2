import type { Face } from "../lettering/set-text.ts";
import type { Palette } from "../material/palette.ts";
import type { Surface } from "../scene.ts";
import type { Background } from "./backgrounds.ts";
import type { Motif } from "./motifs.ts";

/** A demonstration label: an invented small maker, its emblem, its words and three colourways (one for each set of a fan). */
export interface Design {
  readonly motif: Motif;
  readonly title: string;
  readonly face: Face;
  readonly above: string;
  readonly below: string;
  readonly background: Background;
  readonly line: boolean;
  /** What it looks best on. */
  readonly surface: Surface;
  readonly colourways: readonly [Palette, Palette, Palette];
}

const colours = (ground: string, second: string, deep: string, accent: string, light: string): Palette => ({
  ground,
  second,
  deep,
  accent,
  light,
});

export const designs = {
  honey: {
    motif: "bee",
    title: "Honey",
    face: "serif",
    above: "HOLLOW HILL",
    below: "RAW BUSH · 500 G",
    background: "hexagons",
    line: false,
    surface: "sky",
    colourways: [
      colours("#f6bd3b", "#f2ae22", "#3a2108", "#f6bd3b", "#fff4d6"),
      colours("#f7e6bd", "#f0d695", "#4a2a0a", "#e8a21c", "#fffaf0"),
      colours("#d9822b", "#cc7320", "#2d1606", "#ffd98a", "#fff0d2"),
    ],
  },
  coffee: {
    motif: "cup",
    title: "Kettle & Crane",
    face: "serif",
    above: "SLOW ROASTED",
    below: "HOUSE BLEND · 250 G",
    background: "rays",
    line: false,
    surface: "sage",
    colourways: [
      colours("#f3dfc4", "#eed4b1", "#123f3d", "#d4562f", "#f9ecd9"),
      colours("#c9dcd3", "#bcd3c8", "#1d3b34", "#c24f2b", "#eef6f1"),
      colours("#f1c7ab", "#ecbb9b", "#4b1f16", "#a63d22", "#fbe9dd"),
    ],
  },
  soap: {
    motif: "waves",
    title: "Salt & Kelp",
    face: "serif",
    above: "COLD COAST",
    below: "HAND SOAP · 110 G",
    background: "hills",
    line: false,
    surface: "straw",
    colourways: [
      colours("#dcebe6", "#9fc7c1", "#1f4d58", "#f0a37c", "#f6fbf9"),
      colours("#f4e1da", "#e2b8aa", "#6a2f39", "#d97f63", "#fff6f2"),
      colours("#e6e5f2", "#b9b8dc", "#353069", "#e8a0b4", "#f8f7fd"),
    ],
  },
  thyme: {
    motif: "sprig",
    title: "Wild Thyme",
    face: "serif",
    above: "GARDEN STREET",
    below: "DRIED HERBS · 40 G",
    background: "arch",
    line: true,
    surface: "blush",
    colourways: [
      colours("#f4efe2", "#e6e4cb", "#2e4a2f", "#7b8f4a", "#fbf8ef"),
      colours("#f6e9df", "#efd3c3", "#6b2f28", "#c2694b", "#fdf6f0"),
      colours("#e9edf0", "#cfd9e1", "#2b4059", "#6f93ad", "#f7f9fb"),
    ],
  },
  cider: {
    motif: "citrus",
    title: "Southerly",
    face: "serif",
    above: "PRESSED IN AUTUMN",
    below: "LEMON CIDER · 330 ML",
    background: "bands",
    line: false,
    surface: "clay",
    colourways: [
      colours("#fdf3d0", "#1e5a4a", "#17483b", "#f3b61f", "#fffbea"),
      colours("#fbe3d5", "#a8352c", "#7f231c", "#f08a4b", "#fff5ee"),
      colours("#e2eff0", "#1f5575", "#17415a", "#f2c14e", "#f6fbfb"),
    ],
  },
  trail: {
    motif: "peaks",
    title: "HIGH TRACK",
    face: "sans",
    above: "ALPINE CLUB",
    below: "SINCE 1974",
    background: "hills",
    line: false,
    surface: "sky",
    colourways: [
      colours("#f8d8b6", "#c8643f", "#23304a", "#ef8d4f", "#fff3e4"),
      colours("#cfe3ea", "#5d93a8", "#17384a", "#f2b04c", "#f3fafc"),
      colours("#e9d7ea", "#9a6aa5", "#38214a", "#f0906a", "#faf3fb"),
    ],
  },
  night: {
    motif: "moon",
    title: "Moonlight",
    face: "serif",
    above: "TWELVE CANDLES",
    below: "SOY WAX · 45 HOURS",
    background: "dots",
    line: false,
    surface: "sage",
    colourways: [
      colours("#232a4d", "#323b66", "#f7e7c4", "#f3b95f", "#232a4d"),
      colours("#5a2547", "#6d3258", "#fbe4d8", "#f2a27c", "#5a2547"),
      colours("#12403f", "#1b5150", "#f3ecd2", "#e6bd5f", "#12403f"),
    ],
  },
  drift: {
    motif: "van",
    title: "TAKE THE LONG WAY",
    face: "sans",
    above: "NO HURRY",
    below: "STATE HIGHWAY 6 AND BACK",
    background: "bands",
    line: false,
    surface: "straw",
    colourways: [
      colours("#fbe7c6", "#0f5c66", "#123c48", "#ef6a3a", "#fff6e4"),
      colours("#d7ecea", "#e25d3f", "#1b3a4b", "#e25d3f", "#f5fbfa"),
      colours("#f7d3c3", "#7d2e4f", "#4b1a33", "#e9a13b", "#fff1ea"),
    ],
  },
  balm: {
    motif: "drop",
    title: "Fern Balm",
    face: "serif",
    above: "FLINT & DAUGHTER",
    below: "KAWAKAWA · 60 ML",
    background: "arch",
    line: true,
    surface: "clay",
    colourways: [
      colours("#e7efe3", "#d2e2cd", "#1f4a3a", "#79b08f", "#f8fbf6"),
      colours("#f5ece1", "#ecdac3", "#5b3a1f", "#d3a35f", "#fdf9f3"),
      colours("#efe6f0", "#dfcbe2", "#4a2a55", "#b487c0", "#fbf7fc"),
    ],
  },
  tailor: {
    motif: "button",
    title: "Otis & Fig",
    face: "serif",
    above: "MADE SLOWLY",
    below: "LINEN · WOOL · COTTON",
    background: "plain",
    line: true,
    surface: "clay",
    colourways: [
      colours("#fbf6ec", "#f0e5d3", "#26313f", "#c8673f", "#fbf6ec"),
      colours("#e8ece3", "#d5dccd", "#2f4436", "#b98a3d", "#e8ece3"),
      colours("#f5e3dc", "#eccfc4", "#6a2c2c", "#33514d", "#f5e3dc"),
    ],
  },
  studio: {
    motif: "bird",
    title: "Ana Marlow",
    face: "serif",
    above: "MARLOW & PINE",
    below: "FURNITURE MAKERS · NELSON",
    background: "plain",
    line: false,
    surface: "sage",
    colourways: [
      colours("#f7f3ea", "#eadfca", "#1d3d3a", "#d9663b", "#f7f3ea"),
      colours("#1d3d3a", "#254b47", "#f7ecd9", "#e58a5b", "#1d3d3a"),
      colours("#e9c7b3", "#e0b69d", "#472419", "#a4432c", "#e9c7b3"),
    ],
  },
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;

/** Which design suits a product, by its slug; other products take one by their kind. */
const byProduct: Readonly<Record<string, DesignName>> = {
  "art-paper": "honey",
  "classic-paper": "soap",
  "silver-vinyl": "balm",
  "gold-vinyl": "night",
  "kraft-paper": "thyme",
  "embossed-paper": "tailor",
  "pvc-vinyl": "cider",
  "standard-vinyl": "trail",
  "foil-paper": "night",
  "synthetic-paper": "cider",
  "transfer-decals": "trail",
  hologram: "night",
  "bumper-stickers": "drift",
  "custom-decals": "coffee",
  "swing-tags": "tailor",
  "transparent-stickers": "balm",
  "dome-stickers": "trail",
};

export const designFor = (productSlug: string, kind: string): DesignName =>
  byProduct[productSlug] ?? (kind === "card" ? "studio" : kind === "tag" ? "tailor" : "coffee");
