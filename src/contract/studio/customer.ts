import { z } from "zod";
import { orderStages } from "#domain/order/listing/order-list.ts";
import { pointsForm } from "#domain/studio/customer-forms.ts";
import { customerRefForm } from "#domain/studio/customer-list.ts";
import { rowId } from "../schemas/request-fields.ts";
import { questionState } from "./reviews.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const dollars = z.number().meta({ description: "NZD, GST included." });
const instant = z.iso.datetime();

const params = z.object({
  ref: z
    .string()
    .regex(customerRefForm)
    .meta({ description: "A customer as the list names them: `12`, `g34`." }),
});
const ofMember = z.object({ id: rowId("An account.") });

const shownOrder = z.object({
  order_no: z.string(),
  items: z.array(z.string()).readonly(),
  stage: z.enum(orderStages),
  placed_at: instant,
  total: dollars,
  due: dollars.meta({ description: "Still to be paid; below 0 it is owed to the customer." }),
  as_guest: z.boolean().meta({ description: "Placed with the same address, without signing in." }),
});

const shownQuotation = z.object({
  number: z.string(),
  issued_on: z.iso.date(),
  valid_until: z.iso.date(),
  total: dollars,
  is_ordered: z.boolean(),
  url: z.string().meta({ description: "The page that the customer has." }),
});

const points = z.object({
  balance: z.int(),
  seen: z.int().meta({ description: "The newest entry: what is entered next names what was seen." }),
  entries: z.array(z.object({ points: z.int(), reason: z.string(), at: instant })),
});

const credit = z.object({
  limit: dollars,
  days: z.int().meta({ description: "From an order to the day on which it is to be paid." }),
  owed: dollars,
  left: dollars,
});

const wholeCustomer = z.object({
  ref: z.string(),
  name: z.string(),
  email: z.string(),
  is_guest: z.boolean(),
  since: instant.meta({ description: "When the address was verified; of a guest, when they first came." }),
  orders: z
    .array(shownOrder)
    .meta({ description: "The newest 50, as of requests, quotations and questions." }),
  requests: z.array(
    z.object({ number: z.string(), title: z.string(), asked: instant, answered: instant.nullable() }),
  ),
  quotations: z.array(shownQuotation),
  questions: z.array(z.object({ id: z.int(), words: z.string(), asked: instant, state: questionState })),
  member: z
    .object({
      id: z.int(),
      addresses: z.array(z.object({ label: z.string(), lines: z.array(z.string()), phone: z.string() })),
      points,
      credit: credit.nullable(),
    })
    .nullable()
    .meta({ description: "What only who has an account has." }),
});

/** One customer of the shop. */
export const customer = {
  read: defineStudioCall({
    method: "GET",
    path: "customers/:ref",
    summary: "A customer, with their papers, points and credit",
    needs: "customers.read",
    params,
    replies: { 200: wholeCustomer },
    refusals: [...ofStaff, "not-found"],
    example: { params: { ref: "12" } },
  }),
  enterPoints: defineStudioCall({
    method: "POST",
    path: "customers/:id/points",
    summary: "Give a customer points, or take some",
    description:
      "With a reason that the customer reads. Never more than there are; nothing where something else was entered since `seen`.",
    needs: "customers.change",
    params: ofMember,
    body: z.object({ ...pointsForm.shape, seen: z.int().min(0) }),
    replies: { 200: z.object({ balance: z.int() }) },
    refusals: [...ofStaff, "not-found", "points-below-zero", "staff-changed"],
    example: { params: { id: 12 }, body: { points: "5", reason: "A label was crooked", seen: 3 } },
  }),
  setCredit: defineStudioCall({
    method: "POST",
    path: "customers/:id/credit",
    summary: "Set what a customer may owe, and for how long",
    description:
      "What is owed already stays, and its days too. Nothing where somebody else has changed it since.",
    needs: "credit.set",
    params: ofMember,
    body: z.object({
      limit: z.string().max(20).meta({ description: "Dollars, as typed; 0: nothing on account." }),
      days: z.string().max(5).meta({ description: "1 to 90, as typed." }),
      was: z.object({ limit: dollars, days: z.int() }).meta({ description: "As it was seen." }),
    }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found", "refused", "staff-changed"],
    example: {
      params: { id: 12 },
      body: { limit: "2,000", days: "20", was: { limit: 0, days: 20 } },
    },
  }),
} as const;
