import { refuse, type Refusal } from "#domain/refusal.ts";
import { isEverydayName, MOST_VIEWS } from "#domain/studio/order-views.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { addSavedView, dropSavedView, readSavedViews, type SavedView } from "./saved-views-rows.ts";
import { lockStaff } from "#topics/staff/staff.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "db">;

/** Somebody's own views. They are theirs alone and change nothing of the shop: the audit log does not tell of them. */
export function listViews({ db }: Needs, staffId: number): Promise<readonly SavedView[]> {
  return readSavedViews(db, staffId);
}

interface KeptView {
  readonly name: string;
  /** What its address says, by the names there. */
  readonly query: Readonly<Record<string, string>>;
}

/** Keeps a list of orders under a name: two tabs of one person come one by one. */
export function keepView(
  { db }: Needs,
  staffId: number,
  { name, query }: KeptView,
): Promise<{ readonly ok: true; readonly view: SavedView } | Refusal<"view-name-used" | "views-full">> {
  return db.transaction(async (tx) => {
    await lockStaff(tx, staffId);
    if (isEverydayName(name)) return refuseStaff("view-name-used", "name");
    const views = await readSavedViews(tx, staffId);
    if (views.length >= MOST_VIEWS) return refuseStaff("views-full");
    const view = await addSavedView(tx, staffId, { name, query: String(new URLSearchParams(query)) });
    return view === null ? refuseStaff("view-name-used", "name") : { ok: true, view };
  });
}

/** Removes one of somebody's views. */
export async function removeView(
  { db }: Needs,
  staffId: number,
  id: number,
): Promise<{ readonly ok: true } | Refusal<"not-found">> {
  return (await dropSavedView(db, staffId, id)) ? { ok: true } : refuse("not-found");
}
