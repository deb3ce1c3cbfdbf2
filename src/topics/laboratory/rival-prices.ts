import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { goodsHash, isOldRival, type RivalPrice, type rivalForm } from "#domain/laboratory/rival-price.ts";
import { formatMoney, parseCents } from "#domain/money.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { rivalPriceTable } from "#platform/db/schema/rival-price.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "db" | "shopMoment">;
type RivalInput = z.output<typeof rivalForm>;

type RivalRow = typeof rivalPriceTable.$inferSelect;
type RivalView = StudioReplyTo<"GET laboratory/rivals">["rivals"][number];

function rivalToWire(row: RivalRow, today: CalendarDate): RivalView {
  const { goodsHash: _goods, seenOn, ...shown } = row;
  return { ...shown, seen_on: seenOn, is_old: isOldRival(row, today) };
}

/** What other shops ask for a selection's goods, by pieces. */
export async function readRivals({ db, shopMoment }: Needs, selection: Selection): Promise<RivalView[]> {
  const rows = await db
    .select()
    .from(rivalPriceTable)
    .where(eq(rivalPriceTable.goodsHash, goodsHash(selection)))
    .orderBy(asc(rivalPriceTable.pieces), asc(rivalPriceTable.name));
  const today = shopMoment().date;
  return rows.map((row) => rivalToWire(row, today));
}

/** More are counted. */
const MOST_LISTED = 500;

/** What other shops ask, of all goods: also of those that nobody configures any more. */
export async function listRivals({ db, shopMoment }: Needs): Promise<StudioReplyTo<"GET laboratory/rivals">> {
  const { title, goodsHash: goods, pieces, name } = rivalPriceTable;
  const rows = await db
    .select()
    .from(rivalPriceTable)
    .orderBy(asc(title), asc(goods), asc(pieces), asc(name))
    .limit(MOST_LISTED);
  const more = rows.length < MOST_LISTED ? 0 : (await db.$count(rivalPriceTable)) - rows.length;
  const today = shopMoment().date;
  return { rivals: rows.map((row) => rivalToWire(row, today)), more };
}

function said({ pieces, cents, seenOn }: RivalPrice): string {
  return `${formatMoney(cents)} for ${pieces}, seen ${seenOn}`;
}

/** The price of the same shop for as many pieces, which a newer one takes the place of; until then nobody else changes it. */
async function findSameRival(
  tx: Transaction,
  { goodsHash: goods, name, pieces }: Pick<RivalRow, "goodsHash" | "name" | "pieces">,
): Promise<RivalRow | null> {
  const [row] = await tx
    .select()
    .from(rivalPriceTable)
    .where(
      and(
        eq(rivalPriceTable.goodsHash, goods),
        eq(rivalPriceTable.name, name),
        eq(rivalPriceTable.pieces, pieces),
      ),
    )
    .for("update");
  return row ?? null;
}

/** Notes what another shop asks for a selection's goods, with what they are called; a newer price of the same number of pieces takes the older's place. */
export async function addRival(
  { db, shopMoment }: Needs,
  staffId: number,
  { selection, title }: { readonly selection: Selection; readonly title: string },
  { name, pieces, price, seen_on: seenOn, place }: RivalInput,
): Promise<{ readonly ok: true; readonly id: number } | Refusal<"refused">> {
  if (seenOn > shopMoment().date)
    return refuseFields("refused", { seen_on: "Please choose a day that has come." });
  const rival = { name, pieces: Number(pieces), cents: parseCents(price) ?? 0, seenOn, place };
  const goods = goodsHash(selection);
  return db.transaction(async (tx) => {
    const before = await findSameRival(tx, { ...rival, goodsHash: goods });
    const [row] = await tx
      .insert(rivalPriceTable)
      .values({ ...rival, title, goodsHash: goods })
      .onConflictDoUpdate({
        target: [rivalPriceTable.goodsHash, rivalPriceTable.name, rivalPriceTable.pieces],
        set: { title, cents: rival.cents, seenOn, place },
      })
      .returning({ id: rivalPriceTable.id });
    if (row === undefined) throw new Error("A price of another shop was not stored.");
    const target = `price of ${name}`;
    await writeAudit(tx, {
      staffId,
      action: "rival.noted",
      target,
      ...(before && { before: { price: said(before) } }),
      after: { price: said(rival) },
    });
    return { ok: true, id: row.id };
  });
}

async function findRival(db: Queries, id: number) {
  const [row] = await db.select().from(rivalPriceTable).where(eq(rivalPriceTable.id, id));
  return row ?? null;
}

/** Takes a price of another shop away. */
export function removeRival(
  { db }: Needs,
  staffId: number,
  id: number,
): Promise<{ readonly ok: true } | Refusal<"not-found">> {
  return db.transaction(async (tx) => {
    const row = await findRival(tx, id);
    if (row === null) return refuse("not-found");
    await tx.delete(rivalPriceTable).where(eq(rivalPriceTable.id, id));
    const target = `price of ${row.name}`;
    await writeAudit(tx, { staffId, action: "rival.removed", target, before: { price: said(row) } });
    return { ok: true };
  });
}
