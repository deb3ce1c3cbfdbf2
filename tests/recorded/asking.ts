import { poster } from "./buying.ts";
import type { SentCall } from "./recorded-call.ts";

const ask = "POST quote/create/quote-request";
const tane = { firstname: "Tane", lastname: "Reid", email_address: "tane@example.org" };
const asked = { quote_type: "Special Size", ...tane, ...poster };
const foil = {
  quote_type: "Special Processing",
  ...tane,
  product_id: 1,
  cutting_id: 1,
  shape_id: 2,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 1,
  width: 60,
  height: 40,
  quantity: 10,
  "addons[]": [5],
  "na[]": ["501"],
};
const pdf = { name: "label.pdf", content: Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n") };
const page = { name: "label.html", content: Buffer.from("<!doctype html><p>label</p>") };

/** Quote requests, Special Processing among them, and the guest who asks. */
export const asking: readonly SentCall[] = [
  ["GET quote/get/quote-requests"],
  [ask, asked, { headers: { "idempotency-key": "asked" } }],
  [ask, asked, { headers: { "idempotency-key": "asked" } }],
  [ask, { ...asked, comment: "another" }, { headers: { "idempotency-key": "asked" } }],
  ["GET quote/get/quote-request/{request_no}"],
  ["POST quote/create/conversion", { request_no: "{request_no}" }],
  ["POST quote/create/conversion", { request_no: "{request_no}" }],
  ["POST quote/create/conversion", { request_no: "R0000000000000000" }],
  ["POST quote/create/conversion", { request_no: 7 }],
  ["GET quote-request/{request_no}?key=x"],
  ["POST quote-request/{request_no}/messages?key=x", { words: "Hello?" }],
  ["POST quote-request/{request_no}/decline?key=x", { answer_no: "Q1", reasons: [] }],
  [ask, { ...asked, comment: "<b>bold</b>" }],
  [ask, { ...asked, width: 3, height: 3 }],
  [ask, { ...asked, email_address: "tane@" }],
  [ask, { ...asked, email_address: "tane@mailinator.com" }],
  [ask, { ...asked, firstname: "", lastname: "" }],
  [ask, { ...asked, quote_type: "Special Favour" }],
  [ask, { ...asked, quantity: "" }],
  [ask, { ...asked, product_id: 999 }],
  [ask, foil],
  [ask, { ...foil, width: "" }],
  [ask, undefined, { file: pdf }],
  [ask, undefined, { file: page }],
  ["GET quote/get/quote-requests"],
  ["GET quote/get/quote-request/R0000000000000000"],
  ["GET auth/session"],
  ["POST guest", { first_name: "Tane", last_name: "Reid", email: "tane.reid@example.org" }],
  ["PUT guest/{id}", { first_name: "Tāne", last_name: "Reid", email: "tane.reid@example.org" }],
  ["PUT guest/999", { first_name: "Tane", last_name: "Reid", email: "tane@example.org" }],
  ["POST guest", { first_name: "", last_name: "", email: "" }],
  ["POST guest", { first_name: "Tane", last_name: "Reid", email: "tane@mailinator.com" }],
  ["GET inquiry/form/email-exist?email=tane@example.org"],
  ["GET inquiry/form/email-exist?email=tane@mailinator.com"],
  ["GET inquiry/form/email-exist?email=tane"],
  ["GET inquiry/form/email-exist"],
];

/** A question to the shop. */
const question = "POST quote/create/question";
const asks = {
  product_id: 18,
  question: "Is the string tied on?",
  first_name: "Tane",
  email: "t@example.org",
};
export const wondering: readonly SentCall[] = [
  [question, asks],
  [question, { ...asks, email: "t@mailinator.com" }],
  [question, { question: "", first_name: "<b>", email: "t@" }],
  [question, { ...asks, product_id: 999 }],
  [question, { ...asks, product_id: "x" }],
];

/** A browser that has opened no page, and one that asks too often. */
export const unprepared: readonly SentCall[] = [["GET inquiry/form/email-exist?email=tane@example.org"]];
export const tooOften: readonly SentCall[] = [
  ["GET auth/session"],
  ["GET inquiry/form/email-exist?email=tane@example.org", undefined, { until: 429 }],
  ["POST auth/login", { email: "nobody@example.org", password: "a wrong password" }, { until: 429 }],
];
