import { acceptedArtwork } from "#domain/artwork/file-rules.ts";
import { useCallback, useEffect, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withFile, withSetMoved, withSetName } from "#domain/configure/artwork/arrange-artwork.ts";
import type { ArtworkChoice } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { createStore, useStore } from "#web/calls/store.ts";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import { ARTWORK_WORDS } from "./read-artwork.ts";
import { MoreSets, SlotSet, type Turn, useMovedSets } from "./slot-set.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import type { PicturePlace } from "./use-place-picture.ts";
import { type FilledSlot, useFurtherPages, useSlots } from "./use-slots.ts";
import styles from "./slots.module.css";

/** The places grouped by their sets. */
function bySet(filled: readonly FilledSlot[]): FilledSlot[][] {
  const sets: FilledSlot[][] = [];
  for (const place of filled) (sets[place.slot.set - 1] ??= []).push(place);
  return sets;
}

interface LeftOutProps {
  readonly files: ReturnType<typeof useDroppedFiles>["leftOut"];
  readonly onSeen: () => void;
}

/** Says of each file that was not taken what it is, and what to send instead. */
function LeftOut({ files, onSeen }: LeftOutProps) {
  return (
    <Stack role="status" gap={2}>
      {files.map(({ name, words }, at) => (
        <Message key={at} tone="error">
          {name}: {words}
        </Message>
      ))}
      {files.length > 0 ? (
        <div className={styles.ways}>
          <Button look="plain" label="All right, leave them out" onClick={onSeen}>
            All right
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** So many empty places are named. */
const MOST_NAMED = 3;

/** Says which places nothing lies in, once something lies in others; a back wears the picture of its front. */
function StillEmpty({ filled }: { readonly filled: readonly FilledSlot[] }) {
  const empty = filled.filter(({ isTaken, wearsFront }) => !isTaken && !wearsFront);
  if (empty.length === 0 || empty.length === filled.length) return null;
  const named = empty.slice(0, MOST_NAMED).map(({ slot }) => slot.label);
  const more = empty.length - named.length;
  const last = more > 0 ? `${more} more` : named.pop();
  return (
    <p className={styles.hint} role="status">
      Still without a picture: {named.length === 0 ? last : `${named.join("; ")} and ${last}`}.
    </p>
  );
}

interface Places extends Pick<ReturnType<typeof useSlots>, "filled" | "ownId" | "isOwnFirst" | "put"> {
  readonly sets: number;
  readonly sides: number;
}

type Names = ReadonlyMap<number, string>;

/** A choice whose sets without a name have these. */
function withNames(choice: ArtworkChoice | null, names: Names): ArtworkChoice | null {
  return [...names].reduce((now, [set, name]) => {
    const isNamed = (now?.setNames[set - 1] ?? "") !== "";
    return name === "" || isNamed ? now : withSetName(now, set, name);
  }, choice);
}

/** Calls sets that have no name after what was placed in them, once there are several: one alone needs none. */
function useSetNames(sets: number, change: ChangeSelection): (names: Names) => void {
  const [waiting] = useState(() => createStore<Names>(new Map()));
  const names = useStore(waiting);
  const call = useCallback((more: Names) => waiting.set(new Map([...waiting.get(), ...more])), [waiting]);
  useEffect(() => {
    if (sets === 1 || names.size === 0) return;
    waiting.set(new Map());
    const there = new Map([...names].filter(([set]) => set <= sets));
    change(({ artwork }) => ({ field: "artwork", choice: withNames(artwork, there) }));
  }, [sets, names, waiting, change]);
  return call;
}

/** What goes into places by itself: the further pages of documents first, then files that were chosen at once. */
function useLooseFiles({ filled, ownId, isOwnFirst, put, sets, sides }: Places, change: ChangeSelection) {
  const call = useSetNames(sets, change);
  const own = isOwnFirst ? ownId : null;
  const further = useFurtherPages({ filled, sides, ownId: own, change, call });
  const empty = filled.filter(({ isTaken, slot }) => !isTaken && !further.filling.has(slot.place));
  const free = empty.map(({ slot }) => slot);
  const dropped = useDroppedFiles({ free, sides, put, call });
  const leaveOut = () => {
    further.leaveOut();
    dropped.leaveOut();
  };
  return { ...dropped, waiting: [...further.waiting, ...dropped.waiting], leaveOut, free };
}

interface SlotPanelProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly change: ChangeSelection;
  readonly shown: PicturePlace;
  readonly onShow: (place: PicturePlace) => void;
  /** Files that were dropped on the picture at once; they are taken over. */
  readonly dropped: readonly File[] | null;
  readonly onTaken: () => void;
}

/** The pictures of every set and side: filled by several files at once, named, put in another order, taken away. */
export function SlotPanel({ catalogue, selection, change, shown, onShow, dropped, onTaken }: SlotPanelProps) {
  const slots = useSlots(catalogue, selection, change);
  const { filled, ownId, isOwnFirst, put, empty } = slots;
  const sets = bySet(filled);
  const sides = sets[0]?.length ?? 1;
  const places = { ...slots, sets: sets.length, sides };
  const { waiting, free, leftOut, drop, leaveOut, forgetLeftOut } = useLooseFiles(places, change);
  const { list, words, tell } = useMovedSets();
  useEffect(() => {
    if (dropped === null) return;
    drop(dropped);
    onTaken();
  }, [dropped, drop, onTaken]);
  const isOnItsWay = (set: number) => sets[set - 1]?.some(({ sending }) => sending !== null) ?? false;
  const move = (from: number, to: number, turn: Turn | null) => {
    if (from === to || !sets[from - 1] || !sets[to - 1]) return;
    const name = sets[from - 1]?.[0]?.slot.setName || `Set ${from}`;
    if (isOnItsWay(from) || isOnItsWay(to))
      return tell({ to: from, turn, words: `${name} can be moved once all pictures are uploaded.` });
    change(({ artwork }) => {
      const whole = isOwnFirst ? withFile(artwork, 0, ownId) : artwork;
      return { field: "artwork", choice: withSetMoved(whole, { from, to, sides }) };
    });
    onShow({ set: to, side: "front" });
    tell({ to, turn, words: `${name} is set ${to} of ${sets.length} now.` });
  };
  return (
    <section className={styles.panel} aria-label="Your pictures">
      <Row lines={2} justify="between">
        <h2 className={styles.title}>Your pictures</h2>
        <FileButton label="Pictures for your sets" accept={acceptedArtwork} multiple onFiles={drop}>
          Choose several
        </FileButton>
      </Row>
      <p className={styles.hint}>
        {sets.length > 1 || sides === 1 ? "One for each set" : "One for each side"}: {ARTWORK_WORDS}. Several
        at once fill the empty places in order, and so do the pages of a PDF
        {sides === 1 ? "." : ": front, back, front, back, or as “front” and “back” in the names say."}
      </p>
      {waiting.length > 0 ? (
        <MoreSets
          sets={sets.length}
          onLeaveOut={leaveOut}
          {...{ catalogue, selection, waiting, free, sides, change }}
        />
      ) : (
        <StillEmpty filled={filled} />
      )}
      <LeftOut files={leftOut} onSeen={forgetLeftOut} />
      <div role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </div>
      <ol ref={list} className={styles.sets}>
        {sets.map((places, index) => {
          const set = index + 1;
          return (
            <SlotSet
              key={set}
              set={set}
              sets={sets.length}
              places={places}
              isMovable={!isOnItsWay(set)}
              isShown={({ slot }) => slot.set === shown.set && slot.side === shown.side}
              onShow={({ slot }) => onShow(slot)}
              onFile={({ slot }, file) => put([{ slot, page: 1 }], file)}
              onRemove={({ slot }) => empty(slot)}
              onName={(name) =>
                change(({ artwork }) => ({ field: "artwork", choice: withSetName(artwork, set, name) }))
              }
              onMove={move}
            />
          );
        })}
      </ol>
    </section>
  );
}
