import { useEffect, useRef, useState } from "react";
import { placePages } from "#domain/configure/artwork/place-pages.ts";
import { messageOf } from "#domain/messages.ts";
import { type ArtworkAtShop, pageIdAtShop, pagesAtShop } from "#web/calls/artwork-progress.ts";
import { type ArtworkSending, whenSaved } from "#web/calls/artwork-sending.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { sendPicture } from "#web/calls/send-picture.ts";
import { queryOf, type OrderedItem, type OrderPageUse } from "./order.types.ts";

/** A file for a place, on its way since it was chosen. */
export interface SendingFile {
  /** Rises with every file that is chosen. */
  readonly key: number;
  readonly name: string;
  readonly sending: ArtworkSending;
}

type Chosen = ReadonlyMap<number, SendingFile>;

const STANDS = "A file has not arrived. Please try it again, choose another or take it back.";

function isStanding({ sending }: SendingFile): boolean {
  const { step } = sending.progress.get();
  return step === "refused" || step === "paused" || step === "cancelled";
}

/** What the shop keeps of them, by their places; null once nobody waits any more. */
async function keptFiles(chosen: Chosen, signal: AbortSignal) {
  const files = await Promise.all(
    [...chosen].map(async ([place, { sending }]) => ({ place, kept: await whenSaved(sending, signal) })),
  );
  const kept = files.flatMap(({ place, kept: file }) => (file === null ? [] : [{ place, kept: file }]));
  return kept.length === files.length ? kept : null;
}

/** Files chosen for the places of a line, each uploaded at once; taken back where nobody hands them over. */
function useChosenFiles(name: string, onChange: () => void) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const now = useRef(chosen);
  const keys = useRef(0);
  useEffect(
    () => () => {
      for (const { sending } of now.current.values()) sending.cancel();
    },
    [],
  );
  const put = (next: Chosen) => {
    now.current = next;
    setChosen(next);
    onChange();
  };
  const takeBack = (place: number) => {
    now.current.get(place)?.sending.cancel();
    put(new Map([...now.current].filter(([at]) => at !== place)));
  };
  const choose = (place: number, file: File) => {
    now.current.get(place)?.sending.cancel();
    const sending = sendPicture({ place: `${name} ${place}`, file, isNew: true });
    put(new Map([...now.current, [place, { key: ++keys.current, name: file.name, sending }]]));
  };
  /** They are the order's from now on: nothing of them is taken back. */
  const leave = () => {
    now.current = new Map();
  };
  return { chosen, choose, takeBack, leave };
}

/** A file that was chosen for a place, from 0, as the shop keeps it. */
interface KeptFile {
  readonly place: number;
  readonly kept: ArtworkAtShop;
}

/** What is printed in a place. */
interface SentPage {
  readonly place: number;
  /** Its id. */
  readonly artwork: string;
}

/** What one document fills beside its own place: of the places that are free for it. */
function furtherPages(
  places: OrderedItem["places"],
  { place, kept }: KeptFile,
  taken: ReadonlySet<number>,
): readonly SentPage[] {
  const set = places[place]?.set ?? 1;
  const loose = pagesAtShop(kept)
    .slice(1)
    .map(({ page }) => page);
  const free = [...places.entries()].flatMap(([at, one]) => {
    const isFree = !taken.has(at) && (!one.has_file || one.set === set);
    return isFree ? [{ set: one.set, side: one.side, at }] : [];
  });
  const sides = places.some(({ side }) => side === "back") ? 2 : 1;
  const paged = { name: kept.name, pages: loose.length + 1, loose, sets: new Map([[1, set]]) };
  return placePages(free, sides, [paged]).placed.flatMap(({ page, slot }) => {
    const artwork = pageIdAtShop(kept, page);
    return artwork === null ? [] : [{ place: slot.at, artwork }];
  });
}

/**
 * What is sent for the places of a line: each file for its own, and the further pages of a document where no other was chosen: on the back
 * of its first, and in sets that have no file.
 */
export function submittedPages(places: OrderedItem["places"], files: readonly KeptFile[]): SentPage[] {
  const sent: SentPage[] = files.map(({ place, kept }) => ({ place, artwork: kept.id }));
  for (const file of files) sent.push(...furtherPages(places, file, new Set(sent.map(({ place }) => place))));
  return sent;
}

/** What is chosen for a line's places, and what hands all of it over. */
export function useSubmittedFiles(item: OrderedItem, { link, refresh }: OrderPageUse, onSent: () => void) {
  const { line } = item.proof;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const files = useChosenFiles(`order ${link.orderNo} ${line}`, () => setMessage(null));
  const { chosen, leave } = files;
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const hand = async (signal: AbortSignal) => {
    const kept = await keptFiles(chosen, signal);
    if (kept === null || signal.aborted) return;
    const { params, query } = queryOf(link);
    const asked = { params: { ...params, line }, query, body: { files: submittedPages(item.places, kept) } };
    const answer = await callShop("POST order/:order_no/lines/:line/artwork", asked);
    if (answer.ok) leave();
    else setMessage(answer.fields.files ?? answer.message);
    if (answer.ok || answer.status === 409) await refresh();
    if (answer.ok) onSent();
  };
  const send = async () => {
    if (stop.current !== null) return;
    const all = [...chosen.values()];
    if (all.length === 0) return setMessage(messageOf("file-required"));
    if (all.some(isStanding)) return setMessage(STANDS);
    setMessage(null);
    setBusy(true);
    const { signal } = (stop.current = new AbortController());
    await hand(signal);
    stop.current = null;
    setBusy(false);
  };
  return { ...files, send, busy, message };
}
