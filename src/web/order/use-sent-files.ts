import { useEffect, useRef, useState } from "react";
import { messageOf } from "#domain/messages.ts";
import { type ArtworkSending, whenKept } from "#web/calls/artwork/artwork-sending.ts";
import { sendPicture } from "#web/calls/artwork/send-picture.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { sentPages } from "./sent-pages.ts";
import { askedBy, type OrderedItem, type OrderPageUse } from "./order.types.ts";

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
    [...chosen].map(async ([place, { sending }]) => ({ place, kept: await whenKept(sending, signal) })),
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

/** What is chosen for a line's places, and what hands all of it over. */
export function useSentFiles(item: OrderedItem, { link, refresh }: OrderPageUse, onSent: () => void) {
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
    const { params, query } = askedBy(link);
    const asked = { params: { ...params, line }, query, body: { files: sentPages(item.places, kept) } };
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
