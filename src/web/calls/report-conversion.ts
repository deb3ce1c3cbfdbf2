import type { ReplyTo } from "#contract/calls.ts";
import { callShop } from "./call-shop.ts";

/** What the shop answers to a quote request. */
export type WireQuoteRequest = ReplyTo<"POST quote/create/quote-request">;

declare global {
  interface Window {
    /** The array that tag managers read events from. */
    dataLayer?: object[];
  }
}

/** Tells a tag manager of a conversion, where the shop has switched that on (`DATA_LAYER`); nothing about the person. */
function tellDataLayer(conversion: object): void {
  if (document.documentElement.dataset.conversions !== "data-layer") return;
  (window.dataLayer ??= []).push(conversion);
}

/** Tells of an order whose thanks are shown: the facts themselves count in the shop. */
export function reportPurchase({ order_no, total_price }: ReplyTo<"GET order/:order_no">): void {
  tellDataLayer({ event: "purchase", order_no, value: total_price, currency: "NZD" });
}

/** Counts a quote request whose thanks are shown, in the shop itself; nobody waits for it. */
export function reportConversion(created: WireQuoteRequest): void {
  void callShop("POST quote/create/conversion", { body: { request_no: created.request_no } });
  tellDataLayer({ event: "quote_request", request_no: created.request_no });
}
