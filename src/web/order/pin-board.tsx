import { type MouseEvent, useId } from "react";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { PinFields } from "./pin-fields.tsx";
import { PinGrip, thousandthsIn } from "./pin-grip.tsx";
import type { Pins } from "./use-pins.ts";
import styles from "./pins.module.css";

interface PinBoardProps {
  readonly place: number;
  readonly src: string;
  readonly alt: string;
  /** Which set and side; empty for the only one. */
  readonly label: string;
  readonly pins: Pins;
}

/** A proof's picture on which numbered pins are put: by a press on it, or by the button below; their words stand under it. */
export function PinBoard({ place, src, alt, label, pins }: PinBoardProps) {
  const hint = useId();
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const [x, y] = thousandthsIn(event.currentTarget.getBoundingClientRect(), event);
    pins.add({ place, x, y });
  };
  const named = label === "" ? "Add a pin" : `Add a pin to ${label}`;
  return (
    <figure className={styles.place}>
      <div className={styles.board}>
        {/* Keys and screen readers use the button below it. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events */}
        <img className={styles.picture} src={src} alt={alt} width="900" height="640" onClick={onPress} />
        {pins.all.map((pin, at) =>
          pin.place === place ? (
            <PinGrip key={pin.id} pin={pin} number={at + 1} describedBy={hint} pins={pins} />
          ) : null,
        )}
      </div>
      <figcaption className={styles.below}>
        <span>{label}</span>
        <Button
          look="plain"
          label={named}
          disabled={!pins.mayAdd}
          onClick={() => pins.add({ place, x: 500, y: 500 })}
        >
          Add a pin
        </Button>
      </figcaption>
      <VisuallyHidden>
        <span id={hint}>Arrow keys move it, with Shift further.</span>
      </VisuallyHidden>
      <PinFields place={place} pins={pins} />
    </figure>
  );
}
