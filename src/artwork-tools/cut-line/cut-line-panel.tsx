import { useId, useState } from "react";
import { sizeText } from "#domain/catalogue/size-text.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type CutSettings, MOST_BACKGROUND, MOST_BORDER_MM } from "#domain/cut-line/cut-settings.ts";
import { findingsOf } from "#domain/cut-line/findings.ts";
import { fitsSize, trueSize } from "#domain/cut-line/kept/true-size.ts";
import { ownFindings } from "#domain/cut-line/own/own-findings.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { CorrectDialogProps } from "./correct-dialog.tsx";
import type { CutLineState } from "./use-cut-line.ts";
import styles from "./cut-line.module.css";

const BORDER_MARKS = ["0", "1", "2", "3", "4", "5"];
const BACKGROUND_MARKS = ["less", "more"];

const NOTHING: Readonly<Record<"empty" | "blank", string>> = {
  empty: "There is nothing to see in this picture, so there is nothing to cut round. Please try another one.",
  blank:
    "All of this picture has the colour of its background. Move the slider to less, or try another picture.",
};

/** The editor comes when it is asked for. */
const LateDialog = lazyComponent(
  async () => (await import("./correct-dialog.tsx")).CorrectDialog,
  ({ onAgain }) => <TryAgain words="The tools for the cut line could not be loaded." onAgain={onAgain} />,
);

/** What is cut, and the picture it goes round, which the page shows. */
export interface LineOnProduct extends Pick<CorrectDialogProps, "designs" | "catalogue" | "selection"> {
  readonly artwork: CorrectDialogProps["artwork"] | null;
  readonly file: Blob | null;
}

interface CorrectLineProps extends LineOnProduct {
  readonly cut: CutLineState;
}

type Opened = Pick<CorrectDialogProps, "artwork" | "file" | "opened">;

/** The way to correcting a line by hand, and back to how it was found. */
function CorrectLine({ cut, artwork, file, ...product }: CorrectLineProps) {
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState<Opened | null>(null);
  const { shown, found, isCorrected, correct } = cut;
  const close = () => {
    setWanted(false);
    setOpen(null);
  };
  // A line that is drawn or fetched just now is waited for; what is corrected then stays, whatever comes of the page's line.
  if (isWanted && open === null && artwork && file && shown) setOpen({ artwork, file, opened: shown });
  return (
    <>
      <Button look="quiet" onClick={() => setWanted(true)}>
        Correct the line
      </Button>
      {isCorrected ? (
        <Button look="plain" onClick={() => correct(null)}>
          As found
        </Button>
      ) : null}
      {open === null ? null : (
        <LateDialog {...product} {...open} found={found} onCorrect={correct} onClose={close} />
      )}
    </>
  );
}

interface CutLinePanelProps {
  readonly cut: CutLineState;
  /** Why the line is not kept; null while nothing is wrong. */
  readonly unkept: string | null;
  /** The size that is configured, as far as it is given. */
  readonly size: Pick<Selection["size"], "widthMm" | "heightMm">;
  /** A backing holds stickers that lie apart. */
  readonly onBacking: boolean;
  /** The size that is ordered follows the line. */
  readonly isFollowed: boolean;
  /** What the line has to fit into: the room of each sticker on a sheet, or what was ordered; null where the size follows the line. */
  readonly place: SizeMm | null;
  /** That room is the size that was ordered. */
  readonly isOrdered?: boolean;
  readonly onUseSize: (size: SizeMm) => void;
  readonly product: LineOnProduct;
}

function backgroundWords(step: number): string {
  if (step === 0) return "as found";
  return step > 0 ? `${step} more taken away` : `${-step} less taken away`;
}

