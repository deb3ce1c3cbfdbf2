import { z } from "zod";
import { rivalForm } from "#domain/laboratory/rival-price.ts";
import { cellChange } from "./catalogue.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const cents = z.int().meta({ description: "Cents, GST included, for all sets." });

const outcome = z.object({
  price: cents.nullable().meta({ description: "Null where it cannot be ordered." }),
  cost: cents.nullable().meta({ description: "What it costs the shop; null where there is no figure." }),
  days: z.int().nullable().meta({ description: "Working days until it is there, by the first way to ship." }),
  why: z.string().nullable().meta({ description: "Why it cannot be ordered, as a customer reads it." }),
});

const row = z.object({
  hash: z.string().meta({ description: "Of the selection." }),
  label: z.string(),
  pieces: z.int().meta({ description: "Of one set." }),
  sets: z.int(),
  picture: z
    .string()
    .nullable()
    .meta({ description: "The query of its picture; null where it is not on sale." }),
  address: z.string().nullable().meta({ description: "Where it can be looked at in the shop." }),
  before: outcome,
  after: outcome,
});

const explained = outcome.extend({
  rows: z.array(z.object({ quantity: z.int(), price: cents.nullable(), cost: cents.nullable() })).meta({
    description: "Every quantity that is listed, and its own.",
  }),
  parts: z.array(z.object({ label: z.string(), price: cents.nullable(), cost: cents.nullable() })).meta({
    description: "What price and cost are made of.",
  }),
});

/** A number of the price list by its row in the draft: a margin, or the smallest order of a product. */
const lever = {
  sheet: z.enum(["margins", "products"]).meta({ description: "Of the draft." }),
  row: z.string().max(100).meta({ description: "As the draft names it: `digital-sheet.1`, or a product." }),
};

const permille = z.int().meta({ description: "Thousandths of the price." });

const perCent = z.int().nullable().meta({ description: "Per cent; null: without an end." });

const found = z.object({
  compared: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  same: z.int(),
  gone: z.int().meta({ description: "Cannot be ordered any more." }),
  come: z.int().meta({ description: "Can be ordered again." }),
  steps: z
    .array(z.object({ from: perCent, to: perCent, count: z.int() }))
    .meta({ description: "From those that fall most to those that rise most." }),
  turnover_before: cents.meta({
    description: "Of the lines of the last orders, if everybody still ordered.",
  }),
  turnover_after: cents,
  margin_before: cents,
  margin_after: cents,
  lines_gone: z
    .int()
    .meta({ description: "Lines that could not be ordered any more: in none of the money." }),
  rises: z.array(row).meta({ description: "The ten that rise most." }),
  falls: z.array(row),
  broken: z
    .array(
      z.object({
        rule: z.enum(["no-price", "below-cost", "larger-cheaper", "given-away"]),
        count: z.int(),
        worst: z.array(
          z.object({
            hash: z.string(),
            label: z.string(),
            pieces: z.int(),
            sets: z.int(),
            price: cents.nullable(),
            against: cents.nullable().meta({
              description: "The cost, the smaller size's price, what the rates alone would ask.",
            }),
          }),
        ),
      }),
    )
    .meta({ description: "Rules of good prices that the draft breaks and what is on sale does not." }),
});

const hash = z.object({
  hash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .meta({ description: "Of the selection." }),
});

const rival = z.object({
  id: z.int(),
  title: z.string().meta({ description: "What the goods were called when it was noted; empty: not kept." }),
  name: z.string(),
  pieces: z.int(),
  cents: z.int(),
  seen_on: z.string(),
  place: z.string(),
  is_old: z.boolean().meta({ description: "Seen more than 90 days ago." }),
});

