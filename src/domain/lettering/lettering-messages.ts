import { textRequired } from "#domain/first-messages.ts";
import { letteringCanvas } from "./canvas.ts";
import { type CuttingAdvice, FINE_MM } from "./cutting-advice.ts";
import type { FaceId, LetteringDesign } from "./design.ts";
import type { LayoutRefusal } from "./layout.ts";
import type { LetterSize } from "./letter-rule.ts";
import type { LetteringMeasures } from "./measure-design.ts";

const { letterMm } = letteringCanvas;

/** How many letters a sentence names. */
const MOST_NAMED = 5;

/** "The letter 'l'", "The figure '1'", "The sign '.'". */
function named(letter: string): string {
  const kind = /^\p{L}/u.test(letter) ? "letter" : /^\p{N}/u.test(letter) ? "figure" : "sign";
  return `The ${kind} '${letter}'`;
}

/** In tenths; a measure that is too small never reads as one that is not. */
function tenths(mm: number, limit: number): string {
  return Math.min(mm, limit - 0.1).toFixed(1);
}

function listed(parts: readonly string[]): string {
  const [last = "", ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}

function shortSides({ widthMm, heightMm }: LetterSize): string {
  const sides = [
    { mm: widthMm, way: "wide" },
    { mm: heightMm, way: "high" },
  ];
  return listed(
    sides.filter(({ mm }) => mm < letterMm).map(({ mm, way }) => `${tenths(mm, letterMm)} mm ${way}`),
  );
}

/** What is too small to be cut and what would do; null where everything can be cut. */
export function tooSmallSentence({ size }: LetteringDesign, measures: LetteringMeasures): string | null {
  const [worst] = measures.offenders.toSorted(
    (a, b) => Math.min(a.widthMm, a.heightMm) - Math.min(b.widthMm, b.heightMm),
  );
  if (worst === undefined) return null;
  const others = new Set(measures.offenders.map(({ letter }) => letter)).size - 1;
  const more = others === 0 ? "" : ` and ${others} other${others === 1 ? " is" : "s are"} too small, too`;
  const needed =
    size.by === "width" ? `${measures.smallestWidthMm} mm wide` : `${measures.smallestHeightMm} mm high`;
  const sides = [shortSides(worst), ...(more === "" ? [] : [more])].join(",");
  return `${named(worst.letter)} would be ${sides}; at least ${letterMm} mm is needed. Make your text ${needed} or more.`;
}

/** Why words cannot be set, by the name of what is wrong. */
export function refusalSentence(refusal: LayoutRefusal, faceName: (id: FaceId) => string): string {
  switch (refusal.code) {
    case "empty":
      return textRequired;
    case "face-missing":
      return `The font ${faceName(refusal.face)} could not be loaded. Please try again or choose another one.`;
    case "unsupported": {
      const all = [...new Set(refusal.letters.map(({ letter }) => letter))].map((letter) => `'${letter}'`);
      const shown =
        all.length > MOST_NAMED ? [...all.slice(0, MOST_NAMED), `${all.length - MOST_NAMED} more`] : all;
      const faces = new Set(refusal.letters.map(({ face }) => faceName(face)));
      return `${listed(shown)} cannot be cut in ${listed([...faces])}. Please remove ${all.length === 1 ? "it" : "them"} or choose another font.`;
    }
  }
}

/** What is fine work in a letter, and what may come of it. */
export function adviceSentence({ about, letter, mm }: CuttingAdvice): string {
  return about === "stroke"
    ? `${named(letter)} has strokes of ${tenths(mm, FINE_MM)} mm; below ${FINE_MM} mm they may tear.`
    : `${named(letter)} has spaces of ${tenths(mm, FINE_MM)} mm; below ${FINE_MM} mm they are hard to weed.`;
}