/** What was found in the picture, each with its cures; of a line that was corrected it says nothing but what became of the file's own. */
function Findings({
  cut,
  change,
  onBacking,
}: Pick<CutLinePanelProps, "cut" | "onBacking"> & Pick<CutLineState, "change">) {
  const { facts, settings, kind, isCorrected, line } = cut;
  const isTraced = line !== null && line.isOwn !== true && !isCorrected;
  const found = [
    ...ownFindings(cut),
    ...(facts !== null && isTraced ? findingsOf(facts, settings, onBacking) : []),
  ];
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

/** How large a sticker on a sheet is once it is cut, and whether its place is. */
function SizeInPlace({
  cut: { line, isAsKept },
  place,
  isOrdered,
}: Pick<CutLinePanelProps, "cut" | "isOrdered"> & { readonly place: SizeMm }) {
  if (line === null || place.widthMm === 0) return null;
  return (
    <div className={styles.size}>
      <p>
        Cut out, a sticker is <strong>{sizeText(trueSize(line))}</strong>.{" "}
        {isOrdered ? "Ordered was" : "Its place on the sheet is"} {sizeText(place)}.
      </p>
      {fitsSize(line, place) ? null : (
        <Message tone="error">
          {isOrdered
            ? "It is larger than what was ordered, so it is not kept. Draw the line closer."
            : "It is larger than its place, so it is not kept. Put fewer on a sheet, or draw the line closer."}
        </Message>
      )}
      <p aria-live="polite">{isAsKept ? "This line is kept with your design." : ""}</p>
    </div>
  );
}

/** How large the sticker is once it is cut, and the press that orders it so where the size does not follow by itself. */
function TrueSize({
  cut: { line, isAsKept },
  size,
  isFollowed,
  onUseSize,
}: Omit<CutLinePanelProps, "onBacking" | "place" | "product" | "unkept">) {
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

/** A line that is drawn anew is not the one that was corrected: that is asked first. */
function useAskedChange({ change, correct, isCorrected }: CutLineState) {
  const [wanted, setWanted] = useState<Partial<CutSettings> | null>(null);
  return {
    change: isCorrected ? setWanted : change,
    isAsking: isCorrected && wanted !== null,
    drawAnew: () => {
      correct(null);
      if (wanted !== null) change(wanted);
      setWanted(null);
    },
    keep: () => setWanted(null),
  };
}

function AskFirst({ drawAnew, keep }: ReturnType<typeof useAskedChange>) {
  return (
    <div role="alert" className={styles.finding}>
      <Message tone="note">Drawn anew, the line loses what you have corrected.</Message>
      <Button look="plain" onClick={drawAnew}>
        Draw it anew
      </Button>
      <Button look="plain" onClick={keep}>
        Keep my line
      </Button>
    </div>
  );
}

/** How wide a border is chosen; while the kept line is on its way there is nothing to move. */
function Border({ cut, change }: { readonly cut: CutLineState; readonly change: CutLineState["change"] }) {
  const { settings, isCorrected, isAwaited } = cut;
  const words = isCorrected ? "corrected by hand" : `${settings.borderMm} mm`;
  return (
    <RangeField
      label="Border"
      value={isAwaited ? 0 : settings.borderMm}
      min={0}
      max={MOST_BORDER_MM}
      step={0.5}
      words={isAwaited ? "your line is on its way …" : words}
      scale={BORDER_MARKS}
      disabled={isAwaited}
      onValue={(borderMm) => change({ borderMm })}
    />
  );
}

/** A file's own line is as it is drawn: there is nothing to move. */
function Sliders({ cut, change }: { readonly cut: CutLineState; readonly change: CutLineState["change"] }) {
  const { settings, kind, line } = cut;
  if (line?.isOwn === true) return null;
  const isNothing = kind === "empty" || kind === "blank";
  return (
    <div className={styles.sliders}>
      {isNothing ? null : <Border cut={cut} change={change} />}
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
  );
}

/** The line round one's own picture: how wide its border is, what was found on the way, how it is corrected, and how large the sticker comes out. */
export function CutLinePanel(props: CutLinePanelProps) {
  const { cut, unkept, size, onBacking, isFollowed, place, isOrdered, onUseSize, product } = props;
  const titleId = useId();
  const asked = useAskedChange(cut);
  if (cut.hasFailed)
    return <TryAgain words="The cut line could not be drawn round this picture." onAgain={cut.tryAgain} />;
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={cut.isDrawing}>
      <h2 id={titleId}>Your cut line</h2>
      <Sliders cut={cut} change={asked.change} />
      {asked.isAsking ? <AskFirst {...asked} /> : null}
      <Findings cut={cut} change={asked.change} onBacking={onBacking} />
      {cut.line === null || cut.line.isOwn === true ? null : (
        <div className={styles.finding}>
          <CorrectLine {...product} cut={cut} />
        </div>
      )}
      {place === null ? (
        <TrueSize {...{ cut, size, isFollowed, onUseSize }} />
      ) : (
        <SizeInPlace {...{ cut, place, isOrdered }} />
      )}
      <div role="alert">
        {unkept === null ? null : (
          <Message tone="error">This line is not kept with your design. {unkept}</Message>
        )}
      </div>
    </section>
  );
}
