import { z } from "zod";
import { orderStages } from "#domain/order/listing/order-list.ts";
import { periodSteps } from "#domain/numbers/periods.ts";
import { behindKinds } from "#domain/numbers/behind.ts";
import { soldBy } from "#domain/numbers/sold-by.ts";
import { searchPlaces } from "#domain/search/search-place.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const dollars = z.number().meta({ description: "NZD, GST included." });
const day = z.iso.date();
/** Of a century that a shop has figures in. */
const askedDay = day.regex(/^20\d\d-/);

const figures = z.object({
  orders: z.int().meta({ description: "Placed, and not given up since." }),
  turnover: dollars.meta({ description: "What these come to now, shipping and GST included." }),
  gst: z.number().meta({ description: "The GST in it, NZD, rounded for each order." }),
  average: dollars.nullable(),
  margin: dollars.meta({ description: "What their goods bring over what these cost; shipping is left out." }),
  margin_permille: z.int().nullable().meta({ description: "In thousandths of what the goods bring." }),
  without_cost: z.int().meta({ description: "Orders of which that is not known: they are in no margin." }),
  new_customers: z.int().meta({ description: "Orders that are the first of their address." }),
  returning: z.int().meta({ description: "Orders that are later ones." }),
  paid_orders: z
    .int()
    .meta({ description: "Of these orders, those of which nothing is to be paid any more." }),
  given_up: z.int().meta({ description: "Placed then, and cancelled or lapsed since." }),
  paid_in: dollars.meta({ description: "Money that came, for whichever order." }),
  given_back: dollars.meta({ description: "Money that was given back; points are none." }),
  sent: z.int().meta({ description: "Orders that left the house." }),
  late: z.int().meta({ description: "Of these, after the day that was promised." }),
  days_to_send: z.number().nullable().meta({ description: "From paid to sent; half took longer." }),
  requests: z.int().meta({ description: "Quote requests that came." }),
  answered: z.int().meta({ description: "Of these, by now." }),
  hours_to_answer: z.number().nullable().meta({ description: "Half took longer." }),
  ordered_requests: z.int().meta({ description: "Of these, by now." }),
});

/** Steps of visitors, of whole days alone: they are counted by the day. */
const funnel = z.object({
  visits: z.int().meta({ description: "Pages opened from elsewhere, robots left out." }),
  configured: z.int().meta({ description: "Pages beside which a price was asked for." }),
  carts: z.int().meta({ description: "Carts that were begun." }),
  checkouts: z.int().meta({ description: "Checkouts at which something was typed." }),
  searches: z.int().meta({ description: "Searches of the shop, each once a day for a network." }),
  empty_searches: z.int().meta({ description: "Of these, those that found nothing." }),
  mails_sent: z.int(),
  mails_refused: z.int().meta({ description: "By the server of their address, for good." }),
  jobs_done: z.int().meta({ description: "Other work in the background." }),
  jobs_given_up: z.int().meta({ description: "That failed every try, mails among them." }),
});

const sold = z.object({
  lines: z.int(),
  pieces: z.int().meta({ description: "Of all sets." }),
  sales: dollars.meta({ description: "Before coupons and points." }),
  margin: dollars,
  margin_permille: z.int().nullable(),
});

const from = askedDay.optional().meta({ description: "The first day, by the shop's calendar." });
const until = askedDay.optional().meta({ description: "The last day; today where none is given." });

const soldName = z.string().max(200).default("");

