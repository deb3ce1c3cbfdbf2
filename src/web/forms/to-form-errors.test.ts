import { expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import type { Refused } from "#calls/make-call.ts";
import { toFormErrors } from "./to-form-errors.ts";

const own = { names: new Set(["width", "addons"]), shownAt: { size: "width" } };
function refused(status: number, fields: Refused["fields"]): Refused {
  return {
    ok: false,
    status,
    message: "Not so.",
    fields,
    error: {},
  };
}

test("what is wrong with a field that is shown elsewhere is said there", () => {
  const { fields, message } = toFormErrors(refused(422, { size: "Too small.", addons: "One of them." }), own);
  expect(fields).toEqual({ width: "Too small.", addons: "One of them." });
  expect(message).toBe("Not so.");
});

test("what is wrong with something that the form does not ask stands below it", () => {
  const { fields, message } = toFormErrors(refused(422, { addons: "One of them.", kinds: "Too many." }), own);
  expect(fields).toEqual({});
  expect(message).toBe("Too many.");
});

test.each([0, 500, 503])("a fault of the shop itself (%s) says nothing of the fields", (status) => {
  const { fields, message } = toFormErrors(refused(status, { addons: "One of them." }), own);
  expect(fields).toEqual({});
  expect(message).toBe(messageOf("unexpected"));
});
