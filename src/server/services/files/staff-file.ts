import type { Readable } from "node:stream";
import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import { type Attachment, findAttachment } from "#server/db/files/attachments.ts";
import type { Services } from "../services.ts";

/** How long a link in a staff mail opens its file, in days. */
const LINK_DAYS = 90;

function keyOf(secretKey: string, id: string, until: string): string {
  return keyed(secretKey, "staff-file", `${id} ${until}`);
}

/** The address of a customer's file for whoever has the staff's mail; it ends by itself. */
export function staffFileUrl(
  { config, shopMoment }: Pick<Services, "config" | "shopMoment">,
  id: string,
): string {
  const until = addDays(shopMoment().date, LINK_DAYS);
  const query = new URLSearchParams({ until, key: keyOf(config.secretKey, id, until) });
  return `${config.shopOrigin}/staff/files/${id}?${query}`;
}

export interface StaffFile {
  readonly ok: true;
  readonly file: Attachment;
  readonly stream: Readable;
}

/** A customer's file, for a key that fits it and has not ended; everything else is not found. */
export async function readStaffFile(
  { config, db, shopMoment, storage }: Pick<Services, "config" | "db" | "shopMoment" | "storage">,
  { id, until, key }: { readonly id: string; readonly until: string; readonly key: string },
): Promise<StaffFile | Refusal<"not-found">> {
  const isOpen = isCalendarDate(until) && until >= shopMoment().date;
  if (!isOpen || !sameText(key, keyOf(config.secretKey, id, until))) return refuse("not-found");
  const file = await findAttachment(db, id);
  if (file === null) return refuse("not-found");
  const stream = await storage.get(file.sha256);
  return stream === null ? refuse("not-found") : { ok: true, file, stream };
}
