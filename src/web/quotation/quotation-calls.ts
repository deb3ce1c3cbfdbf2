import { useCallback, useRef, useState } from "react";
import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import { submittedText } from "#domain/submission/submission.ts";
import type { Refused } from "#calls/make-call.ts";
import { callShop, newIdempotencyKey } from "#web/calls/call-shop.ts";
import { createOneAtATime } from "#web/calls/one-at-a-time.ts";
import { currentVisitor, refreshNewGuest } from "#web/calls/visitor-store.ts";

/** A quotation in wire names; money in dollars, GST included. */
export type WireQuotation = ReplyTo<"GET quote/get/quotation/:quotation_no">;

/** What its paper says. */
export type WirePaper = Omit<WireQuotation, "id">;

/** A quotation as whoever has its link sees it. */
export type WireLinkedQuotation = ReplyTo<"GET quotation/:quotation_no">;

/** What is to be quoted, and the sums as they are shown; the shop works them out itself. */
export type Quotable = RequestOf<"POST quote/create/quotation">["body"];

interface Creation {
  /** Answers why it was refused; null when it was not. */
  readonly create: (quotable: Quotable) => Promise<Refused | null>;
  readonly underWay: boolean;
  readonly refused: Refused | null;
}

/** Whoever asks for the same again, on the same page and as the same member, gets the quotation there is. */
function keptKey(known: Map<string, string>, quotable: Quotable): string {
  const name = submittedText([currentVisitor()?.user?.id ?? null, quotable]);
  const key = known.get(name) ?? newIdempotencyKey();
  known.set(name, key);
  return key;
}

/** Issues a quotation and says its number; a second press meanwhile does nothing. */
export function useCreateQuotation(onCreated: (number: string) => Promise<unknown>): Creation {
  const [underWay, setUnderWay] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [once] = useState(createOneAtATime);
  const keys = useRef(new Map<string, string>());
  const ask = useCallback(async (quotable: Quotable) => {
    setUnderWay(true);
    setRefused(null);
    try {
      const key = keptKey(keys.current, quotable);
      return await callShop("POST quote/create/quotation", { body: quotable, key });
    } finally {
      setUnderWay(false);
    }
  }, []);
  const create = useCallback(
    async (quotable: Quotable) => {
      const answer = await once(() => ask(quotable));
      if (answer === null) return null;
      if (!answer.ok) {
        setRefused(answer);
        return answer;
      }
      refreshNewGuest();
      void onCreated(answer.data.quotation_no);
      return null;
    },
    [once, ask, onCreated],
  );
  return { create, underWay, refused };
}
