import { type ReactNode, useState } from "react";
import { STAGE_PICTURE_SIZE, type Video } from "#domain/configure/gallery-pictures.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { ShopFilm } from "./shop-film.tsx";
import type { Slide } from "./slides.ts";
import styles from "./product-gallery.module.css";

interface StillPictureProps {
  readonly filePath: string;
  readonly words: string;
  /** It will be looked at soon: fetched without waiting until it is in view. */
  readonly near: boolean;
}

/** One picture at its final size from the start; a missing one is described instead. */
function StillPicture({ filePath, words, near }: StillPictureProps) {
  const [failed, setFailed] = useState(false);
  // A picture that failed before the page came alive sends no event any more.
  const alreadyFailed = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(true);
  };
  if (failed)
    return (
      <div className={styles.stage} data-failed>
        <p className={styles.failure}>This picture did not load: {words}</p>
      </div>
    );
  return (
    <div className={styles.stage}>
      <img
        ref={alreadyFailed}
        className={styles.fill}
        src={filePath}
        alt={words}
        {...STAGE_PICTURE_SIZE}
        loading={near ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </div>
  );
}

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
function Dispenser({ video, fromQuantity, words, active, near }: DispenserProps) {
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

interface SlideContentProps {
  readonly slide: Slide;
  /** It is the one that is looked at. */
  readonly active: boolean;
  /** It is, or will soon be. */
  readonly near: boolean;
  /** The live preview. */
  readonly children: ReactNode;
}

function SlideContent({ slide, active, near, children }: SlideContentProps) {
  const seen = { active, near, words: slide.words };
  switch (slide.kind) {
    case "preview":
      return children;
    case "stage":
      return slide.picture;
    case "video":
      return (
        <>
          <ShopFilm key={slide.video.source} video={slide.video} {...seen} />
          <p className={styles.caption}>
            <strong>{slide.caption.title}.</strong> {slide.caption.text}
          </p>
        </>
      );
    case "dispenser":
      return <Dispenser video={slide.video} fromQuantity={slide.fromQuantity} {...seen} />;
    case "picture":
      return (
        <>
          <StillPicture filePath={slide.filePath} words={slide.words} near={near} />
          <p className={styles.caption} aria-hidden="true">
            {slide.caption}
          </p>
        </>
      );
  }
}

/** A slide that holds nothing that takes focus takes it itself: what scrolls must be within reach of the keyboard. */
const reachable = { tabIndex: 0 } as const;

interface SlideBoxProps extends SlideContentProps {
  /** "3 of 8" */
  readonly place: string;
}

/** One slide; those out of sight cannot be reached with the keyboard. */
export function SlideBox({ place, ...content }: SlideBoxProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${place}: ${content.slide.words}`}
      data-index={content.slide.index}
      data-live={content.slide.kind === "preview" || undefined}
      inert={!content.active}
      {...(content.slide.kind === "picture" || content.slide.kind === "stage" ? reachable : {})}
    >
      <SlideContent {...content} />
    </div>
  );
}
