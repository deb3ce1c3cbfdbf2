import { useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isCutFreely } from "#domain/configure/options/artwork-room.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { isOnSheet, orderedRoom } from "#domain/preview/forms/line-room.ts";
import type { StuckLettering } from "#domain/preview/places/stuck-label.ts";
import { freeShapeFor, isOnBacking } from "#domain/preview/subject/cut-round-picture.ts";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { LineOnProduct } from "#artwork-tools/cut-line/cut-line-panel.tsx";
import type { CutLineState } from "#artwork-tools/cut-line/use-cut-line.ts";
import styles from "#artwork-tools/placing/with-picture.module.css";
import previewStyles from "#artwork-tools/scene/preview.module.css";

const CutLinePanel = lazyComponent(
  async () => (await import("#artwork-tools/cut-line/cut-line-panel.tsx")).CutLinePanel,
  ({ onAgain }) => <TryAgain words="The settings of the cut line could not be loaded." onAgain={onAgain} />,
);

interface CutChoiceProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly cut: CutLineState;
  /** Why the line is not kept; null while nothing is wrong. */
  readonly unkept: string | null;
  readonly change: (change: Change) => void;
  readonly designs: LineOnProduct["designs"];
  /** The picture that is shown, and its file. */
  readonly artwork: LineOnProduct["artwork"];
  readonly file: Blob | null;
  /** There is no other set whose line has to fit into the same size. */
  readonly isAlone: boolean;
}

/** Below one's own picture: the settings of its cut line, or the offer to have it cut out where the shape may be free. */
export function CutChoice({ catalogue, selection, cut, unkept, change, isAlone, ...shown }: CutChoiceProps) {
  if (isCutFreely(catalogue, selection)) {
    return (
      <CutLinePanel
        cut={cut}
        unkept={unkept}
        size={selection.size}
        onBacking={isOnBacking(catalogue, selection)}
        isFollowed={isAlone}
        place={isOnSheet(catalogue, selection) ? orderedRoom(catalogue, selection) : null}
        product={{ catalogue, selection, ...shown }}
        onUseSize={(size) => {
          cut.follow(size);
          change({ field: "customSize", ...size });
        }}
      />
    );
  }
  const freeShapeId = freeShapeFor(catalogue, selection);
  if (freeShapeId === null) return null;
  return (
    <div className={styles.cutOut}>
      <Button look="quiet" onClick={() => change({ field: "shape", id: freeShapeId })}>
        {cut.ownCut === null ? "Cut round my picture" : "Cut along the line in my file"}
      </Button>
      <p>
        The shape becomes {catalogue.shapes.get(freeShapeId)?.name}, and the cut line{" "}
        {cut.ownCut === null ? "follows your picture." : "is the one in your file."}
      </p>
    </div>
  );
}

/** The drawings of the places come when they are asked for. */
const Places = lazyComponent(
  async () => (await import("#web/try-on/places.tsx")).Places,
  ({ onAgain }) => <TryAgain words="The places could not be loaded." onAgain={onAgain} />,
);

interface SeeItThereProps {
  readonly design: LetteringDesign;
  /** Whether something can be cut: known before it can be drawn. */
  readonly isWritten: boolean;
  /** Null while nothing can be drawn. */
  readonly words: StuckLettering | null;
}

/** The way to the words on a wall, a door, a van, a mailbox or a photo, to scale. What was moved there stays as long as the page does. */
export function SeeItThere({ design, isWritten, words }: SeeItThereProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={previewStyles.there}>
        <Button
          look="quiet"
          disabled={!isWritten}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          See it there
        </Button>
        <p>
          {isWritten
            ? "To scale on a wall, a shop door, a van, a mailbox or your own photo."
            : "Type your words first, then see them to scale on a wall, a door or your own photo."}
        </p>
      </div>
      {asked ? <Places open={open} design={design} words={words} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
