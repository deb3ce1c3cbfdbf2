import type { GlyphPack } from "../lettering/glyph-pack.ts";
import type { Palette } from "../palette.ts";
import type { Surface } from "../scene.ts";
import type { Background } from "./backgrounds.ts";

type Tone = "deep" | "accent" | "light";

export interface Mark {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly width?: number;
}

/** The letters of a design's own words: a page loads no others. */
export interface DesignLetters {
  readonly title: GlyphPack;
  readonly small: GlyphPack;
}

/** A demonstration label: an invented small maker, its emblem, its words and three colourways (one for each set of a fan). */
export interface Design {
  /** Its emblem, in a box from -50 to 50. */
  readonly marks: readonly Mark[];
  readonly title: string;
  readonly face: "sans" | "serif";
  readonly above: string;
  readonly below: string;
  readonly background: Background;
  readonly line: boolean;
  /** What it looks best on. */
  readonly surface: Surface;
  readonly colourways: readonly [Palette, Palette, Palette];
  readonly letters: DesignLetters;
}

export function colourway(
  ground: string,
  second: string,
  deep: string,
  accent: string,
  light: string,
): Palette {
  return {
    ground,
    second,
    deep,
    accent,
    light,
  };
}
