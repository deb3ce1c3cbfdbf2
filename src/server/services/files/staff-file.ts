import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { keyed, sameText } from "#server/auth/tokens.ts";
import { findAttachment } from "#server/db/files/attachments.ts";
import type { Services } from "../services.ts";
import { type AttachmentView, openAttachment, type OpenedAttachment } from "./open-attachment.ts";

/** How long a link in a staff mail opens its file, in days. */
const LINK_DAYS = 90;

function keyOf(secretKey: string, id: string, until: string): string {
  return keyed(secretKey, "staff-file", `${id} ${until}`);
}

type Needs = Pick<Services, "config" | "shopMoment">;

function pathOf({ config, shopMoment }: Needs, id: string): string {
  const until = addDays(shopMoment().date, LINK_DAYS);
  const query = new URLSearchParams({ until, key: keyOf(config.secretKey, id, until) });
  return `/staff/files/${id}?${query}`;
}

/** The address of a file of a request for whoever has the staff's mail; it ends by itself. */
export function staffFileUrl(needs: Needs, id: string): string {
  return needs.config.shopOrigin + pathOf(needs, id);
}

/** The path of the shop's picture of such a file. */
export function staffPicturePath(needs: Needs, id: string, view: Exclude<AttachmentView, "file">): string {
  return `${pathOf(needs, id)}&view=${view}`;
}

/** A file of a request, or the shop's picture of it, for a key that fits it and has not ended; everything else is not found. */
export async function readStaffFile(
  { config, db, shopMoment, storage }: Needs & Pick<Services, "db" | "storage">,
  { id, until, key }: { readonly id: string; readonly until: string; readonly key: string },
  view: AttachmentView = "file",
): Promise<OpenedAttachment | Refusal<"not-found">> {
  const isOpen = isCalendarDate(until) && until >= shopMoment().date;
  if (!isOpen || !sameText(key, keyOf(config.secretKey, id, until))) return refuse("not-found");
  return openAttachment({ storage }, await findAttachment(db, id), view);
}
