import { expect, test } from "vitest";
import { idleForm, withErrors, withoutErrorOf, withoutErrors } from "./form-state.ts";

const email = "Please enter a valid email.";
const password = "Password is required. Please try again.";

test("a refusal of fields is said at the fields, one of the whole below them", () => {
  expect(withErrors(idleForm, { email }, "Refused.")).toMatchObject({ fields: { email }, message: null });
  expect(withErrors(idleForm, {}, "Too many tries.")).toMatchObject({
    fields: {},
    message: "Too many tries.",
  });
});

test("typing takes away the message of that field only, and does not move the focus", () => {
  const state = withErrors(idleForm, { email, password }, "");
  const typed = withoutErrorOf(state, "email");
  expect(typed.fields).toEqual({ password });
  expect(typed.refusals).toBe(state.refusals);
  expect(withoutErrorOf(typed, "first_name")).toBe(typed);
});

test("every refusal counts, sending again clears what was wrong", () => {
  const twice = withErrors(withErrors(idleForm, { email }, ""), { email }, "");
  expect(twice.refusals).toBe(2);
  expect(withoutErrors(twice, true)).toEqual({ busy: true, fields: {}, message: null, refusals: 2 });
});
