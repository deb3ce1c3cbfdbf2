import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { MOST_PINS, onPicture, PIN_RANGE, type ProofPin } from "#domain/order/proof/pin.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { type OrderedItem, type OrderPageUse, orderPicturePath, pictureKey } from "./order.types.ts";
import { printedPlaces, visiblePlaces } from "./pictures.tsx";
import styles from "./pins.module.css";

/** A pin while it is edited; its number is its place in the list. */
export interface EditedPin extends ProofPin {
  readonly id: number;
}

/** What can be done with the pins of a proof, before they are sent. */
export interface Pins {
  readonly all: readonly EditedPin[];
  readonly mayAdd: boolean;
  /** The pin that was put down last: its words are typed next. */
  readonly newest: number | null;
  readonly add: (at: Omit<ProofPin, "words">) => void;
  readonly move: (id: number, x: number, y: number) => void;
  readonly say: (id: number, words: string) => void;
  readonly remove: (id: number) => void;
}

/** The pins of one version of a proof; the next one begins without any. */
export function usePins(version: number): Pins {
  const drawn = useRef(0);
  const [kept, setKept] = useState<{ readonly version: number; readonly pins: readonly EditedPin[] }>({
    version,
    pins: [],
  });
  const pinsIn = (now: typeof kept) => (now.version === version ? now.pins : []);
  const all = pinsIn(kept);
  const setAll = (next: (pins: readonly EditedPin[]) => readonly EditedPin[]) =>
    setKept((now) => ({ version, pins: next(pinsIn(now)) }));
  const [newest, setNewest] = useState<number | null>(null);
  const mayAdd = all.length < MOST_PINS;
  const change = (id: number, told: Partial<ProofPin>) =>
    setAll((pins) => pins.map((pin) => (pin.id === id ? { ...pin, ...told } : pin)));
  return {
    all,
    mayAdd,
    newest,
    add({ place, x, y }) {
      if (!mayAdd) return;
      drawn.current += 1;
      const id = drawn.current;
      setAll((pins) => [...pins, { id, place, x: onPicture(x), y: onPicture(y), words: "" }]);
      setNewest(id);
    },
    move: (id, x, y) => change(id, { x: onPicture(x), y: onPicture(y) }),
    say: (id, words) => change(id, { words }),
    remove: (id) => setAll((pins) => pins.filter((pin) => pin.id !== id)),
  };
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

interface PinBoardProps {
  readonly place: number;
  readonly src: string;
  readonly alt: string;
  /** Which set and side; empty for the only one. */
  readonly label: string;
  readonly pins: Pins;
}

/** A proof's picture on which numbered pins are put: by a press on it, or by the button below; their words stand under it. */
function PinBoard({ place, src, alt, label, pins }: PinBoardProps) {
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

interface PinBoardsProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  readonly pins: Pins;
}

/** Every picture of a proof, to put pins on. */
export function PinBoards({ item, use, pins }: PinBoardsProps) {
  const places = visiblePlaces(item);
  const printed = printedPlaces(item, item.proof.version);
  return (
    <div className={styles.boards} data-many={places.length > 1 || undefined}>
      {places.map(({ place, alt, caption }) => (
        <PinBoard
          key={place}
          place={place}
          src={orderPicturePath(use.link, item.proof.line, place, {
            view: printed.some((one) => one.place === place) ? "proof" : undefined,
            shows: pictureKey(item, place),
          })}
          alt={alt}
          label={caption}
          pins={pins}
        />
      ))}
    </div>
  );
}
