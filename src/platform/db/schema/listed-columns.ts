import { sql } from "drizzle-orm";
import { date, type ExtraConfigColumn, index, integer, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { Awaited } from "#domain/order/waiting/waits-for.ts";

/**
 * What lists of orders ask for beside the stage: of its facts, worked out anew in the transaction of each. Never the truth: what is
 * shown of one order is worked out from its facts. Money in cents.
 */
export const listedColumns = () => ({
  /** What an open order waits for. */
  waits: text("waits").array().$type<Awaited[]>().notNull().default([]),
  /** With what was accepted at the proofs. */
  currentTotal: integer("current_total").notNull().default(0),
  /** Still to be paid; below 0 it is owed to the customer. */
  due: integer("due").notNull().default(0),
  onAccount: integer("on_account").notNull().default(0),
  /** The day it leaves, from when it is approved and paid; null before, and of what was given up. */
  leavesOn: date("leaves_on"),
  /** The most working days that a line of it takes that was not printed; null where none is, and while it is not in the house. */
  workDays: integer("work_days"),
  /** Its newest fact: it rises with whatever happens. */
  newestFact: integer("newest_fact").notNull().default(0),
  /** Number, name, mail, company, PO number and goods, as they are looked for; a trigram index stands in the migration. */
  search: text("search").notNull().default(""),
  /** Which order of its address it was when it was noted first, from 1, given up ones counted; 0 before that. It stays (decision 322). */
  nth: integer("nth").notNull().default(0),
  /** Since when so much is covered that it can be made: all of it or the deposit, paid or on account. What is still to be paid is `due`. */
  paidAt: timestamp("paid_at", { withTimezone: true }),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  /** The shop's day of it: asking the clock of its zone for each of 200,000 orders takes longer than all else. */
  sentOn: date("sent_on"),
  /** What its goods are sold for, coupon and points taken off: its total without shipping. */
  goodsTotal: integer("goods_total").notNull().default(0),
  /** What these cost the shop, GST included, by the catalogue it was placed with; null where that is not known. */
  cost: integer("cost"),
  /** By which rule all this was worked out; an older one is done anew at a start. */
  listedBy: smallint("listed_by").notNull().default(0),
});

type ListedTable = Readonly<
  Record<
    | "id"
    | "orderNo"
    | "stage"
    | "placedAt"
    | "waits"
    | "currentTotal"
    | "due"
    | "onAccount"
    | "leavesOn"
    | "workDays"
    | "nth"
    | "paidAt"
    | "sentAt"
    | "sentOn"
    | "goodsTotal"
    | "cost"
    | "listedBy",
    ExtraConfigColumn
  >
>;

/** Orders without a day come after all others. */
const leaves = ({ leavesOn }: ListedTable) => sql`coalesce(${leavesOn}, 'infinity'::date)`;

/** One for each way a list is sorted and for what it is narrowed by: no page of it reads the whole table. */
export const listIndexes = (table: ListedTable) => [
  index("shop_order_placed").on(table.placedAt, table.id),
  index("shop_order_leaves").on(leaves(table), table.id),
  // With the work that is left: what is at risk is counted by the index alone.
  index("shop_order_to_leave")
    .on(leaves(table), table.id, table.workDays)
    .where(sql`${table.stage} in ('ready', 'in-production')`),
  index("shop_order_total").on(table.currentTotal, table.id),
  index("shop_order_stage_placed").on(table.stage, table.placedAt, table.id),
  index("shop_order_stage_leaves").on(table.stage, leaves(table), table.id),
  index("shop_order_stage_total").on(table.stage, table.currentTotal, table.id),
  index("shop_order_waits_payment")
    .on(table.placedAt, table.id)
    .where(sql`'payment' = any(${table.waits})`),
  index("shop_order_waits_proof")
    .on(table.placedAt, table.id)
    .where(sql`'proof' = any(${table.waits})`),
  index("shop_order_waits_approval")
    .on(table.placedAt, table.id)
    .where(sql`'approval' = any(${table.waits})`),
  index("shop_order_unpaid")
    .on(table.placedAt, table.id)
    .where(sql`${table.due} > 0`),
  index("shop_order_owed")
    .on(table.placedAt, table.id)
    .where(sql`${table.due} < 0`),
  index("shop_order_on_account")
    .on(table.placedAt, table.id)
    .where(sql`${table.onAccount} > 0`),
  index("shop_order_number").on(sql`${table.orderNo} text_pattern_ops`),
  index("shop_order_listed_by").on(table.listedBy, table.id),
];

/** Figures of some weeks or years are read from these alone: columns that an index cannot only include stand last in its key. */
export const figureIndexes = (table: ListedTable) => [
  index("shop_order_figures").on(
    table.placedAt,
    table.stage,
    table.currentTotal,
    table.goodsTotal,
    table.cost,
    table.nth,
    table.due,
  ),
  index("shop_order_sent")
    .on(table.sentAt, table.sentOn, table.leavesOn, table.paidAt)
    .where(sql`${table.sentAt} is not null`),
];
