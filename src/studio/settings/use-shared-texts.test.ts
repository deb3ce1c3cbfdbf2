import { expect, test } from "vitest";
import { type Identity, inputOf } from "./identity-form.tsx";
import { broughtTogether } from "./use-shared-texts.ts";

const was: Identity = {
  name: "Kisscut",
  street_address: "12 Guillotine Lane",
  city: "Auckland",
  postcode: "1010",
  phone: "09 555 0142",
  email: "hello@kisscut.example",
  gst_number: "",
  bank_name: "",
  bank_number: "",
  answer_days: 1,
};

test("what only one of two has changed is taken, what both changed is shown", () => {
  const typed = { ...inputOf(was), phone: "09 555 0100", city: "Hamilton", postcode: "3204" };
  const now = { ...was, email: "mere@kisscut.example", city: "Tauranga", postcode: "3204", answer_days: 2 };
  const { typed: together, theirs } = broughtTogether(typed, inputOf(was), inputOf(now));
  expect(together).toMatchObject({
    phone: "09 555 0100",
    city: "Hamilton",
    postcode: "3204",
    email: "mere@kisscut.example",
    answer_days: "2",
  });
  expect(theirs).toEqual({ city: "Tauranga" });
});
