import { shippingText } from "#domain/quotation/quotation.ts";
import { formatDocumentDate, validUntil } from "#domain/quotation/validity.ts";
import type { Block, Part, Pen } from "../pen.ts";
import { looks, pageBox } from "../layout.ts";
import { drawHowToOrder, type HowToOrder, measureHowToOrder } from "./how-to-order.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";
import { drawSums, SUMS_LEFT, sumsHeight } from "./sums.ts";

const TOP = 14;
const ESTIMATE = "No delivery date is guaranteed.";
const WORDS_WIDTH = SUMS_LEFT - 26 - pageBox.left;

type TermWords = readonly [name: string, words: string];

function termsOf({ quotation }: PrintedQuotation): readonly TermWords[] {
  const { shipping } = quotation;
  return [
    ...(shipping === null ? [] : [["Delivery", `${shippingText(shipping)}. ${ESTIMATE}`] as const]),
    [
      "Prices",
      `Kept until ${formatDocumentDate(validUntil(quotation.issueDate))}, whatever the site says by then. In New Zealand dollars, GST included.`,
    ],
  ];
}

interface Term {
  readonly name: Block;
  readonly words: Block;
}

/** What stands under the last line, measured. */
export interface MeasuredClosing {
  readonly terms: readonly Term[];
  readonly howToOrder: HowToOrder;
  /** From the last line down to the foot. */
  readonly height: number;
}

export function measureClosing(pen: Pen, printed: PrintedQuotation): MeasuredClosing {
  const terms = termsOf(printed).map(([name, words]) => ({
    name: pen.block(name, looks.name, WORDS_WIDTH),
    words: pen.block(words, looks.small, WORDS_WIDTH),
  }));
  const termsHeight = terms.reduce((sum, { name, words }) => sum + name.height + words.height + 7, 0);
  const howToOrder = measureHowToOrder(pen, printed);
  const beside = Math.max(termsHeight, sumsHeight(printed.quotation.totals));
  return { terms, howToOrder, height: TOP + beside + TOP + howToOrder.height };
}

function drawTerms(pen: Pen, parent: Part, terms: readonly Term[], top: number): void {
  let y = top;
  for (const { name, words } of terms) {
    pen.write(parent, "H2", name, { x: pageBox.left, y });
    pen.write(parent, "P", words, { x: pageBox.left, y: y + name.height });
    y += name.height + words.height + 7;
  }
}

/** The sums, what they hold for, and how to accept the quotation. */
export function drawClosing(
  pen: Pen,
  parent: Part,
  printed: PrintedQuotation,
  { terms, howToOrder }: MeasuredClosing,
  top: number,
): void {
  drawSums(pen, parent, printed.quotation.totals, top + TOP);
  drawTerms(pen, parent, terms, top + TOP - 1);
  drawHowToOrder(pen, parent, howToOrder);
}
