import { z } from "zod";
import { takenWays } from "#domain/order/order-fact.ts";
import { rowId } from "../schemas/request-fields.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const way = z.enum(takenWays).meta({ description: "By telephone, or at the counter." });
const draft = z.object({ id: rowId("An order that is being taken.") });
const line = draft.extend({ line: rowId("A line of its cart.") });
const dollars = z.number();
const version = z.int().min(1).meta({ description: "As the page showed it." });

const listed = z.object({
  id: z.int(),
  name: z.string(),
  way,
  items: z.int(),
  begun_by: z.string(),
  changed: z.iso.datetime(),
});

const item = z.object({
  id: z.int(),
  title: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  quantity: z.string(),
  files: z.string().meta({ description: "Which files it is printed from, in words." }),
  price: dollars.nullable(),
  usual: dollars.nullable().meta({ description: "What the catalogue asks." }),
  cost: dollars.nullable().meta({ description: "For who may see margins, where there is a figure." }),
  agreed: z
    .string()
    .nullable()
    .meta({ description: "Why its price was set by hand; null where it was not." }),
  ended: dollars
    .nullable()
    .meta({ description: "A price by hand that holds no more: something else is configured now." }),
  why: z.string().nullable().meta({ description: "Why it has no price." }),
});

const whole = z.object({
  id: z.int(),
  version: z.int(),
  way,
  name: z.string(),
  order_no: z.string().nullable(),
  quotation: z.object({ number: z.string(), url: z.string() }).nullable(),
  contact: z.record(z.string(), z.string()),
  is_account: z.boolean().meta({ description: "The address has an account: the order becomes one of it." }),
  credit_left: dollars.nullable().meta({ description: "What may still be owed on account." }),
  items: z.array(item).readonly(),
  shipping: z
    .array(z.object({ method: z.string(), cost: dollars, delivery: z.string(), words: z.string() }))
    .readonly(),
  shipping_method: z.string().nullable(),
  delivery: z.string().nullable().meta({ description: "The day of delivery that placing it promises." }),
  sub_total: dollars,
  shipping_fee: dollars,
  total: dollars,
  gst: dollars,
});

const shown = z.object({
  version,
  total: dollars,
  delivery: z.string().nullable().default(null),
});

const ofChange = [...ofStaff, "draft-closed", "not-found", "too-many-tries"] as const;

const ofPlacing = [
  ...ofChange,
  "artwork-gone",
  "cart-empty",
  "cut-line-gone",
  "draft-moved",
  "order-changed",
  "refused",
] as const;

