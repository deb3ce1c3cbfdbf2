import { useMemo } from "react";
import type { LetteringPlace, PlaceId, Tone } from "#domain/preview/places/place.ts";
import { places } from "#domain/preview/places/places.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Painted } from "#web/scene/painted-layer.tsx";
import { paintedPlace } from "./painted-place.ts";
import styles from "./places.module.css";

/** A place, or the customer's own photo. */
export type ShownPlace = PlaceId | "photo";

function SmallPlace({ place, tone }: { readonly place: LetteringPlace; readonly tone: Tone }) {
  const content = useMemo(() => {
    const { below, above } = paintedPlace(place, { tone, from: "outside" }, true, `small-${place.id}-`);
    return below + above;
  }, [place, tone]);
  return (
    <svg
      viewBox="0 0 900 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.small}
    >
      <Painted content={content} />
    </svg>
  );
}

/** A photo with a line of known length over it. */
function SmallPhoto() {
  return (
    <svg
      viewBox="0 0 90 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.small}
      data-photo
    >
      <path className={styles.hills} d="M0 50 24 27l18 16 15-13 33 24v10H0Z" />
      <circle className={styles.sun} cx="68" cy="16" r="6" />
      <path className={styles.known} d="M14 55H76M14 50v10M76 50v10" />
    </svg>
  );
}

interface PlaceTilesProps {
  readonly shown: ShownPlace;
  readonly tone: Tone;
  readonly onShow: (shown: ShownPlace) => void;
}

/** Where the words are looked at. */
export function PlaceTiles({ shown, tone, onShow }: PlaceTilesProps) {
  const tile = { type: "radio", layout: "tile", name: "place" } as const;
  return (
    <div role="radiogroup" aria-label="Where" className={styles.tiles}>
      {places.map((place) => (
        <ChoiceCard
          key={place.id}
          {...tile}
          value={place.id}
          checked={shown === place.id}
          title={place.name}
          picture={<SmallPlace place={place} tone={tone} />}
          onChoose={() => onShow(place.id)}
        />
      ))}
      <ChoiceCard
        {...tile}
        value="photo"
        checked={shown === "photo"}
        title="Your photo"
        picture={<SmallPhoto />}
        onChoose={() => onShow("photo")}
      />
    </div>
  );
}
