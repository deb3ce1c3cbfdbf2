import { readCursor, writeCursor } from "#domain/order/listing/list-cursor.ts";
import type { OrderFilter, OrderSort } from "#domain/order/listing/order-list.ts";
import { type LeavingDays, leavingDays, type UrgencyDay } from "#domain/order/printing/print-urgency.ts";
import type { OrderUrgency } from "#domain/order/printing/urgencies.ts";
import { searchTerms } from "#domain/order/listing/search-terms.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import {
  countOrders,
  type ListedRow,
  type ListPlace,
  readOrderPage,
  readWorksLeft,
} from "./order-page-rows.ts";
import type { Services } from "#topics/services.ts";
import { isEverydayName, MOST_VIEWS } from "#domain/studio/order-views.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { addSavedView, dropSavedView, readSavedViews, type SavedView } from "./list-rows.ts";
import { lockStaff } from "#topics/staff/staff.ts";

/** Orders of one page. */
export const ORDERS_A_PAGE = 50;

/** More are not counted. */
const COUNTED = 1_000;

const NOT_A_PLACE = "This is no place in the list as it is sorted.";

/** What is asked for, as an address says it. */
export interface OrdersQuery extends Omit<OrderFilter, "leaves" | "search"> {
  /** By the day on which they leave; none: however they stand. */
  readonly urgencies: readonly OrderUrgency[];
  readonly search: string;
  readonly sort: OrderSort;
  readonly isDescending: boolean;
  /** "" for the beginning. */
  readonly cursor: string;
}

export interface OrderListPage {
  readonly ok: true;
  readonly rows: readonly ListedRow[];
  /** Where the pages before and after it begin; null where there is none. */
  readonly back: string | null;
  readonly next: string | null;
  /** How many are listed in all; one more than is counted stands for more. */
  readonly listed: number;
}

/** A page's rows as they are shown, with the ways on from it; one row more than a page was asked for. */
function pageOf(found: readonly ListedRow[], { cursor }: ListPlace): Omit<OrderListPage, "ok" | "listed"> {
  const isBack = cursor?.isBack ?? false;
  const isMore = found.length > ORDERS_A_PAGE;
  const nearest = found.slice(0, ORDERS_A_PAGE);
  const rows = isBack ? nearest.toReversed() : nearest;
  const [first, last] = [rows[0], rows.at(-1)];
  const way = (row: ListedRow | undefined, back: boolean) =>
    row === undefined ? null : writeCursor({ value: row.sortedBy, id: row.id, isBack: back });
  const isAnyBefore = isBack ? isMore : cursor !== null;
  const isAnyAfter = isBack || isMore;
  return { rows, back: isAnyBefore ? way(first, true) : null, next: isAnyAfter ? way(last, false) : null };
}

/** By what urgency is told now. */
export function urgencyDay({
  catalogue,
  shopMoment,
}: Pick<Services, "catalogue" | "shopMoment">): UrgencyDay {
  return { current: catalogue.current(), moment: shopMoment() };
}

/** The days on which orders leave that are so urgent now. */
async function daysOfUrgent(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  urgencies: readonly OrderUrgency[],
): Promise<readonly LeavingDays[]> {
  return leavingDays(urgencyDay(services), urgencies, await readWorksLeft(services.db));
}

/** A page of all orders of the shop, as lists note them. */
export async function listShopOrders(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  { search: typed, urgencies, sort, isDescending, cursor: from, ...narrowed }: OrdersQuery,
): Promise<OrderListPage | Refusal<"refused">> {
  const searched = searchTerms(typed);
  if (!searched.ok) return searched;
  const cursor = from === "" ? null : readCursor(from, sort);
  if (from !== "" && cursor === null) return refuseFields("refused", { cursor: NOT_A_PLACE });
  const { db } = services;
  const leaves = urgencies.length === 0 ? null : await daysOfUrgent(services, urgencies);
  const filter = { ...narrowed, leaves, search: searched.search };
  const place = { sort, isDescending, cursor };
  const found = await readOrderPage(db, filter, place, ORDERS_A_PAGE + 1);
  const listed = await countOrders(db, filter, sort, COUNTED + 1);
  return { ok: true, ...pageOf(found, place), listed };
}

const everyOrder = { stages: [], waits: null, money: null, leavesFrom: null, leavesUntil: null } as const;
const unsearched = { words: [], numberStart: null } as const;

/** How many orders are so urgent now, up to as many as are counted. */
export async function countUrgent(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  urgency: OrderUrgency,
): Promise<number> {
  const leaves = await daysOfUrgent(services, [urgency]);
  return countOrders(services.db, { ...everyOrder, leaves, search: unsearched }, "leaves", COUNTED + 1);
}

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
