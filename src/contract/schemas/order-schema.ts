import { z } from "zod";
import { MOST_ARTWORK_FILES } from "#domain/configure/artwork/artwork-choice.ts";
import {
  isProblemKind,
  isProblemRemedy,
  problemKinds,
  problemRemedies,
} from "#domain/order/problem/problem-labels.ts";
import { PIN_RANGE } from "#domain/order/proof/pin.ts";
import { date, details, dollars, title } from "./reply-fields.ts";
import { requestFile } from "./request-thread.ts";

const stages = ["open", "ready", "in-production", "dispatched", "delivered", "cancelled", "lapsed"] as const;

/** Where on a proof's picture something is to be changed, and what. */
export const pinSchema = z.object({
  place: z.int().min(0).max(MOST_ARTWORK_FILES).meta({ description: "Which of its `places`, from 0." }),
  x: z.int().min(0).max(PIN_RANGE).meta({ description: "Thousandths of the picture from its left." }),
  y: z.int().min(0).max(PIN_RANGE).meta({ description: "Thousandths of the picture from its top." }),
  words: z.string(),
});

const versionSchema = z.object({
  version: z.int(),
  made_at: z.iso.datetime(),
  note: z.string(),
  printed: z
    .array(
      z.object({
        place: z.int().meta({ description: "Which of its `places`, from 0." }),
        width_mm: z.number(),
        height_mm: z.number(),
        bleed_mm: z.number().meta({ description: "How far round it the picture goes." }),
        lines: z.array(z.enum(["bleed", "cut", "through", "holes"])).meta({
          description: "Which lines are laid over it.",
        }),
      }),
    )
    .meta({ description: "Of which places there is a picture as the print file was drawn, to scale." }),
  change: z
    .object({ words: z.string(), pins: z.array(pinSchema) })
    .nullable()
    .meta({ description: "What was asked to be changed of it; null where nothing was." }),
});

const amendmentSchema = z.object({
  title,
  changes: z
    .array(z.object({ label: z.string(), was: z.string().nullable(), now: z.string().nullable() }))
    .meta({ description: "What is different, in words: size, quantity, price." }),
  price: dollars.meta({ description: "Of the line with it." }),
  difference: z.number().meta({ description: "What the order costs more, GST included; below 0 less." }),
  total_price: dollars.meta({ description: "Of the order with it." }),
});

const proofSchema = z.object({
  line: z.int().meta({ description: "Line of the order, from 1." }),
  version: z.int().meta({ description: "The newest; 0 before the first." }),
  state: z.enum(["none", "made", "change-asked", "artwork-sent", "approved"]).meta({
    description: '"artwork-sent": other artwork was sent since the newest was made.',
  }),
  sha256: z.string().nullable().meta({ description: "Of what it shows: an approval names it." }),
  note: z.string().meta({ description: "What the shop says about it." }),
  is_held: z.boolean().meta({ description: "A person looks at its print file before it is sent." }),
  amendment: amendmentSchema.nullable().meta({
    description:
      "Another size or quantity that its approval accepts; null where it proposes none, and afterwards.",
  }),
  versions: z.array(versionSchema).meta({ description: "All that were made, the oldest first." }),
});

/** A moment of the order's story, as its page tells it. */
const eventSchema = z.object({
  kind: z.string(),
  at: z.iso.datetime(),
  by: z.enum(["customer", "shop", "clock"]),
  words: z.string().meta({ examples: ["$57.00 has arrived."] }),
});

const placeSchema = z.object({
  name: z.string(),
  lines: z.array(z.string()).readonly().meta({ description: "As on a letter." }),
});

const revivalSchema = z.object({
  may_reopen: z.boolean().meta({ description: "Everything of it costs today what it did." }),
  total_price: dollars.nullable().meta({
    description: "Of today, without coupon and points; null where something of it is not made any more.",
  }),
});

const problemSchema = z.object({
  number: z.int().meta({ description: "Of the order's problems, from 1." }),
  at: z.iso.datetime(),
  kinds: z.array(z.enum(Object.keys(problemKinds).filter(isProblemKind))).readonly(),
  words: z.string(),
  pictures: z
    .array(z.object({ image: z.string(), thumbnail: z.string() }))
    .meta({ description: "Addresses on this shop, for whoever sees the order." }),
  answers: z
    .array(
      z.object({
        at: z.iso.datetime(),
        remedy: z.enum(Object.keys(problemRemedies).filter(isProblemRemedy)),
        words: z.string(),
      }),
    )
    .meta({ description: "Of the shop, the oldest first: what it does about it, and words." }),
});

const requestSchema = z.object({
  request_no: z.string(),
  path: z.string().meta({ description: "Its page, with its key." }),
  files: z.array(requestFile).meta({
    description: "Those of it, and of what was said about it, that can be printed from; the oldest first.",
  }),
});

/** Fields of the checkout that an order's page shows as they were typed. */
export const orderContact = z.object({ email: z.string(), po_number: z.string(), instructions: z.string() });

