import { grown, rectangle } from "../geometry/outline.ts";
import { sampleLetters } from "../lettering/sample-letters.ts";
import { sampleLettering } from "../lettering/sample-lettering.ts";
import { CAPITAL, fittedSize, setText } from "../lettering/set-text.ts";
import { trimBox } from "../material/face.ts";
import { textureOn } from "../paint/film-paints.ts";
import { isPale } from "../palette.ts";
import { shadowShapes } from "../material/shadow.ts";
import { AS_USED, type Box, type Paint, type SceneShape, type UseShape, group, path } from "../scene.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm, Drawing } from "./drawing.ts";
import { fannedBehind } from "./parts/fan.ts";
import { filmOver, gridBacking } from "./parts/film.ts";

const GAP = 0.1;
/** Ems that a row takes below its capitals: tails hang into the next one's room, figures have none. */
function rowHeight(word: string): number {
  return /[gjpqy]/.test(word) ? 0.95 : CAPITAL + 0.08;
}

function sampleShapes({ widthMm, heightMm }: Subject, fill: Paint): SceneShape[] {
  const words = sampleLettering(widthMm, heightMm);
  const rows = words.length;
  const tallest = heightMm / (rows * 1 + (rows - 1) * GAP);
  const size = Math.min(...words.map((word) => fittedSize(sampleLetters, word, tallest, widthMm)));
  const block = size * ((rows - 1) * (0.95 + GAP) + rowHeight(words.at(-1) ?? ""));
  return words.map((word, index) =>
    setText(sampleLetters, word, {
      x: widthMm / 2,
      y: (heightMm - block) / 2 + size * (CAPITAL + 0.04) + index * size * (0.95 + GAP),
      size,
      fill,
    }),
  );
}

const WORDS = "words";

/** The words in the middle of the size that is ordered, which is theirs rounded up. Long as it is, their path is there once. */
function wordDefinitions({ words, widthMm, heightMm }: Subject): Drawing["definitions"] {
  if (words === null || words === "sample") return {};
  const place = [1, 0, 0, 1, (widthMm - words.widthMm) / 2, (heightMm - words.heightMm) / 2] as const;
  return { [WORDS]: path(words.path, { fill: AS_USED, matrix: place }) };
}

type WordLook = Pick<UseShape, "stroke" | "strokeWidth" | "round"> & { readonly fill: Paint };

function wordShapes(subject: Subject, look: WordLook): SceneShape[] {
  const { words } = subject;
  if (words === null) return [];
  return words === "sample" ? sampleShapes(subject, look.fill) : [{ kind: "use", of: WORDS, ...look }];
}

/** The film that shows round the letters lies below them. */
function outlineShapes(subject: Subject): SceneShape[] {
  const { wordsOutline } = subject;
  if (wordsOutline === null) return [];
  const { paint, mm } = wordsOutline;
  return wordShapes(subject, { fill: paint, stroke: paint, strokeWidth: 2 * mm, round: true });
}

/** A dashed line round each letter that is too small to be cut. */
function faultShapes({ words, widthMm, heightMm }: Subject): SceneShape[] {
  if (words === null || words === "sample" || words.tooSmall.length === 0) return [];
  const [left, top] = [(widthMm - words.widthMm) / 2, (heightMm - words.heightMm) / 2];
  const room = Math.min(words.widthMm, words.heightMm) / 30;
  const boxes = words.tooSmall.map(({ xMin, yMin, xMax, yMax }) => {
    const box = { x: left + xMin, y: top + yMin, width: xMax - xMin, height: yMax - yMin };
    return rectangle(grown(box, room), room);
  });
  return [
    path(boxes.join(""), {
      stroke: "#b3201a",
      strokeWidth: room * 0.6,
      dash: `${room * 1.6} ${room}`,
      part: "too-small",
    }),
  ];
}

/** The letters in the paint of their film. */
function filmShapes(subject: Subject): SceneShape[] {
  const { deep } = subject.palettes[0];
  const texture = textureOn(deep);
  return [
    group(wordShapes(subject, { fill: deep }), { part: "letters" }),
    ...(texture ? [group(wordShapes(subject, { fill: texture }), { part: "texture", opacity: 0.65 })] : []),
  ];
}

/** The customer's words as they are, nothing round them: a film shows round the letters where there are two. */
export function plainLettering(subject: Subject): Pick<Drawing, "definitions" | "shapes"> {
  return {
    definitions: wordDefinitions(subject),
    shapes: [...outlineShapes(subject), ...filmShapes(subject)],
  };
}

/** The letters with the light on their edges. */
export function vinylShapes(subject: Subject): SceneShape[] {
  const lift = Math.min(subject.widthMm, subject.heightMm) / 90;
  return [
    ...outlineShapes(subject),
    group([group(wordShapes(subject, { fill: "#2b1c0a" }), { matrix: [1, 0, 0, 1, lift, lift * 1.6] })], {
      effect: "shadow-contact",
      opacity: 0.38,
    }),
    group(wordShapes(subject, { fill: "#ffffff" }), {
      matrix: [1, 0, 0, 1, -lift * 0.12, -lift * 0.16],
      opacity: 0.45,
    }),
    ...filmShapes(subject),
  ];
}

function shortSide({ width, height }: Box): number {
  return Math.min(width, height);
}

/** The backing under letters on tape: wide enough for a corner of the film to be lifted beside them. */
export function letteringPanel(letters: Box): Box {
  return grown(letters, Math.max(5, shortSide(letters) * 0.15));
}

/** How deep that corner is, as a part of the panel's small side: its tip ends above the letters. */
export function letteringPeel(panel: Box, letters: Box): number {
  return ((letters.y - panel.y) * 0.85) / shortSide(panel);
}

/** Cut letters on a painted panel or, with transfer tape, on their backing under film. */
export const drawLettering: DrawForm = (subject) => {
  const box = trimBox(subject);
  const panel = subject.film
    ? letteringPanel(box)
    : grown(box, Math.max(subject.widthMm, subject.heightMm) * 0.1);
  const d = rectangle(panel, Math.min(panel.width, panel.height) * 0.06);
  const pale = isPale(subject.palettes[0].deep);
  const taped = [...gridBacking(panel, pale), ...vinylShapes(subject)];
  const behind = fannedBehind(subject, panel, () => taped);
  return {
    definitions: wordDefinitions(subject),
    shapes: subject.film
      ? [
          ...behind.shapes,
          ...taped,
          ...filmOver(panel, "rectangle", letteringPeel(panel, box)),
          ...faultShapes(subject),
        ]
      : [
          ...shadowShapes(d, Math.min(panel.width, panel.height) * 0.04),
          path(d, { fill: pale ? "panel-dark" : "glass", part: "panel" }),
          ...vinylShapes(subject),
          { ...path(d, { fill: "sheen-gloss" }), opacity: 0.55 },
          { ...path(d, { stroke: "#ffffff", strokeWidth: panel.width / 260 }), opacity: 0.7 },
          ...faultShapes(subject),
        ],
    content: subject.film ? behind.content : panel,
    subject: box,
    pieces: 1,
    holes: 0,
  };
};
