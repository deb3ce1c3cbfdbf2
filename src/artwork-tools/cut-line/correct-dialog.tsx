import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { CorrectedLine } from "#domain/cut-line/correct/corrected-line.ts";
import { nodeAt } from "#domain/cut-line/correct/find-node.ts";
import type { Correction } from "#domain/cut-line/correct/scaled-line.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { lineView } from "#domain/preview/forms/line-scene.ts";
import { type Designs, subjectOf } from "#domain/preview/subject/subject-of.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { DecimalField } from "#ui/fields/decimal-field.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { UndoButtons } from "#ui/undo-buttons.tsx";
import { undoWay } from "#ui/undo-way.ts";
import stage from "../placing/placing.module.css";
import { CorrectStage, POINT_STEP_MM } from "./correct-stage.tsx";
import type { WholeLine } from "./line.types.ts";
import { type LineEditor, useCorrecting } from "./use-correcting.ts";
import styles from "./cut-line.module.css";

/** So much of the line goes along at most, on either side. */
const MOST_REACH_MM = 20;
/** Nothing that is sold is longer. */
const FARTHEST_MM = 3_000;
/** How many times as large the line is looked at. */
const ZOOMS = [1, 2, 4, 8];

interface CorrectPanelProps {
  readonly editor: LineEditor;
  readonly line: CorrectedLine;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly hintId: string;
  /** What closes it. */
  readonly children: ReactNode;
}

/** What is pressed once: another point, one more, one less, nearer, farther. */
function Presses({ editor, zoom, onZoom }: Pick<CorrectPanelProps, "editor" | "zoom" | "onZoom">) {
  const at = ZOOMS.indexOf(zoom);
  const [closer, farther] = [ZOOMS[at + 1], ZOOMS[at - 1]];
  return (
    <div className={stage.presses}>
      <Button look="quiet" label="Previous point" onClick={() => editor.step(-1)}>
        Previous
      </Button>
      <Button look="quiet" label="Next point" onClick={() => editor.step(1)}>
        Next
      </Button>
      <Button look="quiet" label="Add a point after this one" onClick={editor.add}>
        Add
      </Button>
      <Button
        look="quiet"
        label="Remove this point"
        disabled={editor.remove === null}
        onClick={() => editor.remove?.()}
      >
        Remove
      </Button>
      <Button
        look="quiet"
        disabled={closer === undefined}
        onClick={() => closer !== undefined && onZoom(closer)}
      >
        Closer
      </Button>
      <Button
        look="quiet"
        disabled={farther === undefined}
        onClick={() => farther !== undefined && onZoom(farther)}
      >
        Farther
      </Button>
    </div>
  );
}

/** Where a point is from the left and the top of the sticker, in millimetres. */
function pointMm(
  { rings, selected }: Pick<LineEditor, "rings" | "selected">,
  { from }: Pick<CorrectedLine, "from">,
): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = nodeAt(rings, selected)?.at ?? [];
  return { x: (x - from[0]) / 1_000, y: (y - from[1]) / 1_000 };
}

/** Which point is chosen and where it is, for those who cannot see it. */
function pointWords(editor: Pick<LineEditor, "rings" | "selected">, line: CorrectedLine): string {
  const { rings, selected } = editor;
  const count = rings.reduce((sum, { length }) => sum + length, 0);
  const before = rings.slice(0, selected.ring).reduce((sum, { length }) => sum + length, 0);
  const { x, y } = pointMm(editor, line);
  const mm = (value: number) => `${Math.round(value * 10) / 10 + 0} mm`;
  return `Point ${before + selected.node + 1} of ${count}, ${mm(x)} from the left, ${mm(y)} from the top.`;
}

/** What is said of a change that may not be: while it is held, and once it is gone. */
function refusalWords(why: string, isShown: boolean): string {
  return isShown ? why : `${why} So it went back to where it can be cut.`;
}

