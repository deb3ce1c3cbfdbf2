import { cardsRefusedSchema } from "./cards-refused.ts";
import { z } from "zod";
import { awaitedKinds, moneyStates, orderSorts, orderStages } from "#domain/order/listing/order-list.ts";
import { urgencies } from "#domain/order/printing/urgencies.ts";
import { orderTaskKinds } from "#domain/order/waiting/order-tasks.ts";
import { todayKinds } from "#domain/order/waiting/today-lanes.ts";
import { setUpSchema } from "./set-up.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const dollars = z.number().meta({ description: "NZD, GST included." });
const day = z.iso.date();

const listedOrder = z.object({
  order_no: z.string(),
  customer: z.string(),
  company: z.string(),
  items: z.array(z.string()).readonly().meta({ description: "Titles of its lines." }),
  stage: z.enum(orderStages),
  waits_for: z.array(z.enum(awaitedKinds)).readonly(),
  tasks: z
    .array(z.enum(orderTaskKinds))
    .readonly()
    .meta({ description: "What waits for a person of the shop." }),
  total: dollars,
  due: dollars.meta({ description: "Still to be paid; below 0 it is owed to the customer." }),
  on_account: dollars,
  leaves_on: day.nullable(),
  urgency: z.enum(urgencies).nullable().meta({
    description:
      "It has not left. Late: its day has passed. Risk: begun now it leaves after its day. Today: it has to be begun today.",
  }),
  placed_at: z.iso.datetime(),
  seen: z.int().meta({ description: "Its newest fact." }),
});

const stageList = z
  .string()
  .max(100)
  .default("")
  .transform((text) => text.split(",").filter((word) => word !== ""))
  .pipe(z.array(z.enum(orderStages)))
  .meta({ description: "One or several, with commas." });

const urgencyList = z
  .string()
  .max(20)
  .default("")
  .transform((text) => text.split(",").filter((word) => word !== ""))
  .pipe(z.array(z.enum(urgencies)))
  .meta({ description: "How they stand by the day on which they leave: one or several, with commas." });

/** All orders of the shop. */
export const studioOrders = {
  list: defineStudioCall({
    method: "GET",
    path: "orders",
    summary: "Orders, found, narrowed and sorted; 50 a page",
    needs: "orders.read",
    query: z.object({
      search: z.string().max(200).default("").meta({
        description:
          "Words, one of them of three letters or more, in number, name, address, company, PO number and goods; shorter ones where words begin.",
      }),
      stage: stageList,
      waits: z.enum(awaitedKinds).optional().meta({ description: "What it waits for." }),
      money: z.enum(moneyStates).optional().meta({ description: "How its money stands." }),
      leaves_from: day.optional().meta({ description: "The first day on which it is to leave." }),
      leaves_until: day.optional().meta({ description: "The last such day." }),
      urgency: urgencyList,
      sort: z.enum(orderSorts).default("placed").meta({ description: "What the list is sorted by." }),
      way: z
        .enum(["falling", "rising"])
        .default("falling")
        .meta({ description: "Largest or newest first, or last." }),
      cursor: z.string().max(80).default("").meta({ description: "Of another page of the same list." }),
    }),
    replies: {
      200: z.object({
        orders: z.array(listedOrder),
        back: z.string().nullable(),
        next: z.string().nullable(),
        listed: z.int().meta({ description: "How many there are in all; 1001 stands for more." }),
      }),
    },
    refusals: [...ofStaff, "refused"],
    example: { query: { stage: "ready,in-production", sort: "leaves", way: "rising" } },
  }),
} as const;

const order = z.object({
  order_no: z.string(),
  customer: z.string(),
  items: z.array(z.string()).readonly(),
  seen: z.int().meta({ description: "Its newest fact." }),
});

const counts = z.array(z.object({ kind: z.enum(todayKinds), tasks: z.int(), late: z.int() })).readonly();

/** What waits for a person. */
export const today = {
  counts: defineStudioCall({
    method: "GET",
    path: "counts",
    summary: "How much of each kind waits for a person of the shop",
    needs: "orders.read",
    replies: { 200: z.object({ counts }) },
    refusals: ofStaff,
    example: {},
  }),
  read: defineStudioCall({
    method: "GET",
    path: "today",
    summary: "What waits for a person of the shop, the most urgent first",
    needs: "orders.read",
    query: z.object({
      kind: z.enum(todayKinds).optional().meta({ description: "Only tasks of this kind." }),
    }),
    replies: {
      200: z.object({
        date: day.meta({ description: "Today, in the shop." }),
        tasks: z.array(
          z.object({
            kind: z.enum(todayKinds),
            since: z.iso.datetime(),
            deadline: day,
            urgency: z.enum(["late", "risk", "today", "soon"]).nullable().meta({
              description:
                "Late: its day has passed. Risk: begun now the order leaves after it. Today: it is its day. Soon: it has to be begun today.",
            }),
            order: order.nullable(),
            words: z.string().meta({ description: "What it is about, where that is no order." }),
            request_no: z.string().nullable(),
            recipient: z.string().nullable().meta({ description: "Whom a refused mail did not reach." }),
          }),
        ),
        at_risk: z.int().meta({ description: "Orders that leave after their day if they are begun now." }),
        counts,
        cards_refused: cardsRefusedSchema.meta({
          description:
            "Why who takes cards refused the last question of the shop; null where it was answered.",
        }),
        set_up: setUpSchema
          .nullable()
          .meta({ description: "For owners, while something of the shop’s set-up is open." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
} as const;
