import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { PIN_RANGE } from "#domain/order/proof/pin.ts";
import type { EditedPin, Pins } from "./use-pins.ts";
import styles from "./pins.module.css";

/** Thousandths that a press of an arrow key moves a pin; ten times as far with Shift. */
const STEP = 10;

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Where on a box a pointer is, in thousandths of it. */
export function thousandthsIn(
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
export function PinGrip({ pin, number, describedBy, pins }: PinGripProps) {
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