/** What a draft of prices does to what customers really configure. */
export const laboratory = {
  read: defineStudioCall({
    method: "GET",
    path: "laboratory",
    summary: "The draft replayed over the 1,000 selections priced most in 30 days, and the last 200 orders",
    description: "Worked out beside the shop: visitors do not wait. A newer draft ends the older's replay.",
    needs: "catalogue.change",
    replies: {
      200: z.object({
        version: z.string(),
        changes: z.int().meta({ description: "Of the draft." }),
        conflicts: z.int().meta({ description: "Of these, undecided: they are left out." }),
        faults: z.int().meta({ description: "What keeps it from being sold by: nothing is replayed." }),
        configurations: z.int().meta({ description: "Different selections that are replayed." }),
        priced: z.int().meta({ description: "Of these, priced by visitors." }),
        orders: z.int(),
        lines: z.int().meta({ description: "Of these orders, without what was written by hand." }),
        is_listed: z.boolean().meta({
          description: "Nobody has configured anything yet: everything listed stands for it.",
        }),
        found: found.nullable().meta({ description: "Null where nothing is drafted, or with faults." }),
        presses: z
          .array(
            z.object({
              code: z.string(),
              name: z.string(),
              margins: z.array(
                z.object({
                  upTo: z.int().nullable().meta({ description: "Pieces; null: all beyond." }),
                  permille: z.int().meta({ description: "Times the cost, in thousandths, by the draft." }),
                  sold: z.int().nullable().meta({ description: "The same on sale." }),
                }),
              ),
            }),
          )
          .meta({ description: "Margins by the draft, of each press that has them." }),
        products: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  list: defineStudioCall({
    method: "GET",
    path: "laboratory/configurations",
    summary: "The selections behind a bar, at most 100, those that change most first",
    needs: "catalogue.change",
    query: z.object({
      list: z
        .string()
        .regex(/^([0-8]|gone|come)$/)
        .meta({ description: "The place of a step, from 0; or `gone` or `come`." }),
    }),
    replies: { 200: z.object({ total: z.int(), rows: z.array(row) }) },
    refusals: ofStaff,
    example: { query: { list: "5" } },
  }),
  explain: defineStudioCall({
    method: "GET",
    path: "laboratory/configurations/:hash",
    summary: "One selection by what is on sale and by the draft, with what price and cost are made of",
    needs: "catalogue.change",
    params: hash,
    replies: {
      200: z.object({
        row,
        before: explained,
        after: explained,
        today: z.string(),
        rivals: z.array(rival).meta({ description: "What other shops ask for the same, by pieces." }),
      }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { params: { hash: "0123456789abcdef" } },
  }),
  addRival: defineStudioCall({
    method: "POST",
    path: "laboratory/configurations/:hash/rivals",
    summary: "Note what another shop asks for the same goods",
    description:
      "It stands beside every quantity of these goods. The same shop’s price for as many pieces takes the older one’s place.",
    needs: "catalogue.change",
    params: hash,
    body: rivalForm,
    replies: { 200: z.object({ id: z.int() }) },
    refusals: [...ofStaff, "not-found", "refused"],
    example: {
      params: { hash: "0123456789abcdef" },
      body: { name: "Sticker King", pieces: "100", price: "49.90", seen_on: "2026-11-20", place: "" },
    },
  }),
  rivals: defineStudioCall({
    method: "GET",
    path: "laboratory/rivals",
    summary: "What other shops ask, of all goods: whether anything is drafted, or replayed, or not",
    needs: "catalogue.change",
    replies: {
      200: z.object({
        rivals: z.array(rival).meta({ description: "At most 500, by what the goods are called." }),
        more: z.int().meta({ description: "How many further ones there are." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  removeRival: defineStudioCall({
    method: "POST",
    path: "laboratory/rivals/:id/remove",
    summary: "Take a price of another shop away",
    needs: "catalogue.change",
    params: z.object({
      id: z.coerce.number().int().min(1).max(2_000_000_000).meta({ description: "Of the price." }),
    }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found"],
    example: { params: { id: 1 } },
  }),
  least: defineStudioCall({
    method: "GET",
    path: "laboratory/least",
    summary: "What must be charged for a margin: the least value of a number at which selections leave it",
    description:
      "Reckoned by the draft over what customers have configured and hangs on the number, at most 150 of it; where they have configured no such thing, over what is listed. Margins never rise with the quantity: rows that are in the way go along.",
    needs: "catalogue.change",
    query: z.object({
      ...lever,
      product: z.coerce.number().int().positive().optional().meta({ description: "Of it alone." }),
      margin: z.coerce.number().int().min(10).max(950).meta({ description: "Thousandths of the price." }),
    }),
    replies: {
      200: z.object({
        count: z.int().meta({ description: "Selections that it was reckoned with; 0: none hangs on it." }),
        is_listed: z.boolean(),
        current: z.string().meta({ description: "Its value in the draft." }),
        now: permille.nullable().meta({ description: "What is left of their price by the draft." }),
        found: z
          .object({
            value: z.string(),
            reached: permille,
            edits: z.array(cellChange).meta({ description: "What puts it in the draft." }),
          })
          .nullable()
          .meta({ description: "Null where no value does." }),
      }),
    },
    refusals: [...ofStaff, "not-found", "catalogue-faulty"],
    example: { query: { sheet: "margins", row: "digital-sheet.1", product: "1", margin: "700" } },
  }),
};
