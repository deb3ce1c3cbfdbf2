import { counterPath, draftName } from "#domain/order/counter-draft.ts";
import type { TakenWay } from "#domain/order/order-fact.ts";
import type { Refusal } from "#domain/refusal.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import type { Services } from "#topics/services.ts";
import { holdDraft } from "./counter-drafts.ts";
import { endActing, findActingDraft, keepTicket, takeTicket } from "./counter-rows.ts";

/**
 * Opens the shop for a draft: a link that is followed once, within a minute, by the browser of who asks. It lasts as long as their sign-in
 * to the studio, and ends what was opened for the draft before (decision 310).
 */
export async function openForDraft(
  { db }: Pick<Services, "db">,
  sessionHash: string,
  id: number,
  path: string,
): Promise<{ readonly ok: true; readonly path: string } | Refusal<"draft-closed" | "not-found">> {
  const ticket = newToken();
  return db.transaction(async (tx) => {
    const held = await holdDraft(tx, id);
    if (!held.ok) return held;
    await keepTicket(tx, id, { ticketHash: digest(ticket), ticketPath: path, actingSession: sessionHash });
    return { ok: true, path: counterPath + ticket };
  });
}

/** Follows such a link: what the browser acts by from now on, and where it goes. Null for one that has run out. */
export async function enterShop(
  { db }: Pick<Services, "db">,
  ticket: string,
): Promise<{ readonly token: string; readonly path: string } | null> {
  const token = newToken();
  const path = await takeTicket(db, digest(ticket), digest(token));
  return path === null ? null : { token, path };
}

/** For whom the shop acts by a cookie. */
export interface ActingFor {
  readonly draftId: number;
  readonly guestId: number;
  readonly name: string;
  readonly way: TakenWay;
}

/** For whom a cookie acts; null once that has ended. */
export async function actingFor({ db }: Pick<Services, "db">, token: string): Promise<ActingFor | null> {
  const draft = await findActingDraft(db, digest(token));
  return (
    draft && { draftId: draft.id, guestId: draft.guestId, name: draftName(draft.contact), way: draft.way }
  );
}

/** Leaves the shop; answers which draft it was opened for, null where that had ended. */
export function leaveShop({ db }: Pick<Services, "db">, token: string): Promise<number | null> {
  return endActing(db, digest(token));
}
