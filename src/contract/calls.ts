import type { z } from "zod";
import { account } from "./account.ts";
import { artwork } from "./artwork.ts";
import type { Call } from "./call.ts";
import { cart } from "./cart.ts";
import { catalogue } from "./catalogue.ts";
import { cutLines } from "./cut-lines.ts";
import { content } from "./content.ts";
import { compare } from "./compare.ts";
import { delivery } from "./delivery.ts";
import { guest } from "./guest.ts";
import { keptDesigns } from "./kept-designs.ts";
import { order } from "./order.ts";
import { againCalls, problemCalls } from "./order-afterwards.ts";
import { pricing } from "./pricing.ts";
import { quotation } from "./quotation.ts";
import { quoteRequest } from "./quote-request.ts";
import { reviews } from "./reviews.ts";
import { seo } from "./seo.ts";

/** Every call of the shop, by topic: the groups of the documents. */
export const topics = {
  pricing,
  catalogue,
  delivery,
  content,
  reviews,
  artwork,
  "cut lines": cutLines,
  cart,
  compare,
  quotation,
  "quote request": quoteRequest,
  order: { ...order, ...againCalls, ...problemCalls },
  account,
  "kept designs": keptDesigns,
  guest,
  seo,
} as const;

type Topics = typeof topics;
type AnyCall = { [Topic in keyof Topics]: Topics[Topic][keyof Topics[Topic]] }[keyof Topics];

/** The calls by what they are called with: "POST cart/add". */
export type Calls = { [Spec in AnyCall as `${Spec["method"]} ${Spec["path"]}`]: Spec };
export type CallName = keyof Calls;

type Granted<Spec extends Call> = Extract<Spec["replies"][keyof Spec["replies"]], z.ZodType>;
type InputOf<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : never;

/** What a call is asked with: `RequestOf<"PATCH cart/items/:id">` has `params` and `body`. */
export type RequestOf<Name extends CallName> = {
  readonly [Part in Extract<keyof Calls[Name], "params" | "query" | "body">]: InputOf<Calls[Name][Part]>;
};

type Beside<Spec> = Spec extends { readonly besideData: infer Fields extends NonNullable<Call["besideData"]> }
  ? Readonly<z.output<z.ZodObject<Fields>>>
  : unknown;

/** What stands in a call's answer beside `data`. */
export type BesideReplyTo<Name extends CallName> = Beside<Calls[Name]>;

/** The `data` of a call's answer: `ReplyTo<"GET cart">` is the cart. */
export type ReplyTo<Name extends CallName> = z.output<Granted<Calls[Name]>>;
