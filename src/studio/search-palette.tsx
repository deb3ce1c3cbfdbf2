import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { folded } from "#domain/folded.ts";
import { Dialog } from "#ui/dialog.tsx";
import control from "#ui/fields/control.module.css";
import { roomsOf, useEntry } from "./use-entry.ts";
import styles from "./search-palette.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "./calls/call-studio.ts";
import { OrderThumbnail } from "./ui/thumbnails.tsx";

/** A page that can be opened. */
interface Place {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  /** The order that it is, with its newest fact. */
  readonly order?: { readonly orderNo: string; readonly seen: number };
}

interface PlaceGroup {
  readonly name: string;
  readonly places: readonly Place[];
}

const kinds = [
  { kind: "order", name: "Orders", at: "/orders" },
  { kind: "request", name: "Requests", at: "/requests" },
  { kind: "customer", name: "Customers", at: "/customers" },
  { kind: "question", name: "Questions", at: "/questions?only=" },
] as const;

/** Places in the rooms, which stand after the rooms themselves. */
const inRooms = [
  { kind: "setting", name: "Settings", at: "/settings#" },
  { kind: "sheet", name: "Catalogue", at: "/catalogue?part=" },
  { kind: "words", name: "Words", at: "/words?topic=" },
] as const;

type Found = StudioReplyTo<"GET search">["found"][number];

/** As long as somebody types on, nothing is asked. Milliseconds. */
const PAUSE_MS = 150;

/** What was found, and by which words; `message` where it could not be looked for. */
interface Outcome {
  readonly words: string;
  readonly found: readonly Found[];
  readonly message: string | null;
}

const nothing: Outcome = { words: "", found: [], message: null };

/** What words lead to: asked after a pause, an older question given up. What was found stays until something else is. */
function useFound(words: string): Outcome & { readonly isLooking: boolean } {
  const [outcome, setOutcome] = useState(nothing);
  useEffect(() => {
    const given = new AbortController();
    const ask = async () => {
      const answer = await callStudio("GET search", { query: { words }, signal: given.signal });
      if (given.signal.aborted) return;
      setOutcome({
        words,
        found: answer.ok ? answer.data.found : [],
        message: answer.ok ? null : answer.message,
      });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      given.abort();
    };
  }, [words]);
  return { ...(words === "" ? nothing : outcome), isLooking: words !== "" && outcome.words !== words };
}

function placeOf(at: string, { kind, number, name, about, seen }: Found): Place {
  const to = /[=#]$/.test(at) ? `${at}${number}` : `${at}/${number}`;
  const hasNumber = kind === "order" || kind === "request";
  return {
    to,
    name: hasNumber ? `${number} · ${name}` : name,
    about,
    ...(seen !== null && { order: { orderNo: number, seen } }),
  };
}

/** Rooms of that name, and what was found, by kind. */
function usePlaces(words: string) {
  const entry = useEntry();
  const { found, isLooking, message } = useFound(words);
  const rooms = roomsOf(entry)
    .filter(({ name, also = "" }) => folded(`${name} ${also}`).includes(folded(words)))
    .map(({ path, name }) => ({ to: `/${path}`, name, about: "" }));
  const groupOf = ({ kind, name, at }: (typeof kinds | typeof inRooms)[number]): PlaceGroup => {
    return { name, places: found.filter((one) => one.kind === kind).map((one) => placeOf(at, one)) };
  };
  const groups = [...kinds.map(groupOf), { name: "Rooms", places: rooms }, ...inRooms.map(groupOf)].filter(
    ({ places }) => places.length > 0,
  );
  return { groups, isLooking, message };
}

/** How many there are, for who does not see them. */
function statusOf(count: number, isLooking: boolean, message: string | null): string {
  if (message !== null) return message;
  if (isLooking) return "Looking …";
  if (count === 0) return "Nothing is found. Type words of three letters or more.";
  return count === 1 ? "1 found" : `${count} found`;
}

interface OptionsProps {
  readonly id: string;
  readonly groups: readonly PlaceGroup[];
  readonly active: string | undefined;
  readonly onPoint: (to: string) => void;
  readonly onOpen: (to: string) => void;
}

/** What can be opened: the keys walk through it while the field keeps the focus. */
function Options({ id, groups, active, onPoint, onOpen }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label="What was found" className={styles.found}>
      {groups.map(({ name, places }) => (
        <div key={name} role="group" aria-label={name}>
          <p className={styles.kind} aria-hidden="true">
            {name}
          </p>
          {places.map(({ to, name: place, about, order }) => (
            <button
              key={to}
              type="button"
              tabIndex={-1}
              id={`${id}${to}`}
              role="option"
              aria-selected={to === active}
              className={styles.place}
              onPointerMove={() => onPoint(to)}
              onClick={() => onOpen(to)}
            >
              {order !== undefined && <OrderThumbnail {...order} />}
              <span className={styles.name}>{place}</span>
              {about !== "" && <span className={styles.about}>{about}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The place that the keys are at: the one that was walked to, as long as it is there, else the first. */
function useWalk(places: readonly Place[]) {
  const [walked, setWalked] = useState<string>();
  const at = Math.max(
    0,
    places.findIndex(({ to }) => to === walked),
  );
  const step = (by: number) => {
    const next = places[(at + by + places.length) % Math.max(1, places.length)];
    setWalked(next?.to);
  };
  return { active: places[at]?.to, step, walkTo: setWalked };
}

/** Anything by its number, name or product, and any room: typed, walked to by the arrow keys, opened by Enter. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const go = useNavigate();
  const [words, setWords] = useState("");
  const { groups, isLooking, message } = usePlaces(words.trim());
  const places = groups.flatMap((group) => group.places);
  const { active, step, walkTo } = useWalk(places);
  // After the dialog has given it to its head.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const [awaited, setAwaited] = useState<string>();
  // Enter before the answer has come opens what it brings.
  useEffect(() => {
    if (isLooking || awaited !== words || active === undefined) return;
    onClose();
    void go(active);
  }, [active, awaited, go, isLooking, onClose, words]);
  const open = (to: string) => {
    onClose();
    void go(to);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (by === undefined) setAwaited(words);
    else step(by);
  };
  return (
    <Dialog title="Search" onClose={onClose}>
      <div ref={list} className={styles.palette}>
        <input
          ref={field}
          className={control.control}
          role="combobox"
          aria-label="Number, name, address, product or room"
          aria-expanded={places.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Number, name, address, product"
          value={words}
          onChange={(event) => {
            setAwaited(undefined);
            setWords(event.target.value);
          }}
          onKeyDown={press}
        />
        <p role="status" className={styles.status}>
          {statusOf(places.length, isLooking, message)}
        </p>
        <Options id={id} groups={groups} active={active} onPoint={walkTo} onOpen={open} />
      </div>
    </Dialog>
  );
}
