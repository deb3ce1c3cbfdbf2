import { type KeyboardEvent, type ReactNode, useId, useMemo } from "react";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork, Piece } from "#domain/preview/artwork/frame.ts";
import {
  PLACING_STAGE,
  placingScene,
  placingView,
  type PlacingView,
} from "#domain/preview/forms/placing-scene.ts";
import { pieceOf } from "#domain/preview/material/face.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import { type Designs, subjectOf } from "#domain/preview/subject/subject-of.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { undoWay } from "#ui/undo-way.ts";
import { Painted } from "../scene/painted-layer.tsx";
import { tileAddress } from "../scene/painted-picture.ts";
import { PlacingGrips, useGrips } from "./placing-grips.tsx";
import { PlacingPanel } from "./placing-panel.tsx";
import { placedByKey, type PlacingEditor, usePlacing } from "./use-placing.ts";
import styles from "./placing.module.css";

const STAGE_BOX = `0 0 ${PLACING_STAGE.width} ${PLACING_STAGE.height}`;

/** What is moved by keys must be within their reach. */
const reachable = { tabIndex: 0 } as const;

interface PlacingStageProps {
  readonly editor: PlacingEditor;
  readonly artwork: OwnArtwork;
  readonly piece: Piece;
  readonly view: PlacingView;
  /** What says how it is moved. */
  readonly hintId: string;
}

/** The piece with the picture on it, drawn by the shop's painter; the picture is taken hold of here. */
function PlacingStage({ editor, artwork, piece, view, hintId }: PlacingStageProps) {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const { placed, placing } = editor;
  const { surface, pointers, lines } = useGrips(editor, piece, view);
  const content = useMemo(
    () =>
      svgContentOf(placingScene(view, { ...artwork, placing }), {
        prefix: `${id}-`,
        texture: tileAddress,
      }),
    [view, artwork, placing, id],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placedByKey(placed, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    editor.lay(() => next, "keys");
  };
  return (
    <div className={styles.stage}>
      <svg className={styles.layer} viewBox={STAGE_BOX} aria-hidden="true">
        <Painted content={content} />
      </svg>
      <svg
        {...pointers}
        {...reachable}
        ref={surface}
        className={styles.surface}
        viewBox={STAGE_BOX}
        role="application"
        aria-roledescription="movable picture"
        aria-label="Your picture on the product"
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      >
        <rect className={styles.reach} width={PLACING_STAGE.width} height={PLACING_STAGE.height} />
        <PlacingGrips placed={placed} view={view} lines={lines} />
      </svg>
    </div>
  );
}

interface PlacingToolsProps {
  readonly designs: Designs;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly side: "front" | "back";
  readonly artwork: OwnArtwork;
  /** What is known of its file; null until it is. */
  readonly facts: ArtworkFacts | null;
  readonly placing: Placing | null;
  readonly onPlace: (placing: Placing | null) => void;
  /** What ends it. */
  readonly children?: ReactNode;
}

/** Where one's own picture lies on the product: by hand, by keys and in numbers. Each change counts at once. */
export function PlacingTools(props: PlacingToolsProps) {
  const { designs, catalogue, selection, side, artwork, onPlace } = props;
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
    <div className={styles.placing} onKeyDown={onKeyDown}>
      <PlacingStage {...{ editor, artwork, piece, view, hintId }} />
      <PlacingPanel {...{ editor, artwork, piece, hintId }} facts={props.facts}>
        {props.children}
      </PlacingPanel>
    </div>
  );
}

export interface PlacingDialogProps extends Omit<PlacingToolsProps, "children"> {
  readonly onClose: () => void;
}

/** The same in a window of its own. */
export function PlacingDialog({ onClose, ...tools }: PlacingDialogProps) {
  return (
    <Dialog title="Place your picture" width="wide" onClose={onClose}>
      <PlacingTools {...tools}>
        <Button look="main" onClick={onClose}>
          Done
        </Button>
      </PlacingTools>
    </Dialog>
  );
}
