import type { z } from "zod";
import { account } from "./account.ts";
import { artwork } from "./artwork.ts";
import type { Call } from "./call.ts";
import { cart } from "./cart.ts";
import { catalogue } from "./catalogue.ts";
import { cutLines } from "./cut-lines.ts";
import { checkoutCalls } from "./checkout.ts";
import { content, questions } from "./content.ts";
import { compare } from "./compare.ts";
import { delivery } from "./delivery.ts";
import { guest } from "./guest.ts";
import { savedDesigns } from "./saved-designs.ts";
import { order } from "./order.ts";
import { againCalls, artworkCalls, contactCalls, lineReviewCalls, problemCalls } from "./order-afterwards.ts";
import { pricing } from "./pricing.ts";
import { quotation } from "./quotation.ts";
import { quoteRequest } from "./quote-request.ts";

import { reminders } from "./reminders.ts";
import { reviews } from "./reviews.ts";
import { seo } from "./seo.ts";

/** Every call of the shop, by topic: the groups of the documents. */
export const topics = {
  pricing,
  catalogue,
  delivery,
  content,
  reviews,
  questions,
  artwork,
  "cut lines": cutLines,
  cart,
  compare,
  quotation,
  "quote request": quoteRequest,
  order: {
    ...checkoutCalls,
    ...order,
    ...againCalls,
    ...artworkCalls,
    ...contactCalls,
    ...problemCalls,
    ...lineReviewCalls,
  },
  account,
  reminders,
  "kept designs": savedDesigns,
  guest,
  seo,
} as const;

/** The calls of some topics by what they are called with. */
export type CallsOf<Topics extends Readonly<Record<string, Readonly<Record<string, Call>>>>> = {
  [
    Spec in {
      [Topic in keyof Topics]: Topics[Topic][keyof Topics[Topic]];
    }[keyof Topics] as `${Spec["method"]} ${Spec["path"]}`
  ]: Spec;
};

/** The calls by what they are called with: "POST cart/add". */
export type Calls = CallsOf<typeof topics>;
export type CallName = keyof Calls;

/** The schema of what a call answers. */
export type GrantedBy<Spec extends Call> = Extract<Spec["replies"][keyof Spec["replies"]], z.ZodType>;
type InputOf<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : never;

/** What a call is asked with, by its parts. */
export type QueryOf<Spec> = {
  readonly [Part in Extract<keyof Spec, "params" | "query" | "body">]: InputOf<Spec[Part]>;
};

/** What a call is asked with: `RequestOf<"PATCH cart/items/:id">` has `params` and `body`. */
export type RequestOf<Name extends CallName> = QueryOf<Calls[Name]>;

type Beside<Spec> = Spec extends { readonly besideData: infer Fields extends NonNullable<Call["besideData"]> }
  ? Readonly<z.output<z.ZodObject<Fields>>>
  : unknown;

/** What stands in a call's answer beside `data`. */
export type BesideReplyTo<Name extends CallName> = Beside<Calls[Name]>;

/** The `data` of a call's answer: `ReplyTo<"GET cart">` is the cart. */
export type ReplyTo<Name extends CallName> = z.output<GrantedBy<Calls[Name]>>;
