import { artPaper, classic } from "./buying.ts";
import type { SentCall } from "./sent-call.ts";

const place = "POST order/place";
const rangi = {
  email: "rangi@example.org",
  first_name: "Rangi",
  last_name: "Moss",
  phone_number: "021 555 0142",
  address: "8 Marae Road",
  city_town: "Whangārei",
  province: "Northland",
  postcode: "0110",
  terms: "yes",
};
/** Classic paper, with its shipping, and art paper. */
const both = { ...rangi, total_price: 83 };

const byLink = "quotation/{quotation_no}?key={link_key}";
const quoted = { quotation_no: "{quotation_no}", quotation_key: "{link_key}" };

/** A guest orders, looks at the order and cancels it. */
export const ordering: readonly SentCall[] = [
  ["GET auth/session"],
  ["GET checkout"],
  ["PUT checkout", { first_name: "Rangi" }],
  [place, both],
  ["POST cart/add", classic],
  ["POST cart/add", artPaper],
  ["PUT checkout", { first_name: "Rangi", postcode: "x", colour: "red" }],
  ["PUT checkout", { first_name: 7 }],
  ["GET checkout"],
  [place, { ...both, terms: "no", postcode: "011" }],
  [place, { ...both, email: "rangi@mailinator.com" }],
  [place, {}],
  [place, { ...both, total_price: 1 }],
  [place, { ...both, delivery_date: "2026-11-24" }],
  [place, both, { headers: { "idempotency-key": "ordered" } }],
  [place, both, { headers: { "idempotency-key": "ordered" } }],
  [place, { ...both, po_number: "7" }, { headers: { "idempotency-key": "ordered" } }],
  [place, both],
  ["GET cart/count"],
  ["GET orders"],
  ["GET order/{order_no}"],
  ["GET order/K26-222222"],
  ["GET order/seven"],
  ["GET order/{order_no}/pictures/1"],
  ["GET order/{order_no}/pictures/9"],
  ["GET order/{order_no}/again"],
  ["POST order/{order_no}/again", { lines: [{ line: 1, price: 1 }] }],
  ["POST order/{order_no}/again", { lines: [{ line: 9, price: 1 }] }],
  ["POST order/{order_no}/again", { lines: [] }],
  ["POST order/{order_no}/again", { lines: [{ line: 1, price: 20 }] }],
  ["POST order/{order_no}/proofs/1/approve", { version: 1, sha256: "0" }],
  ["POST order/{order_no}/proofs/one/approve", { version: 1, sha256: "0" }],
  ["POST order/{order_no}/proofs/1/change", { version: 1, words: "" }],
  ["POST order/{order_no}/proofs/1/change", { version: 1, words: "Larger" }],
  ["POST order/{order_no}/revive", {}],
  ["POST order/{order_no}/cancel", { reason: "<b>no</b>" }],
  ["POST order/{order_no}/cancel", { reason: "Found them" }],
  ["POST order/{order_no}/cancel", { reason: "Found them" }],
  ["POST order/{order_no}/cancel", { reason: "another" }],
  ["POST order/link", { order_no: "{order_no}", email: rangi.email }],
  ["POST order/link", { order_no: "K26-222222", email: rangi.email }],
  ["POST order/link", { order_no: "", email: "rangi" }],
  ["POST quote/create/quotation", { quotations: [artPaper] }],
  ["GET quote/get/quotation/{quotation_no}"],
  [`GET ${byLink}`],
  ["GET quotation/{quotation_no}?key=x"],
  ["GET quotation/{quotation_no}"],
  ["GET quotation/{quotation_no}/pictures/1?key={link_key}"],
  ["GET quotation/{quotation_no}/pictures/2?key={link_key}"],
  ["GET quotation/{quotation_no}/code?key=x"],
  ["GET checkout?quotation_no={quotation_no}&quotation_key={link_key}"],
  ["GET checkout?quotation_no={quotation_no}"],
  ["POST quotation/{quotation_no}/cart?key={link_key}"],
  ["POST quotation/{quotation_no}/cart?key=x"],
  [place, { ...rangi, ...quoted, total_price: 1 }],
  [place, { ...rangi, ...quoted, quotation_key: "x", total_price: 55 }],
  [place, { ...rangi, ...quoted, total_price: 55 }],
  [place, { ...rangi, ...quoted, total_price: 55 }],
  [`GET ${byLink}`],
  ["GET checkout?quotation_no={quotation_no}&quotation_key={link_key}"],
];

/** What belongs to the guest above, asked for by somebody else. */
export const orderByStranger: readonly SentCall[] = [
  ["GET order/{order_no}"],
  ["GET order/{order_no}?key=0123"],
  ["GET order/{order_no}?key=<b>"],
  ["GET order/{order_no}/pictures/1"],
  ["GET order/{order_no}/again"],
  ["POST order/{order_no}/again", { lines: [{ line: 1, price: 20 }] }],
  ["POST order/{order_no}/cancel", { reason: "" }],
  ["POST order/{order_no}/proofs/1/approve", { version: 1, sha256: "0" }],
  ["GET orders"],
];
