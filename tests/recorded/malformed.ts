import type { SentCall } from "./recorded-call.ts";

const json = { "content-type": "application/json" };

function typed(type: string) {
  return { headers: { "content-type": type } };
}

/** Requests that no form sends: other addresses, methods, types and sizes. */
export const malformed: readonly SentCall[] = [
  ["GET no-such-call"],
  ["POST no-such-call", {}],
  ["GET "],
  ["GET cart/items"],
  ["DELETE cart"],
  ["PUT cart/add", {}],
  ["GET cart/add"],
  ["GET auth/login"],
  ["POST get/pricing-data", {}],
  ["PATCH compare", {}],
  ["PUT quote/get/holidays", {}],
  ["POST cart/add", "{", { headers: json }],
  ["POST cart/add", "", { headers: json }],
  ["POST cart/add", "null", { headers: json }],
  ["POST cart/add", "7", { headers: json }],
  ["POST cart/add", '{"__proto__":{"product_id":1}}', { headers: json }],
  ["POST cart/add", `{"a":${"[".repeat(100)}${"]".repeat(100)}}`, { headers: json }],
  ["POST cart/add", `{"a":"${"a".repeat(70_000)}"}`, { headers: json }],
  ["POST cart/add", "product_id=1", typed("application/x-www-form-urlencoded")],
  ["POST cart/add", "product_id=1", typed("text/plain")],
  ["POST cart/add", "<a/>", typed("application/xml")],
  ["POST cart/add", "{}", typed("multipart/form-data; boundary=a")],
  ["POST auth/login", "email=a", typed("application/x-www-form-urlencoded")],
  ["POST quote/create/quote-request", "nothing", typed("multipart/form-data; boundary=a")],
  ["POST quote/create/quote-request", "nothing", typed("multipart/form-data")],
  ["POST cart/add", {}, { headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" } }],
  ["GET get/pricing-data?product_id=%E0%A4%A"],
  ["GET quote/get/shipping-info/%E0%A4%A"],
  [`GET quote/get/shipping-info/${"1".repeat(300)}`],
];
