import { brandColours } from "#server/brand-colours.ts";
import type { Block, Part, Pen } from "../pen.ts";
import { looks, pageBox, textWidth } from "../layout.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";

const GAP = 22;
const PADDING = 12;
const LINKED = "Press a product’s name: it opens on our site as it is quoted here, ready for the cart.";

interface Step {
  readonly name: string;
  readonly words: string;
}

function stepsOf({ quotation, shop }: PrintedQuotation): readonly Step[] {
  return [
    {
      name: "1. Tell us the number",
      words: `Write to ${shop.email} or call ${shop.phone}, and tell us ${quotation.number}.`,
    },
    { name: "2. Send your artwork", words: "Attach it to the email, together with this quotation." },
    { name: "3. Approve and pay", words: "We begin when it is approved and paid." },
  ];
}

interface Column {
  readonly name: Block;
  readonly words: Block;
}

/** The steps side by side, measured. */
export interface HowToOrder {
  readonly title: Block;
  /** Beside the title; null when no name leads anywhere. */
  readonly aside: Block | null;
  readonly columns: readonly Column[];
  readonly height: number;
}

function columnWidth(count: number): number {
  return (textWidth - 2 * PADDING - GAP * (count - 1)) / count;
}

export function measureHowToOrder(pen: Pen, printed: PrintedQuotation): HowToOrder {
  const title = pen.block("How to order", looks.heading, textWidth);
  const isLinked = printed.items.some(({ address }) => address !== null);
  const aside = isLinked ? pen.block(LINKED, looks.small, textWidth - 130) : null;
  const steps = stepsOf(printed);
  const width = columnWidth(steps.length);
  const columns = steps.map(({ name, words }) => ({
    name: pen.block(name, looks.name, width),
    words: pen.block(words, looks.small, width),
  }));
  const highest = Math.max(...columns.map(({ name, words }) => name.height + 2 + words.height));
  return { title, aside, columns, height: 2 * PADDING + title.height + 3 + highest };
}

/** How the quotation is accepted. Ends at the foot of the page: a page with little on it is not left open below. */
export function drawHowToOrder(pen: Pen, parent: Part, { title, aside, columns, height }: HowToOrder): void {
  const top = pageBox.bottom - height;
  pen.ornament(() =>
    pen.doc.roundedRect(pageBox.left, top, textWidth, height, 9).fillColor(brandColours.paper).fill(),
  );
  const [left, y] = [pageBox.left + PADDING, top + PADDING];
  pen.write(parent, "H2", title, { x: left, y });
  if (aside !== null) pen.write(parent, "P", aside, { x: pageBox.right - PADDING, y: y + 4, align: "end" });
  const step = columnWidth(columns.length) + GAP;
  columns.forEach(({ name, words }, at) => {
    const x = left + at * step;
    pen.write(parent, "P", name, { x, y: y + title.height + 3 });
    pen.write(parent, "P", words, { x, y: y + title.height + 5 + name.height });
  });
}
