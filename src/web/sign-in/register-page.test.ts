import { expect, test } from "vitest";
import { callOf, stepAfter } from "./register-page.tsx";

const typed = { first_name: "Ann", last_name: "Lee", email: "ann@example.org", password: "correct horse" };
const success = { status: 201, body: { status: "SUCCESS", code: 201, data: {} } };
function refusal(fields: Record<string, string>) {
  return {
    status: 422,
    body: { status: "ERROR", code: 422, message: "Refused.", error: { fields } },
  };
}

test("names, address and password are a registration; an address and a code verify it", () => {
  expect(callOf(typed)).toBe("auth/register");
  expect(callOf({ email: typed.email, code: "123456" })).toBe("auth/verify");
});

test("a registration leads to its code, and a right code to the end", () => {
  expect(stepAfter(typed, success)).toEqual({ at: "code", email: typed.email });
  expect(stepAfter({ email: typed.email, code: "123456" }, success)).toEqual({ at: "done" });
});

test("a refused registration comes back as it was typed, without the password", () => {
  const step = stepAfter(typed, refusal({ email: "Please enter a valid email." }));
  expect(step).toMatchObject({ at: "form", sent: { fields: { email: "Please enter a valid email." } } });
  expect(step).toMatchObject({ sent: { typed: { first_name: "Ann", email: typed.email } } });
  expect(JSON.stringify(step)).not.toContain(typed.password);
});

test("a wrong code keeps the visitor at the code", () => {
  const step = stepAfter({ email: typed.email, code: "1" }, refusal({ code: "Wrong." }));
  expect(step).toMatchObject({ at: "code", email: typed.email, sent: { fields: { code: "Wrong." } } });
});
