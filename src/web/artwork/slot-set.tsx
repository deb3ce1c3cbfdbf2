import { type DragEvent, useId, useState } from "react";
import { SET_NAME_LENGTH, tidySetName } from "#domain/configure/artwork/artwork-choice.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./slots.module.css";
import { SlotPlace } from "./slot-place.tsx";
import type { Turn } from "./use-moved-sets.ts";
import type { FilledSlot } from "./use-slots.ts";

/** What a set that is dragged carries. */
const DRAGGED = "application/x-kisscut-set";

interface SlotSetProps {
  /** From 1, of so many. */
  readonly set: number;
  readonly sets: number;
  readonly places: readonly FilledSlot[];
  /** Something of it is on its way, and has to arrive before it can go elsewhere. */
  readonly isMovable: boolean;
  readonly isShown: (place: FilledSlot) => boolean;
  readonly onShow: (place: FilledSlot) => void;
  readonly onFile: (place: FilledSlot, file: File) => void;
  readonly onRemove: (place: FilledSlot) => void;
  readonly onName: (name: string) => void;
  /** The set that was dropped on this one, or this one with where it goes and by which button. */
  readonly onMove: (from: number, to: number, turn: Turn | null) => void;
}

function NameField({ set, sets, places, onName }: Pick<SlotSetProps, "set" | "sets" | "places" | "onName">) {
  const id = useId();
  const name = places[0]?.slot.setName ?? "";
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{sets > 1 ? `Set ${set}` : "Name"}</label>
      <input
        // Another name comes with another set in this place.
        key={name}
        id={id}
        defaultValue={name}
        maxLength={SET_NAME_LENGTH}
        placeholder="Name, if you like"
        autoComplete="off"
        onBlur={({ target }) => {
          const typed = tidySetName(target.value);
          target.value = typed;
          if (typed !== name) onName(typed);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur();
        }}
      />
    </div>
  );
}

function MoveButtons({
  set,
  sets,
  isMovable,
  onMove,
}: Pick<SlotSetProps, "set" | "sets" | "isMovable" | "onMove">) {
  const ways = [
    { to: set - 1, label: `Move set ${set} up`, turn: "up" },
    { to: set + 1, label: `Move set ${set} down`, turn: "down" },
  ] as const;
  return (
    <div className={styles.moves}>
      {ways.map(({ to, label, turn }) => (
        <button
          key={turn}
          type="button"
          className={styles.move}
          data-turn={turn}
          aria-label={label}
          aria-disabled={!isMovable || to < 1 || to > sets || undefined}
          title={isMovable ? undefined : "It can be moved once its pictures are uploaded"}
          onClick={() => onMove(set, to, turn)}
        >
          <Icon name="chevron" size={14} />
        </button>
      ))}
    </div>
  );
}

/** One set: its name, its pictures, and its place among the others, which it changes by drag or by button. */
export function SlotSet({ set, sets, places, isMovable, ...rest }: SlotSetProps) {
  const [isOver, setOver] = useState(false);
  const hasDragged = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED);
  return (
    <li
      className={styles.set}
      data-set={set}
      data-over={isOver || undefined}
      draggable={sets > 1 && isMovable}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, `${set}`)}
      onDragOver={(event) => {
        if (!hasDragged(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!hasDragged(event)) return;
        event.preventDefault();
        rest.onMove(Number(event.dataTransfer.getData(DRAGGED)), set, null);
      }}
    >
      <div className={styles.head}>
        <NameField set={set} sets={sets} places={places} onName={rest.onName} />
        {sets > 1 && <MoveButtons set={set} sets={sets} isMovable={isMovable} onMove={rest.onMove} />}
      </div>
      <div className={styles.places}>
        {places.map((place) => (
          <SlotPlace
            key={place.slot.side}
            label={place.slot.label || "your picture"}
            side={places.length > 1 ? (place.slot.side === "front" ? "Front" : "Back") : null}
            href={place.href}
            name={place.name}
            sending={place.sending}
            wearsFront={place.wearsFront}
            isShown={rest.isShown(place)}
            onShow={() => rest.onShow(place)}
            onFile={(file) => rest.onFile(place, file)}
            onRemove={() => rest.onRemove(place)}
          />
        ))}
      </div>
    </li>
  );
}
