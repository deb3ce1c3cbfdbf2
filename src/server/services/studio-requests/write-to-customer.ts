import { typedMessage } from "#domain/account/typed-words.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { lockQuoteRequest } from "#server/db/quote-requests.ts";
import { writeAudit } from "#server/db/staff/audit.ts";
import { hindersShop } from "../request-thread/hinders-shop.ts";
import { readHistory } from "../request-thread/read-history.ts";
import { isSaidAgain, recordSaid } from "../request-thread/record-said.ts";
import type { Services } from "../services.ts";

type WriteFault =
  "answer-ordered" | "message-required" | "not-found" | "refused" | "request-answered" | "request-moved";

/** Words to a customer about their request, without a price. */
export interface SentMessage {
  readonly words: string;
  /** How much of the request was seen: answers, and what was said beside them. */
  readonly seen: number;
}

/** Writes to the customer of a request, who is told by a mail with the link; the same words sent twice are one message. */
export async function writeToCustomer(
  services: Pick<Services, "config" | "db" | "jobs" | "shopMoment">,
  staffId: number,
  requestNo: string,
  { words, seen }: SentMessage,
): Promise<{ readonly ok: true; readonly isOld: boolean } | Refusal<WriteFault>> {
  const typed = typedMessage(words);
  if (!typed.ok) return typed;
  const happening = { kind: "message", by: "shop", words: typed.words } as const;
  return services.db.transaction(async (tx) => {
    const row = await lockQuoteRequest(tx, requestNo);
    if (row === null) return refuse("not-found");
    const history = await readHistory(tx, row);
    if (isSaidAgain(history, happening)) return { ok: true, isOld: true };
    const hindered = hindersShop(history, seen);
    if (hindered !== null) return hindered;
    await recordSaid(services, tx, row, history, happening);
    const target = `request ${requestNo}`;
    await writeAudit(tx, { staffId, action: "request.written", target, after: { words: typed.words } });
    return { ok: true, isOld: false };
  });
}
