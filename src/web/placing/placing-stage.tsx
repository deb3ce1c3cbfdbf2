import { type KeyboardEvent, useId, useMemo } from "react";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import type { OwnArtwork, Piece } from "#domain/preview/artwork/frame.ts";
import { PLACING_STAGE, placingScene, type PlacingView } from "#domain/preview/forms/placing-scene.ts";
import { tileAddress } from "#web/scene/painted-picture.ts";
import { Painted } from "#web/scene/painted-layer.tsx";
import { PlacingGrips } from "./placing-grips.tsx";
import { placedByKey } from "./placing-keys.ts";
import styles from "./placing.module.css";
import { useGrips } from "./use-grips.ts";
import type { PlacingEditor } from "./use-placing.ts";

interface PlacingStageProps {
  readonly editor: PlacingEditor;
  readonly artwork: OwnArtwork;
  readonly piece: Piece;
  readonly view: PlacingView;
  /** What says how it is moved. */
  readonly hintId: string;
}

const STAGE_BOX = `0 0 ${PLACING_STAGE.width} ${PLACING_STAGE.height}`;

/** What is moved by keys must be within their reach. */
const reachable = { tabIndex: 0 } as const;

/** The piece with the picture on it, drawn by the shop's painter; the picture is taken hold of here. */
export function PlacingStage({ editor, artwork, piece, view, hintId }: PlacingStageProps) {
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
