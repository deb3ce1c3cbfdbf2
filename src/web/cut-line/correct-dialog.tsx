import { type KeyboardEvent, useId, useMemo, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Correction } from "#domain/cut-line/correct/scaled-line.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { lineView } from "#domain/preview/forms/line-scene.ts";
import { type Designs, subjectOf } from "#domain/preview/subject/subject-of.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { undoWay } from "#ui/undo-way.ts";
import stage from "#web/placing/placing.module.css";
import type { WholeLine } from "./kept-line.ts";
import { CorrectPanel } from "./correct-panel.tsx";
import { CorrectStage } from "./correct-stage.tsx";
import { useCorrecting } from "./use-correcting.ts";

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
