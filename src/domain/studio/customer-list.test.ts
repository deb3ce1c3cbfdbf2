import { expect, test } from "vitest";
import { customerRefForm, readCustomerRef, searchedCustomer, writeCustomerRef } from "./customer-list.ts";

test.each([
  ["Māia  Ōtaki", { by: "words", words: ["maia", "otaki"] }],
  ["", { by: "words", words: [] }],
  ["Jo Li Parata", { by: "words", words: ["jo", "li", "parata"] }],
  ["+64 21 555 014", { by: "phone", digits: "21555014" }],
  ["021 555-014", { by: "phone", digits: "21555014" }],
  ["(04) 555 0142", { by: "phone", digits: "45550142" }],
  ["0064 4 555 0142", { by: "phone", digits: "45550142" }],
  ["555", { by: "phone", digits: "555" }],
])("“%s” is looked for as %j", (typed, search) => {
  expect(searchedCustomer(typed)).toEqual({ ok: true, search });
});

test.each(["ab", "ab c", "02", "-"])("“%s” is too short to be found by an index", (typed) => {
  expect(searchedCustomer(typed)).toMatchObject({ ok: false, code: "refused" });
});

test.each([
  ["12", { isGuest: false, id: 12 }],
  ["g34", { isGuest: true, id: 34 }],
])("%s names one customer", (text, ref) => {
  expect(text).toMatch(customerRefForm);
  expect(readCustomerRef(text)).toEqual(ref);
  expect(writeCustomerRef(ref)).toBe(text);
});

test("other texts name none", () => {
  for (const text of ["", "0", "g", "g0", "x1", "1g", "1234567890", "-1"])
    expect(text).not.toMatch(customerRefForm);
});
