import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { ArrowButton } from "./arrow-button.tsx";
import styles from "./product-gallery.module.css";
import { useGallery } from "./use-gallery.ts";
import { SlideBox } from "./slide.tsx";
import { type Slide, slidesOf } from "./slides.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useSlider } from "./use-slider.ts";

interface ProductGalleryProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** Slug of the featured item whose page this is. */
  readonly itemSlug: string;
  /** The live preview: the first slide. Without it the slider begins at the first picture. */
  readonly children?: ReactNode;
}

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

interface SliderProps {
  readonly slides: readonly Slide[];
  readonly choice: string;
  readonly children: ReactNode;
}

function Slider({ slides, choice, children }: SliderProps) {
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
    <div className={styles.slider} onKeyDown={onKeyDown} onPointerEnter={visit} onFocus={visit}>
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

/** Where the product is looked at: the live preview, its videos and its pictures, one at a time. */
export function ProductGallery({ catalogue, selection, itemSlug, children }: ProductGalleryProps) {
  const { choice, gallery } = useGallery(catalogue, selection);
  const preview = children !== undefined && children !== null;
  const slides = slidesOf({ catalogue, itemSlug, selection, gallery, preview });
  return (
    <section aria-label="Gallery">
      {slides.length > 0 ? (
        <Slider slides={slides} choice={choice}>
          {children}
        </Slider>
      ) : (
        <p className={styles.empty}>There are no pictures of this product yet.</p>
      )}
    </section>
  );
}
