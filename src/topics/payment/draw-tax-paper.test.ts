import { expect, test } from "vitest";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { totalsOf } from "#domain/cart/price-cart.ts";
import { checkoutForm } from "#domain/order/checkout-form.ts";
import { pageBox } from "#platform/pdf/pen.ts";
import { drawTaxPaper, type PrintedTaxPaper } from "./draw-tax-paper.ts";

/** Lines at $43.20 more each. */
function invoiceOf(count: number): PrintedTaxPaper {
  const charges = Array.from({ length: count }, (_, at) => ({
    title: "Art paper stickers, die cut, Matt laminated, permanent adhesive, 50 mm circle",
    quantity: "2 sets of 250 pcs",
    price: 4_320 * (at + 1),
  }));
  const subTotal = charges.reduce((sum, { price }) => sum + price, 0);
  return {
    title: "Tax invoice",
    number: "INV-000012",
    issued: "2026-11-24",
    orderNo: "K26-4F7Q2M",
    contact: checkoutForm.parse({
      email: "aroha@example.org",
      first_name: "Aroha",
      last_name: "Tāne",
      phone_number: "021 555 0110",
      company: "Kōwhai Honey Ltd",
      address: "12 Cuba Street",
      apartment: "",
      city_town: "Whangārei",
      province: "Northland",
      postcode: "0110",
      instructions: "",
      po_number: "PO 7781",
      bill_to_name: "",
      bill_to_company: "",
      bill_to_address: "",
      bill_to_city_town: "",
      bill_to_postcode: "",
    }),
    charges,
    totals: totalsOf({ subTotal, couponDiscount: 500, pointDiscount: 0, shippingFee: 800 }),
    isWhole: true,
    words: "Paid, thank you. In New Zealand dollars, GST included.",
    shop: catalogueDocument.shop,
    origin: "https://shop.test",
  };
}

test("a paper of many lines goes on over pages, and nothing stands beside one or in its foot", async () => {
  const { lines, points, pages } = readPdf(await drawTaxPaper(invoiceOf(40)));
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(lines.filter(({ text }) => text === "2 sets of 250 pcs")).toHaveLength(40);
  for (const { x, y, text } of lines) {
    expect(x).toBeGreaterThanOrEqual(pageBox.left);
    expect(x).toBeLessThan(pageBox.right);
    const isFoot = pageBox.height - y > pageBox.footTop;
    if (isFoot) expect(text).toMatch(/^(Kisscut, tax invoice INV-000012|Page )/);
    else expect(pageBox.height - y).toBeLessThanOrEqual(pageBox.bottom);
  }
  for (const { x } of points) expect(x).toBeLessThanOrEqual(pageBox.right);
});

test("the same paper is the same bytes, tagged, in its own fonts", async () => {
  const [once, again] = [await drawTaxPaper(invoiceOf(2)), await drawTaxPaper(invoiceOf(2))];
  expect(once.equals(again)).toBe(true);
  const { structure } = readPdf(once);
  for (const part of ["H1", "H2", "Table", "TR", "TH", "TD"]) expect(structure).toContain(`/S /${part}`);
  expect(structure.match(/\/FontFile2 /g)).toHaveLength(2);
});

test("a name in another script is drawn where it is billed, and found by what readers search", async () => {
  const { contact, ...invoice } = invoiceOf(1);
  const contentFor = async (name: string) =>
    readPdf(await drawTaxPaper({ ...invoice, contact: { ...contact, bill_to_name: name } })).content;
  const [plain, foreign] = [await contentFor("Aroha Tāne"), await contentFor("محمد 王小明")];
  expect(plain).not.toContain("/ActualText");
  expect(foreign.match(/\/ActualText/g)).toHaveLength(1);
  // Seven letters more than the picture of the plain one, each an outline.
  const outlines = (content: string) => content.match(/\bh\n/g)?.length ?? 0;
  expect(outlines(foreign) - outlines(plain)).toBeGreaterThanOrEqual(7);
});
