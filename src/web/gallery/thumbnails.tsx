import { useEffect, useRef } from "react";
import { SMALL_PICTURE_SIZE, smallPicture } from "#domain/configure/gallery-pictures.ts";
import { LiveCopy } from "#ui/picture/live-copy.tsx";
import type { Slide } from "./slides.ts";
import styles from "./thumbnails.module.css";

function pictureOf(slide: Slide): string | null {
  switch (slide.kind) {
    case "video":
    case "dispenser":
      return slide.video.thumbnail;
    case "picture":
      return slide.filePath;
    case "preview":
    case "stage":
      return null;
  }
}

/** The mark that tells a thumbnail from a mere picture. */
function Mark({ slide }: { readonly slide: Slide }) {
  switch (slide.kind) {
    case "preview":
      return <span className={styles.mark}>To scale</span>;
    case "stage":
      return <span className={styles.mark}>{slide.mark}</span>;
    case "video":
    case "dispenser":
      return (
        <svg className={styles.play} aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="M5 3.2v9.6L13 8z" />
        </svg>
      );
    case "picture":
      return null;
  }
}

interface ThumbnailProps {
  readonly slide: Slide;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Thumbnail({ slide, chosen, onChoose }: ThumbnailProps) {
  const picture = pictureOf(slide);
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={slide.words}
      aria-current={chosen || undefined}
      onClick={onChoose}
    >
      {picture === null ? null : (
        <img
          src={smallPicture(picture)}
          alt=""
          {...SMALL_PICTURE_SIZE}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      {slide.kind === "preview" ? <LiveCopy /> : null}
      {slide.kind === "stage" ? slide.small : null}
      <Mark slide={slide} />
    </button>
  );
}

interface ThumbnailsProps {
  readonly slides: readonly Slide[];
  readonly position: number;
  readonly onChoose: (position: number) => void;
}

/** The row of small pictures; the cut line runs round the one that is shown, and the row keeps it in view. */
export function Thumbnails({ slides, position, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const chosen = list?.children[position];
    if (!list || !(chosen instanceof HTMLElement)) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2 - list.offsetLeft;
    list.scrollTo({ left: middle - list.clientWidth / 2 });
    if (list.contains(document.activeElement)) chosen.querySelector("button")?.focus({ preventScroll: true });
  }, [position, slides.length]);
  return (
    <ul ref={row} className={styles.row} aria-label="Pictures">
      {slides.map((slide, place) => (
        <li key={slide.key}>
          <Thumbnail slide={slide} chosen={place === position} onChoose={() => onChoose(place)} />
        </li>
      ))}
    </ul>
  );
}
