import { type KeyboardEvent, useId, useMemo } from "react";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { placingView } from "#domain/preview/forms/placing-scene.ts";
import { pieceOf } from "#domain/preview/material/face.ts";
import { type Designs, subjectOf } from "#domain/preview/subject/subject-of.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { undoWay } from "#ui/undo-way.ts";
import { PlacingPanel } from "./placing-panel.tsx";
import { PlacingStage } from "./placing-stage.tsx";
import styles from "./placing.module.css";
import { usePlacing } from "./use-placing.ts";

export interface PlacingDialogProps {
  readonly designs: Designs;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly side: "front" | "back";
  readonly artwork: OwnArtwork;
  /** What is known of its file; null until it is. */
  readonly facts: ArtworkFacts | null;
  readonly placing: Placing | null;
  readonly onPlace: (placing: Placing | null) => void;
  readonly onClose: () => void;
}

/** Where one's own picture lies on the product: by hand, by keys and in numbers. Each change counts at once. */
export function PlacingDialog(props: PlacingDialogProps) {
  const { designs, catalogue, selection, side, artwork, onPlace, onClose } = props;
  const hintId = useId();
  const view = useMemo(
    () => placingView(subjectOf(designs, catalogue, selection, { side }), artwork),
    [designs, catalogue, selection, side, artwork],
  );
  const piece = useMemo(() => pieceOf(view.piece), [view]);
  const editor = usePlacing({ piece, artwork, placing: props.placing, onPlace });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = undoWay(event);
    if (way === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (way === "undo") editor.onUndo?.();
    else editor.onRedo?.();
  };
  return (
    <Dialog title="Place your picture" width="wide" onClose={onClose}>
      <div className={styles.placing} onKeyDown={onKeyDown}>
        <PlacingStage {...{ editor, artwork, piece, view, hintId }} />
        <PlacingPanel {...{ editor, artwork, piece, hintId }} facts={props.facts}>
          <Button look="main" onClick={onClose}>
            Done
          </Button>
        </PlacingPanel>
      </div>
    </Dialog>
  );
}
