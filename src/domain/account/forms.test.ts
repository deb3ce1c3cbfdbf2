import { describe, expect, test } from "vitest";
import {
  addressForm,
  placeKey,
  fieldMessages,
  passwordChangeForm,
  guestForm,
  registrationForm,
  signInForm,
  verificationForm,
} from "./forms.ts";
import type * as z from "zod/mini";

function told(schema: z.ZodMiniType, typed: unknown): Readonly<Record<string, string>> {
  const read = schema.safeParse(typed);
  return read.success ? {} : fieldMessages(read.error.issues);
}

const ann = { first_name: "Ann", last_name: "Lee", email: "ann@example.org", password: "secret" };

describe("registration", () => {
  test("takes names, an address and a password of six characters, all trimmed, the address in lower case", () => {
    const typed = {
      first_name: " Ann ",
      last_name: "Lee ",
      email: " Ann@Example.ORG ",
      password: " secret ",
    };
    expect(registrationForm.parse(typed)).toEqual(ann);
  });

  test("names keep their letters and lose what turns the direction they are read in", () => {
    const typed = { ...ann, first_name: "A\u202Enn", last_name: "\u2068\u05DC\u05D5\u05D9\u2069" };
    expect(registrationForm.parse(typed)).toMatchObject({
      first_name: "Ann",
      last_name: "\u05DC\u05D5\u05D9",
    });
    expect(told(registrationForm, { ...ann, first_name: "\u202E" })).toEqual({
      first_name: "First name is required. Please try again.",
    });
  });

  test("an empty form, or none at all, names every field in the spec's words", () => {
    const words = {
      first_name: "First name is required. Please try again.",
      last_name: "Last name is required. Please try again.",
      email: "Email address is required. Please try again.",
      password: "Password is required. Please try again.",
    };
    expect(told(registrationForm, {})).toEqual(words);
    expect(told(registrationForm, { first_name: " ", last_name: "", email: "  ", password: "   " })).toEqual(
      words,
    );
    expect(told(registrationForm, { first_name: 1, last_name: [], email: {}, password: null })).toEqual(
      words,
    );
  });

  test.each([
    ["password", "12345", "The password must be at least 6 characters."],
    ["password", " 12345 ", "The password must be at least 6 characters."],
    ["password", "x".repeat(201), "The password must be at most 200 characters."],
    ["email", "ann@", "Please enter a valid email."],
    ["email", "ann@example.org\r\nBcc: all@example.org", "Please enter a valid email."],
    ["email", `${"a".repeat(250)}@example.org`, "Please enter a valid email."],
    ["first_name", "x".repeat(101), "First name must be plain text of at most 100 characters."],
    ["last_name", "<b>Lee</b>", "Last name must be plain text of at most 100 characters."],
    ["last_name", "Lee<script", "Last name must be plain text of at most 100 characters."],
    ["first_name", "An\u0000n", "First name must be plain text of at most 100 characters."],
    ["first_name", "An\ud800n", "First name must be plain text of at most 100 characters."],
  ])("refuses %s %j", (field, value, message) => {
    expect(told(registrationForm, { ...ann, [field]: value })).toEqual({ [field]: message });
  });

  test("100 characters, apostrophes, macrons and a lone < are a name", () => {
    for (const first_name of ["x".repeat(100), "O'Brien", "Tāne", "A <3 B"])
      expect(told(registrationForm, { ...ann, first_name })).toEqual({});
  });

  test("rights that a request tries to bring along are dropped", () => {
    const greedy = { ...ann, id: 1, points: 1000, verified_at: "2020-01-01", role: "admin" };
    expect(registrationForm.parse(greedy)).toEqual(ann);
  });
});

test("signing in asks for both fields and never tells how a kept password looks", () => {
  expect(told(signInForm, { email: "x", password: "" })).toEqual({
    email: "Please enter a valid email.",
    password: "Password is required. Please try again.",
  });
  expect(told(signInForm, { email: ann.email, password: "x" })).toEqual({});
});

test.each([
  ["", "Verification code required."],
  [undefined, "Verification code required."],
  ["12345", "Please enter the verification code sent to your email."],
  ["1234567", "Please enter the verification code sent to your email."],
  ["12345x", "Please enter the verification code sent to your email."],
])("the code %j is refused", (code, message) => {
  expect(told(verificationForm, { email: ann.email, code })).toEqual({ code: message });
});

test("a code pasted with spaces is read", () => {
  expect(verificationForm.parse({ email: ann.email, code: " 012 345 " }).code).toBe("012345");
});

describe("changing the password", () => {
  test("asks for all three", () => {
    expect(told(passwordChangeForm, {})).toEqual({
      old_password: "Old password is required. Please try again.",
      new_password: "New password is required. Please try again.",
      confirm_password: "Confirm password is required. Please try again.",
    });
  });

  test("the new one has six characters and is typed twice alike", () => {
    const typed = { old_password: "old", new_password: "12345", confirm_password: "12345" };
    expect(told(passwordChangeForm, typed)).toEqual({
      new_password: "The password must be at least 6 characters.",
    });
    expect(
      told(passwordChangeForm, { ...typed, new_password: "123456", confirm_password: "123457" }),
    ).toEqual({ confirm_password: "New password and confirm password do not match." });
  });
});

test("letters typed with a mark of their own become one letter in names and addresses", () => {
  const typed = { first_name: "Ta\u0304ne", last_name: "Lee", email: "tane@example.org" };
  expect(guestForm.parse(typed).first_name).toBe("T\u0101ne");
  const place = { address_label: "Home", address: "8 Ma\u0304nuka Road", city_town: "Whanga\u0304rei" };
  const rest = { province: "Northland", postcode: "0110", phone_number: "09 555 0199" };
  const kept = addressForm.parse({ ...place, ...rest, company: "Ko\u0304whai" });
  expect(kept).toMatchObject({
    address: "8 M\u0101nuka Road",
    city_town: "Whang\u0101rei",
    company: "K\u014dwhai",
  });
});

test("a guest is a name and an address", () => {
  expect(told(guestForm, { first_name: "Ann", last_name: "Lee", email: "ann@example.org" })).toEqual({});
  expect(Object.keys(told(guestForm, {}))).toEqual(["first_name", "last_name", "email"]);
});

describe("an address", () => {
  const home = {
    address_label: "Home",
    address: "12 Kauri Street",
    city_town: "Nelson",
    province: "Nelson",
    postcode: "7010",
    phone_number: "03 555 0123",
  };

  test("needs label, street, city, province, postcode and phone", () => {
    expect(told(addressForm, {})).toEqual({
      address_label: "Address label is required. Please try again.",
      address: "Street address is required. Please try again.",
      city_town: "City is required. Please try again.",
      province: "Province is required. Please try again.",
      postcode: "Postcode is required. Please try again.",
      phone_number: "Phone number is required. Please try again.",
    });
    expect(addressForm.parse(home)).toEqual({ ...home, company: "", apartment: "" });
  });

  test("is the same place however it is written, and another with another flat", () => {
    const key = placeKey(addressForm.parse(home));
    const loud = {
      ...home,
      address: "12  KAURI  street,",
      address_label: "Mum",
      phone_number: "09 555 0199",
    };
    expect(placeKey(addressForm.parse(loud))).toBe(key);
    expect(placeKey(addressForm.parse({ ...home, apartment: "2" }))).not.toBe(key);
  });
});
