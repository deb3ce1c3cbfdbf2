import { expect, test } from "vitest";
import { addressForm, quotePerson, registrationForm } from "#domain/account/forms.ts";
import { checkoutForm } from "#domain/order/checkout-form.ts";
import { isPlainText } from "#domain/account/plain-text.ts";
import { isPrinted } from "#domain/letters/printed-letters.ts";
import { readPricedAnswer } from "#domain/quote-request/answer-form.ts";
import { billToForm } from "#domain/quotation/bill-to.ts";
import { identityForm } from "#domain/studio/identity/identity-form.ts";
import { documentLetters } from "./document-letters.ts";
import { drawable, type FurtherFace, furtherFaceOf } from "./letter-runs.ts";
import { openFace, shapeLetters } from "./shape-letters.ts";

/** The fields of people's own words that stand on invoice, credit note, quotation, ticket, cutting ticket, label and packing slip. */
const fields = {
  "the checkout's name": checkoutForm.shape.first_name,
  "its company": checkoutForm.shape.company,
  "its street": checkoutForm.shape.address,
  "its instructions": checkoutForm.shape.instructions,
  "its PO number": checkoutForm.shape.po_number,
  "an invoice's company": checkoutForm.shape.bill_to_company,
  "the address book": addressForm.shape.city_town,
  "a registration": registrationForm.shape.last_name,
  "a quote request": quotePerson.firstname,
  "a quotation's Bill To": billToForm.shape.name,
  "the shop's name": identityForm.shape.name,
};

const unseen = /^\p{Default_Ignorable_Code_Point}$/u;

/** Characters that stand for none: halves of pairs. */
function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

const codesOfFaces = new Map<FurtherFace, ReadonlySet<number>>();

/** The codes that the file of a face has. */
function codesOf(face: FurtherFace): ReadonlySet<number> {
  const known = codesOfFaces.get(face) ?? new Set(openFace(face).face.collectUnicodes());
  codesOfFaces.set(face, known);
  return known;
}

/** Whether the papers draw all of a text: each letter by a face that has it. */
function isDrawn(text: string): boolean {
  return [...drawable(text)].every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return documentLetters.has(code) || unseen.test(letter) || codesOf(furtherFaceOf(letter, null)).has(code);
  });
}

test("every character that fields let through is drawn, and every other one is refused", () => {
  const wrong: string[] = [];
  // Beyond, no plane has characters but that of hidden ones, which end it.
  for (let code = 0x20; code <= 0x3ffff; code += 1) {
    const letter = String.fromCodePoint(code).normalize("NFC");
    if (!isHalf(code) && isPlainText(letter) && isPrinted(letter) !== isDrawn(letter))
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(fields))("%s asks for letters that are printed", (_name, field) => {
  const sentence = "We cannot print “😀” on labels and invoices. Please leave it out.";
  expect(field.safeParse("Ana 😀").error?.issues[0]?.message).toBe(sentence);
  expect(field.safeParse("محمد 王 ʻOkina").success).toBe(true);
});

test("an answer to a request asks for them as well", () => {
  const answer = readPricedAnswer(
    { line1: "Labels 😀\nSize: 50 mm", pieces1: "5", price1: "5.00" },
    "2026-11-24",
  );
  expect(answer).toMatchObject({
    fields: { line1: "We cannot print “😀” on labels and invoices. Please leave it out." },
  });
});

test("what no face has is drawn as an empty frame, not left out", () => {
  const { glyphs, width } = shapeLetters({ face: "sans", text: "😀", isRightToLeft: false });
  expect(glyphs.map(({ glyph }) => glyph)).toEqual([0]);
  expect(width).toBeGreaterThan(0.4);
});
