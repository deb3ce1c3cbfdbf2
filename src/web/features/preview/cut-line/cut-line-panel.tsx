import type { SizeMm } from "#domain/size-mm.ts";
import { useId } from "react";
import type { Selection } from "#domain/configure/selection.ts";
import { sizeText } from "#domain/catalogue/size-text.ts";
import { MOST_BACKGROUND, MOST_BORDER_MM } from "#domain/cut-line/cut-settings.ts";
import { findingsOf } from "#domain/cut-line/findings.ts";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { RangeField } from "#web/ui/fields/range-field.tsx";
import { TryAgain } from "#web/ui/feedback/try-again.tsx";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import styles from "./cut-line.module.css";

import type { CutLineState } from "./use-cut-line.ts";

const BORDER_MARKS = ["0", "1", "2", "3", "4", "5"];
const BACKGROUND_MARKS = ["less", "more"];

const NOTHING: Readonly<Record<"empty" | "blank", string>> = {
  empty: "There is nothing to see in this picture, so there is nothing to cut round. Please try another one.",
  blank:
    "All of this picture has the colour of its background. Move the slider to less, or try another picture.",
};

interface CutLinePanelProps {
  readonly cut: CutLineState;
  /** The size that is configured, as far as it is given. */
  readonly size: Pick<Selection["size"], "widthMm" | "heightMm">;
  /** A backing holds stickers that lie apart. */
  readonly onBacking: boolean;
  /** The size that is ordered follows the line. */
  readonly isFollowed: boolean;
  readonly onUseSize: (size: SizeMm) => void;
}

function backgroundWords(step: number): string {
  if (step === 0) return "as found";
  return step > 0 ? `${step} more taken away` : `${-step} less taken away`;
}

/** What was found in the picture, each with its cures. */
function Findings({ cut, onBacking }: Pick<CutLinePanelProps, "cut" | "onBacking">) {
  const { facts, settings, change, kind } = cut;
  const found = facts === null || cut.line === null ? [] : findingsOf(facts, settings, onBacking);
  return (
    <div aria-live="polite" className={styles.findings}>
      {kind === "empty" || kind === "blank" ? <Message tone="error">{NOTHING[kind]}</Message> : null}
      {found.map(({ code, words, remedies }) => (
        <div key={code} className={styles.finding}>
          <Message tone="note">{words}</Message>
          {remedies.map((remedy) => (
            <Button key={remedy.words} look="plain" onClick={() => change(remedy.change)}>
              {remedy.words}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** How large the sticker is once it is cut, and the press that orders it so where the size does not follow by itself. */
function TrueSize({
  cut: { line, isAsKept },
  size,
  isFollowed,
  onUseSize,
}: Omit<CutLinePanelProps, "onBacking">) {
  if (line === null) return null;
  const whole = trueSize(line);
  const isOrdered = whole.widthMm === size.widthMm && whole.heightMm === size.heightMm;
  if (isOrdered || isFollowed)
    return (
      <div className={styles.size}>
        <p>
          Cut out, your sticker is <strong>{sizeText(whole)}</strong>:{" "}
          {isFollowed ? "size and price follow the line." : "the size you have chosen."}
        </p>
        <p aria-live="polite">{isAsKept ? "This line is kept with your design." : ""}</p>
      </div>
    );
  return (
    <div className={styles.size}>
      <Button look="quiet" onClick={() => onUseSize(whole)}>
        Use this size: {sizeText(whole)}
      </Button>
      <p>Its true size, border included.</p>
    </div>
  );
}

/** The line round one's own picture: how wide its border is, what was found on the way, and how large the sticker comes out. */
export function CutLinePanel({ cut, size, onBacking, isFollowed, onUseSize }: CutLinePanelProps) {
  const titleId = useId();
  const { settings, change, kind } = cut;
  const isNothing = kind === "empty" || kind === "blank";
  if (cut.hasFailed)
    return <TryAgain words="The cut line could not be drawn round this picture." onAgain={cut.tryAgain} />;
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={cut.isDrawing}>
      <h2 id={titleId}>Your cut line</h2>
      <div className={styles.sliders}>
        {isNothing ? null : (
          <RangeField
            label="Border"
            value={settings.borderMm}
            min={0}
            max={MOST_BORDER_MM}
            step={0.5}
            words={`${settings.borderMm} mm`}
            scale={BORDER_MARKS}
            onValue={(borderMm) => change({ borderMm })}
          />
        )}
        {kind === "plain" || kind === "blank" ? (
          <RangeField
            label="Background"
            value={settings.background}
            min={-MOST_BACKGROUND}
            max={MOST_BACKGROUND}
            step={1}
            words={backgroundWords(settings.background)}
            scale={BACKGROUND_MARKS}
            onValue={(background) => change({ background })}
          />
        ) : null}
      </div>
      <Findings cut={cut} onBacking={onBacking} />
      <TrueSize {...{ cut, size, isFollowed, onUseSize }} />
    </section>
  );
}
