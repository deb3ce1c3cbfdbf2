import { z } from "zod";
import { MOST_ARTWORK_FILES } from "#domain/configure/artwork/artwork-choice.ts";
import { checkoutForm, regionChecks, termsForm } from "#domain/order/checkout-form.ts";
import { MOST_PINS } from "#domain/order/proof/pin.ts";
import { trackForm } from "#domain/order/track-form.ts";
import { defineCall } from "./call.ts";
import { ofKeyedWrite, ofOwner } from "./failures/shared-refusals.ts";
import { idempotencyHeaders } from "./schemas/request-fields.ts";
import { ofOrder, orderLineParams, orderNo, withKey } from "./schemas/order-link.ts";
import { quotationFaults, quotationLink, seenSumsSchema } from "./schemas/order-placing.ts";
import { listedOrderSchema, orderSchema, pinSchema } from "./schemas/order-schema.ts";

/** Which proof of a line: 1 is the first. */
const version = z.coerce.number().int().min(1).max(1_000);

/** It answers a proof. */
const ofProofAnswer = [
  ...ofOrder,
  "order-closed",
  "proof-approved",
  "proof-outdated",
  "proof-replaced",
  "proof-sent-back",
  "too-many-tries",
] as const;

const whole = { 200: orderSchema };
const example = { order_no: "K26-4F7Q2M" };
const address = {
  email: "bea@example.org",
  first_name: "Bea",
  last_name: "Moss",
  phone_number: "021 555 0142",
  address: "8 Marae Road",
  city_town: "Whangārei",
  province: "Northland",
  postcode: "0110",
};

