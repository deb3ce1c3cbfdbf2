import { type Refusal, refuse } from "#domain/refusal.ts";
import { submittedText } from "#domain/submission/submission.ts";
import { digest, keyed, newToken } from "#platform/auth/tokens.ts";
import { findFirstAnswer, type KeyedWrite, lockKey, storeAnswer } from "#platform/db/idempotency-keys.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import { networkOf } from "#platform/network.ts";
import { inOneTransaction } from "#platform/db/in-one-transaction.ts";
import { type Caller, ensureOwner, findOwner } from "./caller.ts";
import { findGuest } from "./guests.ts";
import type { Services } from "#topics/services.ts";

/** A write that a double click, or a browser that lost the answer, may send again. */
export interface RepeatableWrite {
  readonly call: string;
  /** The request's Idempotency-Key; null when it carries none: then it is simply done. */
  readonly key: string | null;
  /** Everything the request says, as it was parsed. */
  readonly body: unknown;
}

export interface Written<Answer> {
  readonly ok: true;
  readonly answer: Answer;
  /** Set when the browser's guest is new: what the browser keeps. */
  readonly guestToken: string | null;
}

/** Why a write is not done, or not done again, whatever it writes. */
export type KeyedWriteFault = "key-used" | "password-must-change" | "still-running";

interface FailedWrite {
  readonly ok: false;
}

/** Examples of the header's specification (draft-ietf-httpapi-idempotency-key-header): anybody may send them. */
const printed = new Set(["8e03978e-40d5-43dd-bc93-6894a57f9324", "clkyoesmbgybucifusbbtdsbohtyuuwz"]);

/** Whether nobody else sends a key by chance: it is as long as 128 random bits, and looks like them. */
function isOnesOwn(key: string): boolean {
  return key.length >= 22 && new Set(key).size >= 10 && !printed.has(key.toLowerCase());
}

/**
 * By what a browser that nobody knows yet is known again when it repeats its first write: the token it came with, else its network and a key
 * that is its own. Two people behind one router may well send the same body under the key "1": nothing tells them apart, so neither is
 * given what the other was (decision 352).
 */
function strangerOf({ guestToken, ip }: Caller, key: string): string | null {
  if (guestToken !== null) return `browser ${digest(guestToken)}`;
  return isOnesOwn(key) ? `network ${networkOf(ip)}` : null;
}

/** A token that only this write of this browser brings about: the same when it is repeated. */
function firstToken(secretKey: string, { call, key, stranger }: KeyedWrite): string {
  return stranger === null ? newToken() : keyed(secretKey, "first-guest", `${stranger} ${call} ${key}`);
}

async function repeated<Answer>(
  tx: Transaction,
  write: KeyedWrite,
  bodyHash: string,
  token: string,
): Promise<Written<Answer> | Refusal<"key-used" | "still-running"> | null> {
  if (!(await lockKey(tx, write))) return refuse("still-running");
  const kept = await findFirstAnswer(tx, write);
  if (kept === null) return null;
  if (kept.bodyHash !== bodyHash) return refuse("key-used");
  // The answer with the cookie was lost: it is the same one again.
  const isGuest = write.owner === null && (await findGuest(tx, digest(token))) !== null;
  return { ok: true, answer: kept.answer as Answer, guestToken: isGuest ? token : null };
}

/**
 * Writes for a browser's owner, in one transaction; a browser that has none yet becomes a guest without a name. The same
 * key and body answers the first result again; while the first is still running, and with another body, it is refused.
 * What `run` answers must survive JSON; what it refuses leaves nothing behind (decision 057).
 */
export async function withIdempotency<Answer, Failed extends FailedWrite>(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  { call, key, body }: RepeatableWrite,
  run: (tx: Transaction, owner: Owner) => Promise<{ readonly ok: true; readonly answer: Answer } | Failed>,
): Promise<Written<Answer> | Failed | Refusal<KeyedWriteFault>> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const network = networkOf(caller.ip);
  const bodyHash = digest(submittedText(body));
  const write = key === null ? null : { call, key, owner: found.owner, stranger: strangerOf(caller, key) };
  const token = write === null ? newToken() : firstToken(services.config.secretKey, write);
  type Outcome = Written<Answer> | Failed | Refusal<"key-used" | "still-running">;
  return inOneTransaction(services.db, async (tx): Promise<Outcome> => {
    const before = write && (await repeated<Answer>(tx, write, bodyHash, token));
    if (before) return before;
    const { owner, guestToken } = await ensureOwner(tx, found.owner, caller.guestToken, token);
    const outcome = await run(tx, owner);
    if (!outcome.ok) return outcome;
    if (write) await storeAnswer(tx, write, { owner, network, bodyHash, answer: outcome.answer });
    return { ok: true, answer: outcome.answer, guestToken };
  });
}
