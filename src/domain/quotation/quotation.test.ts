import { describe, expect, test } from "vitest";
import { asLine, billToForm, billToLines } from "./bill-to.ts";
import { isQuotationNumber, detailText, quantityText } from "./quotation.ts";
import { formatDocumentDate, validUntil } from "./validity.ts";

const whole = {
  name: "Aroha Tāne",
  company: "Kōwhai Honey Ltd",
  address: "8 Marae Road",
  apartment: "Unit 3",
  city_town: "Whangārei",
  province: "Northland",
  postcode: "0110",
  phone_number: "09 555 0199",
};

describe("Bill To", () => {
  test("reads like an address, without empty lines", () => {
    expect(billToLines(whole)).toEqual([
      "Aroha Tāne",
      "Kōwhai Honey Ltd",
      "Unit 3",
      "8 Marae Road",
      "Whangārei 0110",
      "Northland",
      "09 555 0199",
    ]);
    expect(billToLines(billToForm.parse({ postcode: "0110" }))).toEqual(["0110"]);
    expect(billToLines(billToForm.parse({}))).toEqual([]);
  });

  test("letters typed with a mark of their own become one letter, spaces round a line go", () => {
    expect(billToForm.parse({ name: "  Ta\u0304ne " }).name).toBe("T\u0101ne");
  });

  test("nothing in a line turns the direction it is read in", () => {
    const typed = {
      company: "Moss \u202Edetimil",
      phone_number: "\u202D021 555 01\u202C",
      name: "\u2067 \u200F",
    };
    expect(billToForm.parse(typed)).toMatchObject({
      company: "Moss detimil",
      phone_number: "021 555 01",
      name: "",
    });
    expect(asLine("Bea\u202E Moss")).toBe("Bea Moss");
  });

  test.each([
    ["<b>Ann</b>"],
    ["<img src=x onerror=alert(1)>"],
    ["two\nlines"],
    ["x".repeat(151)],
    [12],
    [null],
  ])("%j is refused in every field", (text) => {
    for (const field of Object.keys(whole)) {
      const { error } = billToForm.safeParse({ ...whole, [field]: text });
      expect(error?.issues[0]).toMatchObject({
        path: [field],
        message: "Please enter plain text of at most 150 characters.",
      });
    }
  });

  test("what is plain is taken: signs that only look like HTML, and a line of just 150 letters", () => {
    expect(billToForm.parse({ company: "Cut < Print & Sons" }).company).toBe("Cut < Print & Sons");
    expect(billToForm.parse({ name: "x".repeat(150) }).name).toHaveLength(150);
    expect(asLine("y".repeat(201))).toHaveLength(150);
  });
});

test("a line says its quantity and its details without what has a column of its own", () => {
  expect(quantityText({ quantity: 1000, sets: 1 })).toBe("1,000 pcs");
  expect(quantityText({ quantity: 250, sets: 2 })).toBe("2 sets of 250 pcs");
  expect(quantityText({ quantity: 1, sets: 2 })).toBe("2 sets of 1 pc");
  const details = ["Product", "Shape", "Size", "Quantity", "Number of Sets"].map((label) => ({
    label,
    value: "x",
  }));
  const size = { label: "Size", value: "50 x 75 mm" };
  expect(detailText([size])).toBe("Size: 50\u00a0x\u00a075\u00a0mm");
  const none = { label: "Premium Processing", value: "None" };
  expect(detailText([...details, none])).toBe("Shape: x, Size: x");
  expect(detailText([{ label: "Premium Processing", value: "Without", isNone: true }])).toBe("");
  expect(detailText([{ label: "Set names", value: "None", isNone: false }])).toBe("Set names: None");
});

test("what has a column of its own is told by its kind, whatever it is called", () => {
  const details = [
    { kind: "quantity", label: "Pieces", value: "250" },
    { label: "Shape", value: "Circle" },
  ] as const;
  expect(detailText(details)).toBe("Shape: Circle");
});

test("prices are kept for thirty days, over the end of a year too", () => {
  expect(validUntil("2026-11-21")).toBe("2026-12-21");
  expect(validUntil("2026-12-15")).toBe("2027-01-14");
  expect(formatDocumentDate("2026-11-21")).toBe("Sat 21 November 2026");
});

test.each([
  ["Q2611210123456789", true],
  ["Q261121ABCDEFGHJK", true],
  ["Q261121ABCDEFGHIJ", false],
  ["q261121ABCDEFGHJK", false],
  ["R261121ABCDEFGHJK", false],
  ["Q261121ABCDEFGHJKM", false],
  ["Q261121ABCDEFGHJ'", false],
  ["", false],
])("%j is a quotation's number: %s", (text, is) => {
  expect(isQuotationNumber(text)).toBe(is);
});
