import { expect, test } from "vitest";
import * as z from "zod/mini";
import { identityForm, identityFaultMessages, type ShopIdentity } from "./identity-form.ts";

const shop: ShopIdentity = {
  name: "Kisscut",
  street_address: "12 Guillotine Lane",
  city: "Auckland",
  postcode: "1010",
  phone: "09 555 0142",
  email: "hello@kisscut.example",
  gst_number: "123-456-789",
  bank_name: "Kisscut Ltd",
  bank_number: "99-0123-0456789-00",
  answer_days: 1,
};

const changed = z.object({ ...identityForm.shape, was: identityForm }).check(identityFaultMessages);

function wrongFields(change: object): string[] {
  const { error } = changed.safeParse({ ...shop, ...change, was: shop });
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

test("what stands there already is right, also a number that is nobody's", () => {
  expect(wrongFields({})).toEqual([]);
});

test.each([
  [{ name: " " }, ["name"]],
  [{ name: "x".repeat(101) }, ["name"]],
  [{ street_address: "", city: "" }, ["street_address", "city"]],
  [{ postcode: "101" }, ["postcode"]],
  [{ phone: "call us" }, ["phone"]],
  [{ phone: "12 34" }, ["phone"]],
  [{ phone: "+64 (9) 555-0142" }, []],
  [{ email: "hello" }, ["email"]],
  [{ gst_number: "123-456-788" }, ["gst_number"]],
  [{ gst_number: "49091850" }, []],
  [{ gst_number: "" }, []],
  [{ bank_number: "12-3456-01234-00" }, ["bank_number"]],
  [{ bank_number: "12 3456 0123456 000" }, []],
  [{ bank_name: "" }, ["bank_name"]],
  [{ bank_number: "" }, ["bank_number"]],
  [{ bank_number: "", bank_name: "" }, []],
  [{ answer_days: 0 }, ["answer_days"]],
  [{ answer_days: 1.5 }, ["answer_days"]],
  [{ answer_days: null }, ["answer_days"]],
  [{ answer_days: 10 }, []],
  [{ name: "", gst_number: "123", bank_number: "12-34" }, ["name", "gst_number", "bank_number"]],
  [{ email: "", bank_number: "12-34" }, ["email", "bank_number"]],
  [{ answer_days: null, gst_number: "123" }, ["answer_days", "gst_number"]],
])("%o is wrong at %o", (change, fields) => {
  expect(wrongFields(change)).toEqual(fields);
});

test("numbers are kept in their groups", () => {
  const typed = { ...shop, gst_number: "49091850", bank_number: "123456012345600" };
  expect(identityForm.parse(typed)).toMatchObject({
    gst_number: "49-091-850",
    bank_number: "12-3456-0123456-00",
  });
});
