import { messageInput } from "#domain/account/text-inputs.ts";
import { unfilledPlaceMessage } from "#domain/quote-request/saved-answer.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { lockQuoteRequest } from "./quote-requests.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import { hindersShop } from "./open-request.ts";
import { readHistory } from "./read-history.ts";
import { isRepeatedMessage, recordMessage, type MessageEvent } from "./say.ts";
import { auditedFiles, type SubmittedFiles, withMessageFiles } from "./message-files.ts";
import type { Services } from "#topics/services.ts";

type WriteFault =
  | "answer-ordered"
  | "message-required"
  | "not-found"
  | "refused"
  | "request-answered"
  | "request-moved";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment" | "storage">;
type Written = { readonly ok: true; readonly isOld: boolean };

/** Words to a customer about their request, without a price. */
interface SentMessage extends SubmittedFiles {
  readonly words: string;
  /** How much of the request was seen: answers, and what was said beside them. */
  readonly seen: number;
}

/** What is to be said by somebody who saw so much of the request. */
interface Saying extends MessageEvent {
  readonly requestNo: string;
  readonly seen: number;
}

async function write(
  services: Needs,
  tx: Transaction,
  staffId: number,
  { requestNo, seen, ...said }: Saying,
): Promise<Written | Refusal<WriteFault>> {
  const row = await lockQuoteRequest(tx, requestNo);
  if (row === null) return refuse("not-found");
  const history = await readHistory(tx, row);
  if (isRepeatedMessage(history, said)) return { ok: true, isOld: true };
  const hindered = hindersShop(history, seen);
  if (hindered !== null) return hindered;
  await recordMessage(services, tx, row, history, said);
  const after = { words: said.happening.words, ...auditedFiles(said.files) };
  await writeAudit(tx, { staffId, action: "request.written", target: `request ${requestNo}`, after });
  return { ok: true, isOld: false };
}

/**
 * Writes to the customer of a request, in words or with files; they are told by a mail with the link. The same sent twice is one message.
 */
export async function writeToCustomer(
  services: Needs,
  staffId: number,
  requestNo: string,
  { words, seen, ...sent }: SentMessage,
): Promise<Written | Refusal<WriteFault>> {
  const typed = messageInput(words, sent.files.length);
  if (!typed.ok) return typed;
  const unfilled = unfilledPlaceMessage(typed.words);
  if (unfilled !== null) return refuseFields("refused", { words: unfilled });
  const happening = { kind: "message", by: "shop", words: typed.words } as const;
  return withMessageFiles(services, sent, (files) =>
    services.db.transaction((tx) => write(services, tx, staffId, { requestNo, seen, happening, files })),
  );
}
