import type { ReactNode } from "react";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { OwnArtwork, Piece } from "#domain/preview/artwork/frame.ts";
import { middleOf } from "#domain/preview/artwork/placed-picture.ts";
import { shiftedBy, turnedBy } from "#domain/preview/artwork/placing-edits.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { UndoButtons } from "#ui/undo-buttons.tsx";
import { PrintLines } from "./print-lines.tsx";
import { PlacingFields } from "./placing-fields.tsx";
import { ARROW_MM } from "./placing-keys.ts";
import { edgeWords, placeWords, sharpWords } from "./placing-words.ts";
import styles from "./placing.module.css";
import type { PlacingEditor } from "./use-placing.ts";

interface PlacingPanelProps {
  readonly editor: PlacingEditor;
  readonly artwork: OwnArtwork;
  /** What is known of its file; null until it is. */
  readonly facts: ArtworkFacts | null;
  readonly piece: Piece;
  readonly hintId: string;
  /** What closes it. */
  readonly children: ReactNode;
}

/** What is pressed once: the whole picture, all of the product, the middle, a quarter turn. */
function Presses({ editor, piece }: Pick<PlacingPanelProps, "editor" | "piece">) {
  const { lay, layBy } = editor;
  const centre = () =>
    lay((now) => {
      const [x, y] = middleOf(now.box);
      return shiftedBy(now, piece.width / 2 - x, piece.height / 2 - y);
    });
  return (
    <div className={styles.presses}>
      <Button look="quiet" onClick={() => layBy("fill")}>
        Fill
      </Button>
      <Button look="quiet" onClick={() => layBy("fit")}>
        Fit
      </Button>
      <Button look="quiet" label="Mirror edges into the bleed" onClick={() => layBy("mirror")}>
        Mirror edges
      </Button>
      <Button look="quiet" onClick={centre}>
        Centre
      </Button>
      <Button look="quiet" label="Turn left by 90 degrees" onClick={() => lay((now) => turnedBy(now, -90))}>
        Turn left
      </Button>
      <Button look="quiet" label="Turn right by 90 degrees" onClick={() => lay((now) => turnedBy(now, 90))}>
        Turn right
      </Button>
    </div>
  );
}

function Steps({ editor: { placing, onUndo, onRedo, reset } }: Pick<PlacingPanelProps, "editor">) {
  return (
    <div className={styles.steps}>
      <UndoButtons onUndo={onUndo} onRedo={onRedo} />
      <Button look="plain" disabled={placing === null} onClick={reset}>
        Start over
      </Button>
    </div>
  );
}

/** Where the picture is, what that means, and how it is changed without a hand on it. */
export function PlacingPanel({ editor, artwork, facts, piece, hintId, children }: PlacingPanelProps) {
  const { placed } = editor;
  return (
    <div className={styles.panel}>
      <PrintLines bleed="Bleed" trim="Trim" safety="Safety" />
      <Presses editor={editor} piece={piece} />
      <Steps editor={editor} />
      <div className={styles.said}>
        <p className={styles.sharp}>{sharpWords(facts, placed)}</p>
        <div aria-live="polite">
          <p>{edgeWords(piece, artwork, placed)}</p>
          <VisuallyHidden>{placeWords(placed)}</VisuallyHidden>
        </div>
      </div>
      <PlacingFields editor={editor} piece={piece} />
      <p id={hintId} className={styles.hint}>
        Drag the picture, its corners or its knob, or pinch it. Keys: arrows move it by {ARROW_MM.near} mm,
        with Shift by {ARROW_MM.far} mm; + and − size it; [ and ] turn it.
      </p>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}
