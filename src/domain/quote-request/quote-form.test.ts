import { describe, expect, test } from "vitest";
import { fieldMessages } from "#domain/account/forms.ts";
import { quoteForm } from "./quote-form.ts";

const bea = { firstname: " Bea ", lastname: "Moss", email_address: "Bea@Example.org" };

function wrong(asks: { person: boolean; quantity: boolean }, typed: object) {
  const parsed = quoteForm(asks).safeParse(typed);
  return parsed.success ? {} : fieldMessages(parsed.error.issues);
}

describe("the quote form", () => {
  test("wants name, address and quantity in its own sentences", () => {
    const empty = { firstname: " ", lastname: "", email_address: "", quantity: "" };
    expect(wrong({ person: true, quantity: true }, empty)).toEqual({
      firstname: "Please enter the first name.",
      lastname: "Please enter the last name.",
      email_address: "Please enter the email address.",
      quantity: "Please enter the quantity.",
    });
    expect(wrong({ person: true, quantity: false }, { ...bea, email_address: "bea" })).toEqual({
      email_address: "Invalid email address.",
    });
  });

  test("asks nobody's name twice: nothing of somebody signed in, no quantity of an item that has one", () => {
    expect(quoteForm({ person: false, quantity: false }).parse({ firstname: "x" })).toEqual({ comment: "" });
    expect(quoteForm({ person: true, quantity: false }).parse({ ...bea, comment: "Gold" })).toEqual({
      comment: "Gold",
      firstname: "Bea",
      lastname: "Moss",
      email_address: "bea@example.org",
    });
  });

  test.each([
    ["1", true],
    ["999999", true],
    ["1000000", false],
    ["0", false],
    ["000", false],
    ["12.5", false],
    ["-5", false],
    ["1e3", false],
    ["٣", false],
  ])("takes a quantity of at most six digits, at least one piece: %s", (quantity, taken) => {
    expect(wrong({ person: false, quantity: true }, { quantity })).toEqual(
      taken ? {} : { quantity: "Please enter the quantity." },
    );
  });
});
