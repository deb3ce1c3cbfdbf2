import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { EditedPin, Pins } from "./use-pins.ts";
import styles from "./pins.module.css";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { PIN_RANGE } from "#domain/order/proof/pin.ts";

interface PinBoardProps {
  readonly place: number;
  readonly src: string;
  readonly alt: string;
  /** Which set and side; empty for the only one. */
  readonly label: string;
  readonly pins: Pins;
}

interface PinFieldProps {
  readonly pin: EditedPin;
  readonly number: number;
  readonly pins: Pins;
}

function PinField({ pin, number, pins }: PinFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isNewest = pins.newest === pin.id;
  useEffect(() => {
    if (isNewest) input.current?.focus();
  }, [isNewest]);
  return (
    <li className={styles.said}>
      <Field label={`Pin ${number}: what should change here?`}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            name={`pin-${number}`}
            autoComplete="off"
            maxLength={500}
            startText={pin.words}
            onText={(words) => pins.say(pin.id, words)}
          />
        )}
      </Field>
      <Button look="plain" label={`Remove pin ${number}`} onClick={() => pins.remove(pin.id)}>
        Remove
      </Button>
    </li>
  );
}

/** The words of a place's pins, each beside its number. */
function PinFields({ place, pins }: { readonly place: number; readonly pins: Pins }) {
  const own = pins.all.flatMap((pin, at) => (pin.place === place ? [{ pin, number: at + 1 }] : []));
  if (own.length === 0) return null;
  return (
    <ul className={styles.fields}>
      {own.map(({ pin, number }) => (
        <PinField key={pin.id} pin={pin} number={number} pins={pins} />
      ))}
    </ul>
  );
}

/** Thousandths that a press of an arrow key moves a pin; ten times as far with Shift. */
const STEP = 10;

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Where on a box a pointer is, in thousandths of it. */
function thousandthsIn(
  { left, top, width, height }: DOMRect,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): readonly [x: number, y: number] {
  return [((clientX - left) / width) * PIN_RANGE, ((clientY - top) / height) * PIN_RANGE];
}

interface PinGripProps {
  readonly pin: EditedPin;
  readonly number: number;
  readonly describedBy: string;
  readonly pins: Pins;
}

/** A numbered pin that is moved by pointer, finger or arrow keys. */
function PinGrip({ pin, number, describedBy, pins }: PinGripProps) {
  const isHeld = useRef(false);
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const board = event.currentTarget.parentElement;
    if (!isHeld.current || board === null) return;
    pins.move(pin.id, ...thousandthsIn(board.getBoundingClientRect(), event));
  };
  const onRelease = () => {
    isHeld.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = ways[event.key] ?? [0, 0];
    if ((x === 0 && y === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    pins.move(pin.id, pin.x + x * far, pin.y + y * far);
  };
  return (
    <span
      role="application"
      aria-roledescription="movable"
      aria-label={`Pin ${number}`}
      aria-describedby={describedBy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move it
      tabIndex={0}
      className={styles.pin}
      data-movable
      style={{ left: `${pin.x / 10}%`, top: `${pin.y / 10}%` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onKeyDown={onKeyDown}
    >
      {number}
    </span>
  );
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