/** How the shop fares, in figures. */
export const numbers = {
  read: defineStudioCall({
    method: "GET",
    path: "numbers",
    summary: "Orders, money, work and requests by day, week or month",
    description:
      "Whole periods of the shop's calendar, at most 120; weeks begin on Monday. An order counts in the period it was placed in, with what it comes to now.",
    needs: "numbers.see",
    query: z.object({
      by: z.enum(periodSteps).default("week").meta({ description: "How long each bar is." }),
      from,
      until,
    }),
    replies: {
      200: z.object({
        from: day,
        until: day,
        today: day,
        is_counting: z
          .boolean()
          .meta({ description: "Orders of an earlier program are still being noted: figures are too low." }),
        now: figures.meta({ description: "Of the period that today is in, so far." }),
        before: figures.meta({ description: "Of the period before, as far as now." }),
        before_whole: figures,
        before_that: figures.meta({ description: "Of the whole period before that." }),
        periods: z.array(figures.extend({ ...funnel.shape, begins: day, ends: day })),
        products: z
          .array(sold.extend({ product: z.string() }))
          .meta({ description: "The ten that brought in most, the first first." }),
        stocks: z
          .array(sold.extend({ stock: z.string() }))
          .meta({ description: "The same of what it is made of, where a catalogue knows that." }),
        sizes: z.array(sold.extend({ size: z.string() })).meta({ description: "The same of sizes." }),
        waiting: z
          .object({
            mails: z.int(),
            jobs: z.int(),
            given_up: z.int().meta({ description: "Jobs that failed every try, and that nobody saw to." }),
          })
          .meta({ description: "What waits now, whatever the days." }),
        empty_searches: z
          .array(
            z.object({
              place: z.enum(searchPlaces).meta({ description: "Of the goods, or of the questions." }),
              words: z.string().meta({ description: "Without accents; of nobody." }),
              times: z.int().meta({ description: "Each once a day for a network; at least three." }),
              last: day.meta({ description: "The last day." }),
            }),
          )
          .meta({ description: "The thirty that were searched for most and nothing was found." }),
      }),
    },
    refusals: [...ofStaff, "refused"],
    example: { query: { by: "week", from: "2026-08-31" } },
  }),
  sold: defineStudioCall({
    method: "GET",
    path: "numbers/sold",
    summary: "What was sold of one product, stock or size, period by period",
    needs: "numbers.see",
    query: z.object({
      by: z.enum(periodSteps).meta({ description: "How long each bar is." }),
      from,
      until: askedDay.optional().meta({ description: "The last day; the period that it is in is whole." }),
      of: z.enum(soldBy).meta({ description: "What `name` is." }),
      name: z.string().min(1).max(200).meta({ description: "As `numbers` names it." }),
    }),
    replies: {
      200: z.object({
        today: day,
        periods: z.array(sold.extend({ begins: day, ends: day })),
      }),
    },
    refusals: [...ofStaff, "refused"],
    example: { query: { by: "week", from: "2026-08-31", of: "stock", name: "Art Paper, Gloss" } },
  }),
  behind: defineStudioCall({
    method: "GET",
    path: "numbers/orders",
    summary: "The orders behind a figure, the newest first; 50 a page",
    needs: "numbers.see",
    query: z.object({
      of: z.enum(behindKinds).meta({ description: "What happened to them then." }),
      from: askedDay.meta({ description: "The first day, by the shop's calendar." }),
      until: askedDay.meta({ description: "The last day; with the first at most 120 months." }),
      product: soldName.meta({
        description:
          "Of orders placed alone: those with such a line, with what these lines come to and bring.",
      }),
      stock: soldName.meta({ description: "The same of what it is made of." }),
      size: soldName.meta({ description: "The same of a size." }),
      cursor: z.string().max(80).default("").meta({ description: "Of the next page." }),
    }),
    replies: {
      200: z.object({
        listed: z.int().nullable().meta({ description: "How many there are in all; with the first page." }),
        amount: dollars
          .nullable()
          .meta({ description: "What all of them come to: the figure; with the first page." }),
        orders: z.array(
          z.object({
            order_no: z.string(),
            customer: z.string(),
            items: z.array(z.string()),
            stage: z.enum(orderStages),
            amount: dollars.meta({ description: "What it counts for." }),
            margin: dollars.nullable().meta({ description: "Null without a known cost, and of money." }),
            at: z.iso.datetime().meta({ description: "When that was." }),
            seen: z.int().meta({ description: "Which row of that order: one may stand here twice." }),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    refusals: [...ofStaff, "refused"],
    example: { query: { of: "placed", from: "2026-11-23", until: "2026-11-29" } },
  }),
} as const;