/** Orders that the staff take for customers, from their drafts on. */
export const counter = {
  list: defineStudioCall({
    method: "GET",
    path: "counter",
    summary: "Orders that are being taken, the last touched first",
    needs: "orders.place",
    replies: { 200: z.object({ drafts: z.array(listed).readonly() }) },
    refusals: ofStaff,
    example: {},
  }),
  begin: defineStudioCall({
    method: "POST",
    path: "counter",
    summary: "Begin an order for a customer",
    description: "Of one whom the shop knows, with what it knows. The same key once more is the same one.",
    needs: "orders.place",
    body: z.object({
      key: z.uuid(),
      way,
      ref: z
        .string()
        .regex(/^g?\d{1,9}$/)
        .optional()
        .meta({ description: "The customer, as their list names them; none for somebody new." }),
    }),
    replies: { 200: z.object({ id: z.int() }) },
    refusals: [...ofStaff, "not-found", "too-many-tries"],
    example: { body: { key: "7f2a3c9e-58a1-4d77-9f0e-2f6f1a3b5c4d", way: "telephone" } },
  }),
  read: defineStudioCall({
    method: "GET",
    path: "counter/:id",
    summary: "An order that is being taken, priced as of now",
    needs: "orders.place",
    params: draft,
    replies: { 200: whole },
    refusals: [...ofStaff, "not-found"],
    example: { params: { id: 1 } },
  }),
  save: defineStudioCall({
    method: "PUT",
    path: "counter/:id",
    summary: "Keep whom it is for, where it goes and how",
    description:
      "Right or wrong, as it was typed. Refused where somebody else has changed it since `version`.",
    needs: "orders.place",
    params: draft,
    body: z.object({
      version,
      way,
      contact: z.record(z.string().max(40), z.string().max(500)),
      shipping_method: z.string().max(40).nullable(),
    }),
    replies: { 200: z.object({ version: z.int() }) },
    refusals: [...ofChange, "draft-moved"],
    example: {
      params: { id: 1 },
      body: { version: 1, way: "telephone", contact: { first_name: "Jo" }, shipping_method: null },
    },
  }),
  discard: defineStudioCall({
    method: "DELETE",
    path: "counter/:id",
    summary: "Discard it, with what is known of its customer",
    needs: "orders.place",
    params: draft,
    replies: { 200: z.object({}) },
    refusals: ofChange,
    example: { params: { id: 1 } },
  }),
  open: defineStudioCall({
    method: "POST",
    path: "counter/:id/shop",
    summary: "Open the shop for it: what this browser adds to the cart is added to the order",
    description: "Answers a link that is followed once, within a minute.",
    needs: "orders.place",
    params: draft,
    body: z.object({
      line: z.int().optional().meta({ description: "The line to change; none to add another." }),
    }),
    replies: { 200: z.object({ url: z.string() }) },
    refusals: ofChange,
    example: { params: { id: 1 }, body: {} },
  }),
  removeLine: defineStudioCall({
    method: "DELETE",
    path: "counter/:id/lines/:line",
    summary: "Take a line out of it",
    needs: "orders.place",
    params: line,
    replies: { 200: z.object({}) },
    refusals: ofChange,
    example: { params: { id: 1, line: 1 } },
  }),
  agree: defineStudioCall({
    method: "PUT",
    path: "counter/:id/lines/:line/price",
    summary: "Agree on a price for a line",
    description:
      "It holds for what is configured now. 409 for one below what it costs the shop, unless `below_cost`, and where the catalogue asks another price than `usual`.",
    needs: "prices.agree",
    params: line,
    body: z.object({
      price: z.string().max(20).meta({ description: "In dollars, as it is typed." }),
      reason: z.string().max(2_000).meta({ description: "For the staff alone." }),
      usual: dollars,
      below_cost: z.boolean().default(false),
    }),
    replies: { 200: z.object({}) },
    refusals: [
      ...ofChange,
      "agreed-reason-required",
      "amount-invalid",
      "draft-moved",
      "price-below-cost",
      "refused",
    ],
    example: { params: { id: 1, line: 1 }, body: { price: "45.00", reason: "A regular", usual: 57 } },
  }),
  drop: defineStudioCall({
    method: "DELETE",
    path: "counter/:id/lines/:line/price",
    summary: "Take an agreed price back",
    needs: "prices.agree",
    params: line,
    replies: { 200: z.object({}) },
    refusals: ofChange,
    example: { params: { id: 1, line: 1 } },
  }),
  place: defineStudioCall({
    method: "POST",
    path: "counter/:id/place",
    summary: "Place the order",
    description:
      "Of the account that has its address, else of a guest; its customer is mailed as for any order. Once more it answers the same number.",
    needs: "orders.place",
    params: draft,
    body: shown.extend({ terms: z.boolean().meta({ description: "The customer agrees to the terms." }) }),
    replies: { 200: z.object({ order_no: z.string() }) },
    refusals: [...ofPlacing, "credit-exceeded", "terms-not-agreed"],
    example: { params: { id: 1 }, body: { version: 1, total: 65, terms: true } },
  }),
  quote: defineStudioCall({
    method: "POST",
    path: "counter/:id/quotation",
    summary: "Make a quotation of it, which its customer is mailed",
    needs: "orders.place",
    params: draft,
    body: shown,
    replies: { 200: z.object({ quotation_no: z.string(), url: z.string() }) },
    refusals: [...ofChange, "cart-empty", "draft-moved", "order-changed", "refused"],
    example: { params: { id: 1 }, body: { version: 1, total: 65 } },
  }),
} as const;
