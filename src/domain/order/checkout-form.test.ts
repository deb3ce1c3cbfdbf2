import { expect, test } from "vitest";
import { checkoutForm } from "./checkout-form.ts";

const { phone_number: phone, postcode, email } = checkoutForm.shape;

test.each([
  ["021 555 0142", true],
  ["+64 (9) 555-0142 ext 4", true],
  ["０２１ ５５５ ０１４２", true],
  ["＜b＞ 021 555 0142＜/b＞", false],
  ["-", false],
  ["no phone", false],
  ["12345", false],
])("the phone %j can be called: %j", (typed, taken) => {
  expect(phone.safeParse(typed).success).toBe(taken);
});

test("nothing typed as a phone is said to be missing, a dash to be none", () => {
  expect(phone.safeParse("").error?.issues[0]?.message).toBe("Phone number is required. Please try again.");
  expect(phone.safeParse("-").error?.issues[0]?.message).toBe(
    "Please enter a phone number, such as 021 555 0142.",
  );
});

test("a postcode in wide digits is read", () => {
  expect(postcode.parse("０１１０")).toBe("0110");
  expect(postcode.safeParse("110").success).toBe(false);
});

test.each([
  ["a&b#c/d%e+f'g@example.org", true],
  ["ann.lee@example.co.nz", true],
  ["ann@xn--mori-qsa.nz", true],
  [".ann@example.org", false],
  ["ann..lee@example.org", false],
  ["ann.@example.org", false],
  ["ann@example", false],
  ["ann@-example.org", false],
  ["ann lee@example.org", false],
  ['"ann"@example.org', false],
  ["ann@example.org\r\nBcc: b@example.org", false],
])("mail can be sent to %j: %j", (typed, taken) => {
  expect(email.safeParse(typed).success).toBe(taken);
});
