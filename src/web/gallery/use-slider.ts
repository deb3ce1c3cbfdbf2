import { useEffect, useRef, useState } from "react";
import { type Slide, startOf } from "./slides.ts";

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
export function useSlider(slides: readonly Slide[], choice: string) {
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
