import { expect, onTestFinished, test, vi } from "vitest";
import { isOutcomeUnknown } from "#calls/ask-until-answered.ts";
import { callShop, readAnswer } from "./call-shop.ts";

test("a successful envelope is its data", () => {
  const body = { status: "SUCCESS", code: 201, data: { email: "ann@example.org" } };
  expect(readAnswer(201, body)).toEqual({ ok: true, status: 201, data: { email: "ann@example.org" } });
});

test("what a call answers beside its data stands beside it", () => {
  const body = { status: "SUCCESS", code: 200, data: [], selection_hash: "00ff" };
  expect(readAnswer(200, body)).toEqual({ ok: true, status: 200, data: [], selection_hash: "00ff" });
});

test("a refusal keeps its status, its sentence, its fields and what pages read beside", () => {
  const fields = { email: "Sorry, we don't allow disposable email address." };
  const error = { fields, is_email_disposable: true };
  const answer = readAnswer(422, { status: "ERROR", code: 422, message: "Refused.", error });
  expect(answer).toEqual({ ok: false, status: 422, message: "Refused.", fields, error });
});

test.each([
  ["nothing", null],
  ["a page of a proxy", "<html>"],
  ["an envelope without words", { status: "ERROR" }],
])("%s is an error in the words of the catalogue", (_what, body) => {
  expect(readAnswer(502, body)).toMatchObject({
    ok: false,
    status: 502,
    message: "An error occurred. Please try again or submit a report.",
    fields: {},
  });
});

test.each([
  ["no answer came", 0, {}, true],
  ["the shop failed", 500, {}, true],
  ["a proxy gave up", 504, {}, true],
  ["it is still being done", 409, { still_running: true }, true],
  ["its price has changed", 409, { pricing_row: { price: 20 } }, false],
  ["it was refused", 422, { fields: { quantity: "Please enter the quantity." } }, false],
  ["there were too many tries", 429, {}, false],
])("when %s, a write is unsettled or not", (_what, status, error, unsettled) => {
  expect(isOutcomeUnknown({ ok: false, status, message: "", fields: {}, error })).toBe(unsettled);
});

test("where the browser keeps no cookies, what could not be found again is not begun; a question is asked all the same", async () => {
  const asked: string[] = [];
  vi.stubGlobal("navigator", { cookieEnabled: false });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: {} }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await callShop("PUT quote/update/quotation/:id", { params: { id: 1 }, body: { name: "Bea" } });
  const body = { points: 0 };
  expect(await callShop("POST cart/points", { body })).toMatchObject({
    ok: false,
    status: 403,
    message: expect.stringMatching(/^Your browser keeps no cookies for this shop/),
  });
  expect(asked).toEqual([]);
  await callShop("GET cart");
  await callShop("POST quote/create/question", { body: { email: "bea@example.org", question: "Hm?" } });
  expect(asked).toEqual(["/api/cart", "/api/quote/create/question"]);
});