function PointFields({ editor, line }: Pick<CorrectPanelProps, "editor" | "line">) {
  const at = pointMm(editor, line);
  const edge = (name: "x" | "y", label: string) => (
    <DecimalField
      label={label}
      name={`point-${name}`}
      unit="mm"
      value={at[name]}
      least={-FARTHEST_MM}
      most={FARTHEST_MM}
      fault="Type a number of millimetres, such as 2.5."
      onNumber={(mm) => {
        const by = Math.round((mm - at[name]) * 1_000);
        editor.pull(name === "x" ? [by, 0] : [0, by]);
      }}
    />
  );
  return (
    <div className={stage.fields}>
      {edge("x", "Point from the left")}
      {edge("y", "From the top")}
    </div>
  );
}

/** Where the chosen point is, what the blade has to say, and how the line is changed without a hand on it. */
function CorrectPanel({ editor, line, zoom, onZoom, hintId, children }: CorrectPanelProps) {
  const { reachMm, setReach, why, isRefused, onUndo, onRedo, onAsFound } = editor;
  const size = [line.line.widthMm, line.line.heightMm].map((mm) => Math.round(mm * 10) / 10);
  return (
    <div className={stage.panel}>
      <p className={styles.correctSize}>
        Cut out, your sticker is <strong>{size.join(" x ")} mm</strong>.
      </p>
      <Presses {...{ editor, zoom, onZoom }} />
      <div className={stage.steps}>
        <UndoButtons onUndo={onUndo} onRedo={onRedo} />
        <Button look="plain" disabled={onAsFound === null} onClick={() => onAsFound?.()}>
          As found
        </Button>
      </div>
      <div className={stage.said}>
        <div aria-live="polite">
          {why === null ? null : <Message tone="error">{refusalWords(why, isRefused)}</Message>}
          <VisuallyHidden>{why === null ? pointWords(editor, line) : ""}</VisuallyHidden>
        </div>
      </div>
      <RangeField
        label="What goes along"
        value={reachMm}
        min={0}
        max={MOST_REACH_MM}
        step={1}
        words={reachMm === 0 ? "only the point" : `${reachMm} mm of the line on either side`}
        onValue={setReach}
      />
      <PointFields {...{ editor, line }} />
      <p id={hintId} className={stage.hint}>
        Drag a point, or the line itself. Keys: N and P choose the next and the previous point, arrows move it
        by {POINT_STEP_MM.near} mm, with Shift by {POINT_STEP_MM.far} mm, + adds one after it and Delete
        removes it.
      </p>
      <div className={stage.foot}>{children}</div>
    </div>
  );
}

export interface CorrectDialogProps {
  readonly designs: Designs;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly artwork: OwnArtwork;
  /** The picture that the line goes round. */
  readonly file: Blob;
  /** The line as it is when the editor opens. */
  readonly opened: WholeLine;
  /** As it was found; null while that is not known. */
  readonly found: WholeLine | null;
  /** What has become of it; null where it is as it was found. */
  readonly onCorrect: (correction: Correction | null) => void;
  readonly onClose: () => void;
}

/** The cut line round one's own picture, corrected by hand, by keys and in numbers. What has become of it counts when it is closed. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { designs, catalogue, selection, artwork, onClose } = props;
  const hintId = useId();
  const [zoom, setZoom] = useState(1);
  const editor = useCorrecting(props);
  const [view] = useState(() => lineView(props.opened.line));
  const subject = useMemo(() => subjectOf(designs, catalogue, selection), [designs, catalogue, selection]);
  const close = () => void editor.finish().then(onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = undoWay(event);
    if (way === null || (event.target instanceof HTMLInputElement && event.target.type === "text")) return;
    event.preventDefault();
    if (way === "undo") editor.onUndo?.();
    else editor.onRedo?.();
  };
  const line = editor.shown;
  if (line === null) return null;
  return (
    <Dialog title="Correct your cut line" width="wide" onClose={close}>
      <div className={stage.placing} onKeyDown={onKeyDown}>
        <CorrectStage {...{ editor, line, artwork, subject, view, zoom, hintId }} />
        <CorrectPanel {...{ editor, line, zoom, hintId }} onZoom={setZoom}>
          <Button look="main" onClick={close}>
            Done
          </Button>
        </CorrectPanel>
      </div>
    </Dialog>
  );
}