/** Orders: placed once, told by their facts, seen by their owner and by whoever has their link. */
export const order = {
  place: defineCall({
    method: "POST",
    path: "order/place",
    summary: "Order what lies in the cart, or what was quoted",
    description:
      "Everything in the cart, at the prices of now; or a quotation, once, at those that were quoted. Nothing is placed when the total or the delivery date is not what was shown: 409 with `error.shown` and `error.now`. A line without a price, or whose artwork is gone, refuses the order. A region that is left out is that of the postcode. Paying by card begins with `order/{order_no}/pay`.",
    headers: idempotencyHeaders,
    body: z
      .object({
        ...checkoutForm.shape,
        ...termsForm.shape,
        ...seenSumsSchema.shape,
        ...quotationLink,
      })
      .check(...regionChecks),
    refusals: [
      ...ofOwner,
      ...ofKeyedWrite,
      ...quotationFaults,
      "artwork-gone",
      "card-unavailable",
      "cart-empty",
      "credit-exceeded",
      "cut-line-gone",
      "email-disposable",
      "email-registered",
      "order-changed",
      "refused",
      "too-many-tries",
    ],
    replies: {
      201: z.object({
        order_no: z.string(),
        path: z.string().meta({ description: "Its page, with its key." }),
      }),
    },
    example: { body: { ...address, terms: "yes", total_price: 39 } },
  }),
  read: defineCall({
    method: "GET",
    path: "order/:order_no",
    summary: "An order with everything that happened to it",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    refusals: [...ofOrder],
    replies: whole,
    example: { params: example },
  }),
  picture: defineCall({
    method: "GET",
    path: "order/:order_no/pictures/:line",
    summary: "What a line of an order looks like, as a file",
    description: "With the customer's artwork in it, for an `img` element of whoever may see the order.",
    params: orderLineParams,
    query: withKey.extend({
      place: z.coerce
        .number()
        .int()
        .min(0)
        .max(MOST_ARTWORK_FILES)
        .optional()
        .meta({ description: "Which of its `places`, from 0; the first if not said." }),
      version: version
        .optional()
        .meta({ description: "With the pins of the change that was asked for of this proof." }),
      since: version
        .optional()
        .meta({ description: "With frames round what of the print file is not as in this proof of before." }),
      view: z.enum(["product", "proof"]).optional().meta({
        description:
          '"proof": as its print file was drawn, flat and with its lines, where the proof says so (`printed`); "product", if not said.',
      }),
      lines: z.string().max(40).optional().meta({
        description:
          "Which of a proof's lines are laid over it, with commas: `cut,bleed`; none if empty. All of them and a legend, if not said.",
      }),
      shows: z
        .string()
        .max(40)
        .optional()
        .meta({ description: "Passed over: browsers ask anew for a picture whose address is another one." }),
    }),
    refusals: [...ofOrder, "too-many-tries"],
    replies: { 200: z.string().meta({ description: "The file." }) },
    media: "image/svg+xml",
    example: { params: { ...example, line: 1 } },
  }),
  link: defineCall({
    method: "POST",
    path: "order/link",
    summary: "Mail the link to an order",
    description: "To the address it was placed with. The same answer whether or not there is such an order.",
    body: trackForm,
    refusals: ["too-many-tries"],
    replies: { 200: z.object({}) },
    example: { body: { order_no: "K26-4F7Q2M", email: "bea@example.org" } },
  }),
  list: defineCall({
    method: "GET",
    path: "orders",
    summary: "One's orders, the newest first",
    refusals: [...ofOwner],
    replies: { 200: z.array(listedOrderSchema) },
    example: {},
  }),
  pay: defineCall({
    method: "POST",
    path: "order/:order_no/pay",
    summary: "Begin to pay by card what is due",
    description:
      "Of an order with a deposit that is not paid yet, the deposit; with `whole`, all of it. Answers the address of a page of the provider's; asked again, the same one while it can be paid. That somebody comes back from there says nothing: `order/{order_no}/look-for-payment` asks the provider.",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    body: z.strictObject({ whole: z.boolean().optional() }),
    refusals: [...ofOrder, "card-unavailable", "nothing-due", "too-many-tries"],
    replies: { 200: z.object({ url: z.string() }) },
    example: { params: example, body: {} },
  }),
  lookForPayment: defineCall({
    method: "POST",
    path: "order/:order_no/look-for-payment",
    summary: "Ask the provider how a begun payment stands",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    body: z.strictObject({}),
    refusals: [...ofOrder, "too-many-tries"],
    replies: whole,
    example: { params: example, body: {} },
  }),
  approve: defineCall({
    method: "POST",
    path: "order/:order_no/proofs/:line/approve",
    summary: "Approve a line's proof",
    description: "Names the version and the hash that were seen: another one is refused with 409.",
    params: orderLineParams,
    query: withKey,
    body: z.strictObject({ version: z.int().min(1), sha256: z.string().max(64) }),
    refusals: [...ofProofAnswer, "approval-without-artwork"],
    replies: whole,
    example: { params: { ...example, line: 1 }, body: { version: 1, sha256: "0".repeat(64) } },
  }),
  askForChange: defineCall({
    method: "POST",
    path: "order/:order_no/proofs/:line/change",
    summary: "Ask for a change of a line's proof",
    params: orderLineParams,
    query: withKey,
    description:
      "In words, at numbered pins on the pictures of its places, or both. Nothing of it is ever changed.",
    body: z.strictObject({
      version: z.int().min(1),
      words: z.string(),
      pins: z.array(z.strictObject(pinSchema.shape)).max(MOST_PINS).optional(),
    }),
    refusals: [...ofProofAnswer, "message-required", "pin-words-required", "refused"],
    replies: whole,
    example: {
      params: { ...example, line: 2 },
      body: {
        version: 1,
        words: "The bee a little larger, please.",
        pins: [{ place: 0, x: 480, y: 310, words: "This wing, too." }],
      },
    },
  }),
  revive: defineCall({
    method: "POST",
    path: "order/:order_no/revive",
    summary: "Open a lapsed order again, where everything of it costs what it did",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    body: z.strictObject({}),
    refusals: [...ofOrder, "order-closed", "too-many-tries"],
    replies: whole,
    example: { params: { order_no: "K26-7LAPSE" }, body: {} },
  }),
  write: defineCall({
    method: "POST",
    path: "order/:order_no/messages",
    summary: "Write to the shop about an order",
    description: "The shop is told by mail, and answers there and on the order's page.",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    body: z.strictObject({ words: z.string() }),
    refusals: [...ofOrder, "message-required", "refused", "too-many-tries"],
    replies: whole,
    example: { params: example, body: { words: "Could it be here by Friday?" } },
  }),
  cancel: defineCall({
    method: "POST",
    path: "order/:order_no/cancel",
    summary: "Cancel an order that is not being made yet",
    params: z.object({ order_no: orderNo }),
    query: withKey,
    body: z.strictObject({ reason: z.string() }),
    refusals: [...ofOrder, "order-closed", "refused", "too-many-tries"],
    replies: whole,
    example: { params: { order_no: "K26-9XWT4B" }, body: { reason: "" } },
  }),
};
