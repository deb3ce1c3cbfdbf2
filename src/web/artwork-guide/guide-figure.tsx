import type { FigureKind as Kind } from "#domain/artwork/guide-choice.ts";
import type { Template } from "#domain/artwork/template.ts";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./artwork-guide.module.css";

/** Of the longer side: thinner margins are drawn as thick as this, so that they are seen. */
const LEAST_MARGIN = 0.045;

/** How wide the word is, in ems, and the share of its line that it may take. */
const WORD = { text: "Kia ora", ems: 3.4 } as const;

const captions: Readonly<Record<Kind, string>> = {
  template: "The template: three lines, and the layer Artwork to draw on.",
  right: "Right: the background runs to the bleed, words and logos stay inside the safety line.",
  wrong:
    "Wrong: the background ends before the trim line, which leaves a white edge, and a word crosses the safety line, so it may be cut.",
};

interface OutlineProps {
  readonly round: boolean;
  readonly width: number;
  readonly height: number;
  readonly part: string;
  readonly shift?: number;
}

function Outline({ round, width, height, part, shift = 0 }: OutlineProps) {
  const [x, y] = [shift - width / 2, shift - height / 2];
  return (
    <rect
      className={styles.outline}
      data-part={part}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={round ? width / 2 : 0}
      ry={round ? height / 2 : 0}
    />
  );
}

function Word({ size }: { readonly size: number }) {
  return (
    <text className={styles.word} textAnchor="middle" y={size * 0.26} fontSize={size}>
      {WORD.text}
    </text>
  );
}

/** Two short lines at each corner, outside the bleed. */
function cropMarks(width: number, height: number, margin: number): string {
  const [x, y, from, to] = [width / 2, height / 2, margin * 1.6, margin * 3];
  const corners = [-1, 1].flatMap((right) => [-1, 1].map((down) => [right, down] as const));
  return corners
    .map(
      ([right, down]) =>
        `M${right * (x + from)} ${down * y}H${right * (x + to)}M${right * x} ${down * (y + from)}V${down * (y + to)}`,
    )
    .join("");
}

interface GuideFigureProps {
  readonly template: Template;
  readonly kind: Kind;
  /** Without script all figures are seen. */
  readonly isOpen: boolean;
}

/** A template drawn to scale (but for margins too thin to see), alone or with artwork on it. */
export function GuideFigure({ template: { trim, marginMm, outline }, kind, isOpen }: GuideFigureProps) {
  const { widthMm: width, heightMm: height } = trim;
  const margin = Math.max(marginMm, LEAST_MARGIN * Math.max(width, height));
  const round = outline === "ellipse";
  const [outerWidth, outerHeight] = [width + 7 * margin, height + 7 * margin];
  const grown = (by: number) => ({ round, width: width + 2 * by * margin, height: height + 2 * by * margin });
  const safeWidth = (width - 2 * margin) * (round ? 0.82 : 0.92);
  const size = Math.min(safeWidth / WORD.ems, (height - 2 * margin) * 0.6);
  const tooLarge = Math.min((width * 1.05) / WORD.ems, height * 0.8);
  return (
    <figure className={styles.figure} data-open={isOpen}>
      <svg
        role="img"
        aria-label={captions[kind]}
        className={styles.drawing}
        viewBox={`${-outerWidth / 2} ${-outerHeight / 2} ${outerWidth} ${outerHeight}`}
        data-kind={kind}
      >
        <path className={styles.marks} d={cropMarks(width, height, margin)} />
        {kind !== "wrong" && <Outline {...grown(1)} part="background" />}
        {kind === "template" && <Outline {...grown(0)} part="paper" />}
        {kind === "wrong" && <Outline {...grown(-0.4)} part="background" shift={margin * 0.7} />}
        {kind === "right" && <Word size={size} />}
        {kind === "wrong" && <Word size={tooLarge} />}
        <Outline {...grown(1)} part="bleed" />
        <Outline {...grown(0)} part="trim" />
        <Outline {...grown(-1)} part="safe" />
      </svg>
      <figcaption className={styles.caption}>
        {kind === "template" ? captions[kind] : null}
        {kind === "right" && <Message tone="done">{captions[kind]}</Message>}
        {kind === "wrong" && <Message tone="error">{captions[kind]}</Message>}
      </figcaption>
    </figure>
  );
}
