import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Gallery, type GalleryChoice, galleryChoiceOf, galleryFor } from "#domain/configure/gallery.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { takesPicture } from "#domain/preview/subject/form-of.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { SlideBox } from "./slide.tsx";
import { type Slide, slidesOf, startOf } from "./slides.ts";
import { Thumbnails } from "./thumbnails.tsx";
import styles from "./product-gallery.module.css";

/** Keys that belong to a field, a video's controls or an open dialog. */
const OWN_KEYS = "input, select, textarea, video, dialog";

/** The place a key asks for; null when it asks for none. */
function placeWanted(event: KeyboardEvent, position: number, last: number): number | null {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (modified || (event.target as Element).closest(OWN_KEYS)) return null;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    Home: 0,
    End: last,
  };
  return places[event.key] ?? null;
}

interface ArrowButtonProps {
  readonly to: "Previous" | "Next";
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** One step of the slider. At the end it stays where it is, so that focus is not lost. */
function ArrowButton({ to, disabled, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-to={to}
      aria-label={to}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Icon name="next" size={18} />
    </button>
  );
}

function offsetOf(track: HTMLElement, position: number): number {
  const [first, slide] = [track.children[0], track.children[position]];
  return first instanceof HTMLElement && slide instanceof HTMLElement
    ? slide.offsetLeft - first.offsetLeft
    : 0;
}

function nearest(track: HTMLElement): number {
  const distances = Array.from(track.children, (_, position) =>
    Math.abs(offsetOf(track, position) - track.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}

/** A swipe has come to rest when the track has not moved for this long. */
const REST_MS = 100;

interface TrackFollower {
  /** We scroll the track to a place ourselves: nothing is reported before it is there. */
  readonly aimAt: (position: number) => void;
  readonly moved: () => void;
  /** A finger or a wheel takes over: wherever it comes to rest is reported. */
  readonly release: () => void;
  readonly stop: () => void;
}

/** Reports the place a track has come to rest at. A scroll of our own reports nothing on its way, however slowly it goes. */
export function followTrack(nearest: () => number | null, report: (position: number) => void): TrackFollower {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let aim: number | null = null;
  const settle = () => {
    const reached = nearest();
    if (reached === null || (aim !== null && aim !== reached)) return;
    aim = null;
    report(reached);
  };
  return {
    aimAt: (position) => {
      aim = position;
    },
    moved: () => {
      clearTimeout(rest);
      rest = setTimeout(settle, REST_MS);
    },
    release: () => {
      aim = null;
    },
    stop: () => clearTimeout(rest),
  };
}

/** Keeps the track and the place together: a new place scrolls the track, a swipe that came to rest reports the place reached. */
function useTrack(position: number, count: number, onReached: (position: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  const report = useRef(onReached);
  useEffect(() => {
    report.current = onReached;
  });
  const [follower] = useState(() =>
    followTrack(
      () => (track.current === null ? null : nearest(track.current)),
      (reached) => report.current(reached),
    ),
  );
  useEffect(() => {
    const box = track.current;
    if (box === null) return;
    const left = offsetOf(box, position);
    if (Math.abs(box.scrollLeft - left) <= 1) return;
    follower.aimAt(position);
    box.scrollTo({ left });
  }, [position, count, follower]);
  useEffect(() => follower.stop, [follower]);
  const { moved, release } = follower;
  return { ref: track, onScroll: moved, onTouchStart: release, onWheel: release };
}

/** Where the slider stands. It returns to its start when `choice` changes. */
function useSlider(slides: readonly Slide[], choice: string) {
  const [place, setPlace] = useState<{ readonly choice: string; readonly key: string } | null>(null);
  const held = place?.choice === choice ? slides.findIndex((slide) => slide.key === place.key) : -1;
  const position = held === -1 ? startOf(slides) : held;
  const go = (wanted: number) => {
    const slide = slides[Math.min(slides.length - 1, Math.max(0, wanted))];
    if (slide) setPlace({ choice, key: slide.key });
  };
  const track = useTrack(position, slides.length, (reached) => {
    if (reached !== position) go(reached);
  });
  /** `moved`: a visitor has moved it since the pictures were last changed. */
  return { position, moved: held !== -1, track, go };
}

interface SliderProps {
  /** The first slide has a place for a picture of one's own. */
  readonly takesPicture: boolean;
  readonly slides: readonly Slide[];
  readonly choice: string;
  readonly children: ReactNode;
}

function Slider({ takesPicture, slides, choice, children }: SliderProps) {
  const { position, moved, track, go } = useSlider(slides, choice);
  // Until somebody comes near the slider, only what is in view is fetched.
  const [visited, setVisited] = useState(false);
  const last = slides.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = placeWanted(event, position, last);
    if (wanted === null) return;
    event.preventDefault();
    // What has focus is about to leave: the track takes it, and further keys.
    const box = track.ref.current;
    if (box?.contains(event.target as Element)) box.focus({ preventScroll: true });
    go(wanted);
  };
  const slideAt = (slide: Slide, place: number) => (
    <SlideBox
      key={slide.key}
      slide={slide}
      place={`${place + 1} of ${slides.length}`}
      active={place === position}
      near={place === position || (visited && Math.abs(place - position) === 1)}
    >
      {children}
    </SlideBox>
  );
  const visit = () => setVisited(true);
  return (
    <div
      className={styles.slider}
      data-takes-picture={takesPicture || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={visit}
      onFocus={visit}
    >
      <div {...track} className={styles.track} tabIndex={-1}>
        {slides.map(slideAt)}
      </div>
      <div className={styles.bar}>
        <ArrowButton to="Previous" disabled={position === 0} onPress={() => go(position - 1)} />
        <Thumbnails slides={slides} position={position} onChoose={go} />
        <ArrowButton to="Next" disabled={position === last} onPress={() => go(position + 1)} />
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{moved ? `Slide ${position + 1} of ${slides.length}` : ""}</VisuallyHidden>
      </div>
    </div>
  );
}

/** Rest after the last change before the server is asked. */
const DELAY_MS = 200;

/** The query of `quote/get/thumbnail` for a choice. */
export function thumbnailQuery(choice: GalleryChoice): string {
  const fields: readonly (readonly [string, number | null])[] = [
    ["product_id", choice.productId],
    ["cutting_id", choice.supplyId],
    ["finishing_id", choice.finishingId],
    ["premium_processing_id", choice.premiumProcessingId],
    ["material_id", choice.materialId],
  ];
  return new URLSearchParams(
    fields.flatMap(([name, id]) => (id === null ? [] : [[name, String(id)]])),
  ).toString();
}

/** Asks for the pictures of a choice; null when there is no answer. */
export async function fetchThumbnail(query: string, signal: AbortSignal): Promise<Gallery | null> {
  const answer = await callShop("GET quote/get/thumbnail", { query: new URLSearchParams(query), signal });
  if (!answer.ok) {
    if (answer.status > 0) console.error(`quote/get/thumbnail answered ${answer.status}`);
    return null;
  }
  const { thumbnail, video, dispenser, gallery } = answer.data;
  const items = gallery.map((item) => ({ index: item.index, filePath: item.file_path }));
  return { thumbnail, video, dispenser, items };
}

/**
 * The pictures of a selection, and `choice`, which changes when they do. The page's own catalogue answers at once;
 * after a change the server is asked and has the last word. That it fails is only logged (content-and-lettering.md 8).
 */
function useGallery(catalogue: Catalogue, selection: Selection) {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`product ${selection.productId} is not in the page's catalogue`);
  const picked = galleryChoiceOf(catalogue, selection);
  const choice = thumbnailQuery(picked);
  const [answer, setAnswer] = useState<{ readonly choice: string; readonly gallery: Gallery } | null>(null);
  const known = useRef(choice);
  useEffect(() => {
    if (known.current === choice) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const gallery = await fetchThumbnail(choice, controller.signal);
      if (gallery === null || controller.signal.aborted) return;
      known.current = choice;
      setAnswer({ choice, gallery });
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [choice]);
  const gallery = answer?.choice === choice ? answer.gallery : galleryFor(catalogue, product, picked);
  return { choice, gallery };
}

interface ProductGalleryProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** Slug of the featured item whose page this is. */
  readonly itemSlug: string;
  /** What is shown before the live preview. */
  readonly stage?: readonly Slide[];
  /** The live preview: the first slide. Without it the slider begins at the first picture. */
  readonly children?: ReactNode;
}

/** Where the product is looked at: the live preview, its videos and its pictures, one at a time. */
export function ProductGallery({
  catalogue,
  selection,
  itemSlug,
  stage = [],
  children,
}: ProductGalleryProps) {
  const { choice, gallery } = useGallery(catalogue, selection);
  const preview = children !== undefined && children !== null;
  const slides = slidesOf({ catalogue, itemSlug, selection, gallery, preview, stage });
  return (
    <section aria-label="Gallery">
      {slides.length > 0 ? (
        <Slider takesPicture={preview && takesPicture(catalogue, selection)} slides={slides} choice={choice}>
          {children}
        </Slider>
      ) : (
        <p className={styles.empty}>There are no pictures of this product yet.</p>
      )}
    </section>
  );
}
