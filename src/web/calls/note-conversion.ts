import { callShop } from "./call-shop.ts";

/** What the shop answers to a quote request. */
export interface CreatedQuoteRequest {
  readonly request_no: string;
}

/** Counts a quote request whose thanks are shown, in the shop itself; nobody waits for it. */
export const noteConversion = ({ request_no }: CreatedQuoteRequest): void =>
  void callShop<object>("POST", "quote/create/conversion", { request_no });