/** An order with everything that happened to it. */
export const orderSchema = z.object({
  order_no: z.string().meta({ examples: ["K26-4F7Q2M"] }),
  placed_at: z.iso.datetime(),
  stage: z.enum(stages),
  waits_for: z.array(z.enum(["payment", "proof", "approval"])).meta({
    description:
      "What is missing before it can be made; of one with a deposit also the rest, which is paid before it leaves.",
  }),
  dispatch_date: date.nullable().meta({
    description:
      "Fixed once it is approved and paid; before, as if it were so today. Null at an end without goods.",
  }),
  delivery_date: date.nullable(),
  is_date_fixed: z.boolean(),
  items: z.array(
    z.object({
      product: z.string(),
      title,
      details,
      quantity: z.int(),
      kinds: z.int(),
      quantity_text: z.string(),
      price: z.number().meta({ description: "NZD, GST included; below 0 for what was taken off." }),
      is_removed: z.boolean().meta({ description: "It was ordered, and is not any more." }),
      picture: z.string().meta({
        description:
          "Query of `quote/get/picture`, or of `quote/get/own-picture` where it names `artwork`; empty for a charge, which has no proof.",
      }),
      is_agreed: z.boolean().meta({ description: "Its price was agreed with the shop." }),
      is_written: z.boolean().meta({
        description: "Priced by hand, in a person's words.",
      }),
      places: z
        .array(
          z.object({
            label: z.string(),
            set: z.int().meta({ description: "From 1." }),
            side: z.enum(["front", "back"]),
            has_file: z.boolean(),
            file_name: z
              .string()
              .nullable()
              .meta({ description: "Of what lies there, with its page; null where nothing does." }),
          }),
        )
        .meta({
          description:
            "Set by set and side by side, as its pictures show them; empty where nothing is made from a file.",
        }),
      awaits_artwork: z.boolean().meta({
        description:
          "Its customer is to send files for it. False while the shop looks at those of its quote request.",
      }),
      artwork: z.enum(["open", "evaluated"]).nullable().meta({
        description:
          'Whether other artwork can be sent for its `places`: "evaluated" once it was looked at, by a person who made a proof of it or by its approval; null where it takes none, and at the end of the order.',
      }),
      review: z.enum(["open", "waiting", "published"]).nullable().meta({
        description:
          'Whether it can be reviewed: "open" from when it has left the shop, "waiting" while the shop has not accepted what was written; null before, and of what is no product.',
      }),
      proof: proofSchema,
    }),
  ),
  sub_total: dollars,
  coupon_discount: dollars,
  point_discount: dollars,
  shipping_method: z.string(),
  shipping_fee: dollars,
  total_price: dollars,
  gst: dollars.meta({ description: "Inside the total." }),
  paid: dollars.meta({ description: "Less what was given back." }),
  due: z.number().meta({ description: "Still to be paid; below 0 it is owed to the customer." }),
  on_account: z
    .object({ amount: dollars, due_on: date })
    .nullable()
    .meta({ description: "What of it is owed on account, and until when; null where nothing is." }),
  pay_now: z.number().meta({ description: "What is to be paid next: the deposit while that is not paid." }),
  deposit: dollars.nullable().meta({
    description: "What is paid before it is made; the rest is paid before it leaves. Null: all of it.",
  }),
  bank: z
    .object({ name: z.string(), number: z.string(), reference: z.string() })
    .nullable()
    .meta({ description: "Where to pay it; null when nothing is due." }),
  may_pay_by_card: z.boolean().meta({ description: "What is due can be paid by `order/{order_no}/pay`." }),
  ...orderContact.shape,
  contact: z.record(z.string(), z.string()).nullable().meta({
    description: "Fields of `order/place` that can be put right, as they are; null where none can.",
  }),
  deliver_to: placeSchema,
  bill_to: placeSchema,
  tracking: z
    .object({
      carrier: z.string(),
      number: z.string().meta({ description: "With commas for several parcels." }),
      url: z
        .string()
        .nullable()
        .meta({ description: "Where the parcel is followed, of carriers that are known; null for several." }),
      parcels: z
        .array(z.object({ number: z.string(), url: z.string().nullable() }))
        .readonly()
        .meta({ description: "Each parcel that has a number." }),
    })
    .nullable(),
  may_cancel: z.boolean(),
  open_until: date.nullable().meta({
    description:
      "The last day on which it can be approved and paid while nothing is heard; null while it does not wait for its customer.",
  }),
  revival: revivalSchema.nullable().meta({ description: "How a lapsed order is ordered after all." }),
  messages: z
    .array(z.object({ by: z.enum(["customer", "shop"]), at: z.iso.datetime(), words: z.string() }))
    .meta({ description: "Between customer and shop, the oldest first." }),
  may_report: z.boolean().meta({ description: "A problem of it can be reported: it has left the shop." }),
  problems: z.array(problemSchema).meta({ description: "What was wrong with it, the oldest first." }),
  papers: z
    .array(
      z.object({
        name: z.string().meta({ examples: ["Tax invoice INV-000012"] }),
        amount: dollars,
        path: z.string().meta({ description: "Of its PDF, with the order's key." }),
      }),
    )
    .meta({ description: "Tax invoices, which are there once all is paid, and credit notes." }),
  does_invoice_wait: z
    .boolean()
    .meta({ description: "Its tax invoice is due, and follows by email once the shop can issue it." }),
  request: requestSchema
    .nullable()
    .meta({ description: "The quote request that it answers; null where it answers none." }),
  events: z.array(eventSchema),
});

/** The same in a list. */
export const listedOrderSchema = orderSchema
  .pick({
    order_no: true,
    placed_at: true,
    stage: true,
    total_price: true,
    delivery_date: true,
    waits_for: true,
  })
  .extend({
    titles: z.array(title),
    items: z
      .array(
        z.object({
          line: z.int().meta({ description: "Of the order, from 1." }),
          title,
          quantity_text: z.string(),
          has_picture: z
            .boolean()
            .meta({ description: "Drawn by `order/{order_no}/pictures/{line}`; a charge has none." }),
        }),
      )
      .meta({ description: "What is made; what was taken off since is not there." }),
  });
