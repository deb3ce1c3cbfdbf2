import type { SizeMm } from "#domain/size-mm.ts";
import { useState } from "react";
import { placeView } from "#domain/preview/places/close-view.ts";
import { keptOn, seenFrom } from "#domain/preview/places/placing.ts";
import type { LetteringPlace, PlaceId, SeenFrom } from "#domain/preview/places/place.ts";
import { type Box, type Point, STAGE } from "#domain/preview/scene.ts";

/** Where words are in a place, and how it is looked at. Middles are millimetres as they are seen. */
export interface PlaceView {
  readonly from: SeenFrom;
  readonly middle: Point;
  /** The part of the stage that is shown. */
  readonly shown: Box;
  readonly isClose: boolean;
  readonly onMove: (middle: Point) => void;
  /** The words came to rest: a closer view goes after them. */
  readonly onRest: (middle: Point) => void;
  readonly onCentre: () => void;
  readonly onFlip: (from: SeenFrom) => void;
  /** Null where the words fill the picture. */
  readonly onCloser: (() => void) | null;
}

/** What is looked at closely: round which point, as it is seen. */
interface Close {
  readonly place: PlaceId;
  readonly middle: Point;
}

/** Remembers for each place where the words were moved to. */
export function usePlaceViews() {
  const [moved, setMoved] = useState<Partial<Record<PlaceId, Point>>>({});
  const [side, setSide] = useState<SeenFrom>("outside");
  const [closeUp, setCloseUp] = useState<Close | null>(null);
  return (place: LetteringPlace, size: SizeMm): PlaceView => {
    const from = place.isGlass ? side : "outside";
    const middle = keptOn(place.surface, size, moved[place.id] ?? place.rest);
    const seen = seenFrom(place, from, middle);
    const closest = placeView(place, size, seen);
    const close = closeUp?.place === place.id ? placeView(place, size, closeUp.middle) : null;
    const comeCloser = (middle: Point) => setCloseUp({ place: place.id, middle });
    const kept = (to: Point) => keptOn(place.surface, size, to);
    const keep = (to: Point) => setMoved((all) => ({ ...all, [place.id]: kept(to) }));
    return {
      from,
      middle: seen,
      shown: close ?? STAGE,
      isClose: close !== null,
      onMove: (to) => keep(seenFrom(place, from, to)),
      onRest: (to) => close && comeCloser(seenFrom(place, from, kept(seenFrom(place, from, to)))),
      onCentre: () => {
        const { x, y, width, height } = place.surface;
        setCloseUp(null);
        keep([x + width / 2, y + height / 2]);
      },
      onFlip: (to) => {
        setCloseUp(null);
        setSide(to);
      },
      onCloser: closest === null ? null : () => (close === null ? comeCloser(seen) : setCloseUp(null)),
    };
  };
}
