import { billToLines } from "#domain/quotation/bill-to.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { type Part, type Pen, looks, pageBox, textWidth } from "#platform/pdf/pen.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";

const FACTS_LEFT = 336;
const FACT_LABEL = 62;
const BILL_TO_WIDTH = 258;

function drawBillTo(pen: Pen, parent: Part, { quotation }: PrintedQuotation, top: number): number {
  const lines = billToLines(quotation.billTo);
  if (lines.length === 0) return top;
  const label = pen.block("Bill to", looks.label, BILL_TO_WIDTH);
  pen.write(parent, "H2", label, { x: pageBox.left, y: top });
  let y = top + label.height + 2;
  for (const [at, line] of lines.entries()) {
    const block = pen.block(line, at === 0 ? looks.name : looks.plain, BILL_TO_WIDTH);
    pen.write(parent, "P", block, { x: pageBox.left, y });
    y += block.height;
  }
  return y;
}

function drawFacts(
  pen: Pen,
  parent: Part,
  { quotation }: PrintedQuotation,
  { left, top }: { readonly left: number; readonly top: number },
): number {
  const facts = [
    ["Number", quotation.number],
    ["Issued", formatDocumentDate(quotation.issueDate)],
    ["Valid until", formatDocumentDate(quotation.validUntil)],
  ] as const;
  let y = top;
  for (const [name, value] of facts) {
    const label = pen.block(name, looks.label, FACT_LABEL);
    const block = pen.block(value, looks.plain, pageBox.right - left - FACT_LABEL);
    pen.write(parent, "P", label, { x: left, y: y + 0.5 });
    pen.write(parent, "P", block, { x: left + FACT_LABEL, y });
    y += Math.max(label.height, block.height) + 2;
  }
  return y;
}

/** What it is, to whom, and when. Answers where the page goes on. */
export function drawParties(pen: Pen, parent: Part, printed: PrintedQuotation, top: number): number {
  const title = pen.block("Quotation", looks.title, textWidth);
  pen.write(parent, "H1", title, { x: pageBox.left, y: top });
  const below = top + title.height + 16;
  const billTo = drawBillTo(pen, parent, printed, below);
  const left = billTo === below ? pageBox.left : FACTS_LEFT;
  return Math.max(billTo, drawFacts(pen, parent, printed, { left, top: below })) + 18;
}
