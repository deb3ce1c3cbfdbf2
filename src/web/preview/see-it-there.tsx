import { useState } from "react";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import type { StuckWords } from "#domain/preview/places/stuck-words.ts";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import styles from "#web/scene/preview.module.css";

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
  readonly words: StuckWords | null;
}

/** The way to the words on a wall, a door, a van, a mailbox or a photo, to scale. What was moved there stays as long as the page does. */
export function SeeItThere({ design, isWritten, words }: SeeItThereProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.there}>
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
