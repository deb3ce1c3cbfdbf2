import { afterAll, beforeAll } from "vitest";
import { ownShop, type PeopleShop } from "../server/people-shop.ts";
import { openStripeDouble, type StripeDouble } from "./stripe-double.ts";

export interface CardShop {
  readonly shop: PeopleShop;
  readonly stripe: StripeDouble;
  /** Brings a message's bytes to the shop, and answers its status. */
  hears(payload: string, signature?: string): Promise<number>;
}

/** The shop of a file of tests, which takes cards through a server that stands for Stripe. */
export async function sharedCardShop(settings: Readonly<Record<string, string>> = {}): Promise<CardShop> {
  const stripe = await openStripeDouble();
  const shop = ownShop({ ...settings, ...stripe.settings });
  const hears = async (payload: string, signature = stripe.signatureOf(payload)) => {
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    return (await shop.app.inject({ method: "POST", url: "/hooks/stripe", headers, payload })).statusCode;
  };
  beforeAll(() => stripe.tells(hears));
  afterAll(() => stripe.close());
  return { shop, stripe, hears };
}
