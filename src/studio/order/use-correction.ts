import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CorrectionInput } from "#contract/studio/order-correction.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { Refused } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { WorkedOrder } from "./order-writing.ts";

export type CorrectionPreview = StudioReplyTo<"POST orders/:order_no/correction/preview">;

/** What is to be put right of an order, as it stands on the page. */
export type CorrectionDraft = Pick<
  CorrectionInput,
  "added" | "charges" | "lines" | "removed" | "shipping"
> & {
  readonly contact: Readonly<Record<string, string>>;
};

const untouched: CorrectionDraft = {
  lines: [],
  removed: [],
  added: [],
  charges: [],
  shipping: null,
  contact: {},
};

function isUntouched({ lines, removed, added, charges, shipping, contact }: CorrectionDraft): boolean {
  const parts = [...lines, ...removed, ...added, ...charges, ...Object.keys(contact)];
  return parts.length === 0 && shipping === null;
}

/** After so long without another change the sums are worked out anew, in milliseconds. */
const PAUSE_MS = 300;

interface Answered {
  readonly draft: CorrectionDraft;
  readonly worked: CorrectionPreview | null;
  readonly refused: Refused | null;
}

/** What a draft comes to, worked out anew a moment after each change. */
function usePreview({ order_no: orderNo, seen }: WorkedOrder, draft: CorrectionDraft) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (isUntouched(draft)) return undefined;
    const mine = new AbortController();
    const body = { ...draft, seen, key: crypto.randomUUID(), reason: "", total: null };
    const wait = setTimeout(() => {
      const asked = { params: { order_no: orderNo }, body, signal: mine.signal };
      void callStudio("POST orders/:order_no/correction/preview", asked).then((answer) => {
        if (mine.signal.aborted) return;
        setAnswered({ draft, worked: answer.ok ? answer.data : null, refused: answer.ok ? null : answer });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(wait);
      mine.abort();
    };
  }, [draft, orderNo, seen]);
  const ofDraft = answered?.draft === draft ? answered : null;
  return { ofDraft, last: answered?.worked ?? null };
}

/** A correction from what is changed on the page to what it comes to: only that of which the sum is seen is made. */
export function useCorrection(order: WorkedOrder) {
  const [draft, setDraft] = useState<CorrectionDraft>(untouched);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  // What has happened since the page was opened is told.
  const [openedAt] = useState(order.seen);
  // A second press, or one after an answer that was lost, is the same correction.
  const key = useRef<string>(undefined);
  const { ofDraft, last } = usePreview(order, draft);
  const worked = ofDraft?.worked ?? null;
  const make = async (reason: string): Promise<boolean> => {
    if (worked === null || isBusy) return false;
    setIsBusy(true);
    key.current ??= crypto.randomUUID();
    const body = { ...draft, seen: order.seen, key: key.current, reason, total: worked.total };
    const params = { order_no: order.order_no };
    const answer = await (worked.is_lower
      ? callStudio("POST orders/:order_no/lowering", { params, body })
      : callStudio("POST orders/:order_no/correction", { params, body }));
    if (!answer.ok && answer.status === 409) await revalidate();
    setIsBusy(false);
    setRefused(answer.ok ? null : answer);
    return answer.ok;
  };
  return {
    draft,
    /** Null while there is none of just what stands on the page. */
    worked,
    /** That of before, until it is worked out anew. */
    last,
    fault: refused ?? ofDraft?.refused ?? null,
    isWaiting: !isUntouched(draft) && ofDraft === null,
    isUntouched: isUntouched(draft),
    isBusy,
    since: order.events.filter(({ id }) => id > openedAt),
    change: (part: Partial<CorrectionDraft>) => {
      key.current = undefined;
      setRefused(null);
      setDraft((before) => ({ ...before, ...part }));
    },
    /** Makes it; true where it was. */
    make,
  };
}

export type Correcting = ReturnType<typeof useCorrection>;
