import { useState } from "react";
import type { StudioReplyTo, StudioRequestOf } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";

/** A line as it was understood. */
export type PastedRow = StudioReplyTo<"POST parcels/read">["parcels"][number];

/** What came of an order. */
export type DispatchResult = StudioReplyTo<"POST parcels/dispatch">["orders"][number];

type SentOrders = StudioRequestOf<"POST parcels/dispatch">["body"]["orders"];

/** Orders in one call: some that are noted show before the last ones are. */
const AT_ONCE = 20;

const LIST_MISSING = "Please paste the list, or open the courier’s file.";
const CARRIER_MISSING = "Please say who carries them.";

/** The orders of some lines, each with its parcels; `carrier`: of lines that name none. */
function ordersOf(rows: readonly PastedRow[], carrier: string): SentOrders {
  const byOrder = Map.groupBy(rows, ({ order_no: orderNo }) => orderNo ?? "");
  return [...byOrder].map(([order_no, own]) => ({
    order_no,
    seen: own[0]?.seen ?? 0,
    carrier: own[0]?.carrier ?? carrier.trim(),
    numbers: own.map(({ number }) => number),
  }));
}

/** Sends them some at a time; answers why it did not come to an end, null where it did. */
async function sendAll(
  orders: SentOrders,
  onCame: (came: readonly DispatchResult[]) => void,
): Promise<string | null> {
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const body = { orders: orders.slice(from, from + AT_ONCE) };
    const answer = await callStudio("POST parcels/dispatch", { body });
    if (!answer.ok)
      return `Not all are noted. ${answer.message} Press again: what is noted is not noted twice.`;
    onCame(answer.data.orders);
  }
  return null;
}

function withTick(ticked: ReadonlySet<number>, line: number, isTicked: boolean): ReadonlySet<number> {
  const others = [...ticked].filter((one) => one !== line);
  return new Set(isTicked ? [...others, line] : others);
}

function withResults(results: ReadonlyMap<string, DispatchResult>, came: readonly DispatchResult[]) {
  return new Map([...results, ...came.map((one) => [one.order_no, one] as const)]);
}

/** A pasted list: read, ticked, and noted as sent. What was noted once is not sent again. */
export function useParcels() {
  const [rows, setRows] = useState<readonly PastedRow[] | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, DispatchResult>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [carrierFault, setCarrierFault] = useState<string | null>(null);
  const chosen = (rows ?? []).filter(
    ({ line, order_no: orderNo }) => ticked.has(line) && !results.has(orderNo ?? ""),
  );

  const read = async (text: string) => {
    if (isBusy) return;
    if (text.trim() === "") return setFault(LIST_MISSING);
    setIsBusy(true);
    const answer = await callStudio("POST parcels/read", { body: { text } });
    setIsBusy(false);
    setFault(answer.ok ? "" : (answer.fields["text"] ?? answer.message));
    if (!answer.ok) return;
    const { parcels } = answer.data;
    setRows(parcels);
    setResults(new Map());
    setTicked(new Set(parcels.flatMap((row) => (row.fault + row.doubt === "" ? [row.line] : []))));
  };

  const send = async (carrier: string) => {
    const isMissing = carrier.trim() === "" && chosen.some((row) => row.carrier === null);
    setCarrierFault(isMissing ? CARRIER_MISSING : null);
    if (isBusy || isMissing || chosen.length === 0) return;
    setIsBusy(true);
    const came = (some: readonly DispatchResult[]) => setResults((before) => withResults(before, some));
    setFault((await sendAll(ordersOf(chosen, carrier), came)) ?? "");
    setIsBusy(false);
  };

  const tick = (line: number, isTicked: boolean) => setTicked(withTick(ticked, line, isTicked));
  return { rows, ticked, results, chosen, isBusy, fault, carrierFault, read, send, tick };
}

export type Parcels = ReturnType<typeof useParcels>;
