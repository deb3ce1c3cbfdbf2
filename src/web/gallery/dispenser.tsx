import { useState } from "react";
import type { Video } from "#domain/configure/gallery-pictures.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { ShopFilm } from "./shop-film.tsx";
import styles from "./slide.module.css";

/** The larger video comes when it is asked for. */
const DispenserDialog = lazyComponent(
  async () => (await import("./dispenser-dialog.tsx")).DispenserDialog,
  ({ onAgain }) => <TryAgain words="The larger video could not be loaded." onAgain={onAgain} />,
);

interface DispenserProps {
  readonly video: Video;
  readonly fromQuantity: number;
  readonly words: string;
  readonly active: boolean;
  readonly near: boolean;
}

/** The free roll dispenser: a video, and a link to see it larger. Leaving the slide closes the dialog. */
export function Dispenser({ video, fromQuantity, words, active, near }: DispenserProps) {
  const [asked, setAsked] = useState(false);
  if (asked && !active) setAsked(false);
  const open = asked && active;
  return (
    <>
      <ShopFilm video={video} words={words} active={active && !open} near={near} />
      <p className={styles.caption}>
        <strong>Free with {fromQuantity} or more on a roll.</strong>{" "}
        <a
          href={video.source}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setAsked(!asked);
          }}
        >
          Click here to see it in action
        </a>
      </p>
      {open ? (
        <DispenserDialog video={video} fromQuantity={fromQuantity} onClose={() => setAsked(false)} />
      ) : null}
    </>
  );
}
