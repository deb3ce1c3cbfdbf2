import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { SET_NAME_LENGTH, tidySetName } from "#domain/configure/artwork/artwork-choice.ts";
import { haveBacks, type PagedFile, setsForPages } from "#domain/configure/artwork/place-pages.ts";
import { setsChange } from "#domain/configure/choose.ts";
import { TYPED_LENGTH } from "#domain/configure/limits.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { printsBothSides } from "#domain/configure/options/print-features.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { counted } from "#domain/grouped.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import { SlotPlace } from "./slot-place.tsx";
import type { FilledSlot } from "./use-slots.ts";
import styles from "./slots.module.css";

/** What a set that is dragged carries. */
const DRAGGED = "application/x-kisscut-set";

/** Which way a set has gone among the others. */
export type Turn = "up" | "down";

interface Moved {
  readonly to: number;
  /** The button that was pressed; null for a drag. */
  readonly turn: Turn | null;
  readonly words: string;
}

/** After a set has moved: its button has the focus, in its new place, and where that is is told. */
export function useMovedSets() {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    if (moved === null || moved.turn === null) return;
    list.current?.querySelector<HTMLElement>(`[data-set="${moved.to}"] [data-turn="${moved.turn}"]`)?.focus();
  }, [moved]);
  return { list, words: moved?.words ?? "", tell: setMoved };
}

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
      <Stack gap={2}>
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
      </Stack>
    </li>
  );
}

const MOST_SETS = 10 ** TYPED_LENGTH.sets - 1;
/** So many files are named. */
const MOST_NAMED = 3;

/** "labels.pdf, pages 2 to 6" */
function nameOf({ name, pages, loose = [1] }: PagedFile): string {
  const [first, last] = [loose[0] ?? 1, loose.at(-1) ?? 1];
  if (pages === 1) return name;
  if (first === last) return `${name}, page ${first}`;
  const isRun = last - first === loose.length - 1;
  return `${name}, pages ${isRun ? `${first} to ${last}` : loose.join(", ")}`;
}

/** "plum.png, labels.pdf, pages 2 to 6, and 4 more files" */
function namesOf(files: readonly PagedFile[]): string {
  const named = files.slice(0, MOST_NAMED).map(nameOf);
  const more = files.length - named.length;
  if (more > 0) return `${named.join("; ")}; and ${counted(more, "more file")}`;
  return named.join("; ");
}

/** The printed side that a product is to have for backs; null where both are printed, or cannot be. */
function bothSidesOf(catalogue: Catalogue, selection: Selection): number | null {
  if (printsBothSides(catalogue, selection)) return null;
  const offered = productOf(catalogue, selection).printedSideIds;
  return offered.find((id) => catalogue.printedSides.get(id)?.bothSides) ?? null;
}

interface MoreSetsProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly waiting: readonly PagedFile[];
  readonly free: readonly ArtworkSlot[];
  readonly sets: number;
  readonly sides: number;
  readonly change: ChangeSelection;
  readonly onLeaveOut: () => void;
}

/** Says that there are more files or pages than places, and offers the sets for them; or their backs, where a second side can be printed. */
export function MoreSets({
  catalogue,
  selection,
  waiting,
  free,
  sets,
  sides,
  change,
  onLeaveOut,
}: MoreSetsProps) {
  const count = waiting.reduce((sum, { pages, loose }) => sum + (loose?.length ?? pages), 0);
  const wanted = Math.min(MOST_SETS, setsForPages(free, { sets, sides }, waiting));
  const bothSides = haveBacks(waiting) ? bothSidesOf(catalogue, selection) : null;
  return (
    <Stack gap={2} role="status">
      <Message tone="note">
        {counted(count, "picture")} more than there are places for: {namesOf(waiting)}. Each design is a set
        of its own.
      </Message>
      <div className={styles.ways}>
        {bothSides === null ? null : (
          <Button look="quiet" onClick={() => change({ field: "printedSide", id: bothSides })}>
            Print both sides
          </Button>
        )}
        {wanted > sets ? (
          <Button look="quiet" onClick={() => change(setsChange(wanted))}>
            Make it {counted(wanted, "set")}
          </Button>
        ) : null}
        <Button look="plain" onClick={onLeaveOut}>
          Leave {count === 1 ? "it" : "them"} out
        </Button>
      </div>
    </Stack>
  );
}
