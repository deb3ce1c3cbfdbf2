import { brandColours } from "#platform/brand-colours.ts";
import { qrCode } from "#platform/qr-code.ts";
import { shippingText } from "#domain/quotation/quotation.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { type Block, looks, pageBox, type Part, type Pen, textWidth } from "#platform/pdf/pen.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";
import { drawSums, SUMS_LEFT, sumsHeight } from "./paper-parts.ts";

const GAP = 22;
const PADDING = 12;
const LINKED = "Press a product’s name to see it on our site, at the price of that day.";

/** The side of the QR code in points, without the light margin round it: 0.6 mm a square. */
const CODE = 72;
const CODE_MARGIN = 7;

interface Step {
  readonly name: string;
  readonly words: string;
  /** Where a press on its name leads. */
  readonly link?: string;
}

function artworkStep({ hasAllArtwork }: PrintedQuotation): Step {
  return hasAllArtwork
    ? { name: "2. Check your artwork", words: "Your files are with us. Tell us if one is to be another." }
    : {
        name: "2. Send your artwork",
        words: "Reply to the email that confirms your order, with your files.",
      };
}

function stepsOf(printed: PrintedQuotation): readonly Step[] {
  const { shop, url } = printed;
  return [
    {
      name: "1. Accept it online",
      words: `Scan the code, or follow this link: you order at these prices. Or call ${shop.phone}.`,
      link: url,
    },
    artworkStep(printed),
    { name: "3. Approve and pay", words: "We begin when it is approved and paid." },
  ];
}

interface Column {
  readonly name: Block;
  readonly words: Block;
  readonly link?: string;
}

/** The steps side by side, measured. */
export interface HowToOrder {
  readonly title: Block;
  /** Below the steps; null when no name leads anywhere. */
  readonly aside: Block | null;
  readonly columns: readonly Column[];
  readonly height: number;
  /** Where the code leads. */
  readonly url: string;
}

/** Beside the code. */
const STEPS_WIDTH = textWidth - 3 * PADDING - CODE - 2 * CODE_MARGIN;

function columnWidth(count: number): number {
  return (STEPS_WIDTH - GAP * (count - 1)) / count;
}

function measureHowToOrder(pen: Pen, printed: PrintedQuotation): HowToOrder {
  const title = pen.block("How to order", looks.heading, textWidth);
  const isLinked = printed.items.some(({ address }) => address !== null);
  const aside = isLinked ? pen.block(LINKED, looks.small, STEPS_WIDTH) : null;
  const steps = stepsOf(printed);
  const width = columnWidth(steps.length);
  const columns = steps.map(({ name, words, ...rest }) => ({
    name: pen.block(name, looks.name, width),
    words: pen.block(words, looks.small, width),
    ...rest,
  }));
  const highest = Math.max(...columns.map(({ name, words }) => name.height + 2 + words.height));
  const words = title.height + 3 + highest + (aside === null ? 0 : 4 + aside.height);
  const height = 2 * PADDING + Math.max(words, CODE + 2 * CODE_MARGIN);
  return { title, aside, columns, height, url: printed.url };
}

/** The quotation's page as a QR code on its own light ground; a press on it opens the page, too. */
function drawCode({ doc, ornament }: Pen, url: string, x: number, y: number): void {
  const { size, path } = qrCode(url);
  const side = CODE + 2 * CODE_MARGIN;
  ornament(() => {
    doc.roundedRect(x, y, side, side, 5).fill(brandColours.card);
    doc.translate(x + CODE_MARGIN, y + CODE_MARGIN).scale(CODE / size);
    doc.path(path).fill(brandColours.ink);
  });
  doc.link(x, y, side, side, url);
}

/** How the quotation is accepted. Ends at the foot of the page: a page with little on it is not left open below. */
function drawHowToOrder(pen: Pen, parent: Part, { title, aside, columns, height, url }: HowToOrder): void {
  const top = pageBox.bottom - height;
  pen.ornament(() =>
    pen.doc.roundedRect(pageBox.left, top, textWidth, height, 9).fillColor(brandColours.paper).fill(),
  );
  const [left, y] = [pageBox.left + PADDING, top + PADDING];
  pen.write(parent, "H2", title, { x: left, y });
  const below = y + title.height + 3;
  const step = columnWidth(columns.length) + GAP;
  columns.forEach(({ name, words, link }, at) => {
    const x = left + at * step;
    pen.write(parent, "P", name, { x, y: below, ...(link && { link }) });
    pen.write(parent, "P", words, { x, y: below + name.height + 2 });
  });
  const end = top + height - PADDING;
  if (aside !== null) pen.write(parent, "P", aside, { x: left, y: end - aside.height });
  const side = CODE + 2 * CODE_MARGIN;
  drawCode(pen, url, pageBox.right - PADDING - side, top + (height - side) / 2);
}

const TOP = 14;
const ESTIMATE = "No delivery date is guaranteed.";
const WORDS_WIDTH = SUMS_LEFT - 26 - pageBox.left;

type TermWords = readonly [name: string, words: string];

function termsOf({ quotation }: PrintedQuotation): readonly TermWords[] {
  const { shipping, words } = quotation;
  return [
    ...(words === "" ? [] : [["A word from us", words] as const]),
    ...(shipping === null ? [] : [["Delivery", `${shippingText(shipping)}. ${ESTIMATE}`] as const]),
    [
      "Prices",
      `Kept until ${formatDocumentDate(quotation.validUntil)}, whatever the site says by then. In New Zealand dollars, GST included.`,
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
