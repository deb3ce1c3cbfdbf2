import type { Detail } from "#domain/detail.ts";
import { brandColours } from "#platform/brand-colours.ts";
import { drawDocument, type Imprint } from "./draw-document.ts";
import { looks, pageBox, textWidth, type Part, type Pen } from "./pen.ts";

/** A job as its ticket tells it; the picture is SVG path data with the size of its page, in one unit. */
interface PrintedTicket {
  readonly number: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly details: readonly Detail[];
  readonly picture: { readonly d: string; readonly width: number; readonly height: number };
}

interface TicketImprint extends Pick<Imprint, "madeAt" | "faces"> {
  readonly shopName: string;
}

const PICTURE_HEIGHT = 150;
const LABEL_WIDTH = 130;

function drawPicture({ doc, ornament }: Pen, { picture }: PrintedTicket, top: number): number {
  const scale = Math.min(textWidth / picture.width, PICTURE_HEIGHT / picture.height);
  const height = picture.height * scale;
  ornament(() => {
    doc.rect(pageBox.left, top, textWidth, height).fill(brandColours.paper);
    doc.translate(pageBox.left + (textWidth - picture.width * scale) / 2, top).scale(scale);
    doc.path(picture.d).fill(brandColours.ink, "even-odd");
  });
  return top + height + 18;
}

function drawHead(pen: Pen, body: Part, { number, title, notes }: PrintedTicket): number {
  let y: number = pageBox.top;
  for (const [type, look, text] of [
    ["H1", looks.title, `Job ticket ${number}`],
    ["P", looks.heading, title],
    ...notes.map((note) => ["P", looks.plain, note] as const),
  ] as const) {
    const block = pen.block(text, look, textWidth);
    pen.write(body, type, block, { x: pageBox.left, y });
    y += block.height + 4;
  }
  return y + 10;
}

/** Label and value side by side; what does not fit goes on the next page. */
function drawDetails(pen: Pen, body: Part, details: readonly Detail[], top: number): void {
  let y = top;
  for (const { label, value } of details) {
    const [name, block] = [
      pen.block(label, looks.name, LABEL_WIDTH - 8),
      pen.block(value, looks.plain, textWidth - LABEL_WIDTH),
    ];
    const height = Math.max(name.height, block.height) + 5;
    if (y + height > pageBox.bottom) {
      pen.turnPage();
      y = pageBox.top;
    }
    pen.write(body, "P", name, { x: pageBox.left, y });
    pen.write(body, "P", block, { x: pageBox.left + LABEL_WIDTH, y });
    y += height;
  }
}

/** A job ticket as PDF: what is cut, of what, how large and how often. */
export function drawTicket(ticket: PrintedTicket, { shopName, ...rest }: TicketImprint): Promise<Buffer> {
  return drawDocument({ title: `Job ticket ${ticket.number}`, author: shopName, ...rest }, (pen) => {
    pen.turnPage();
    const body = pen.part(pen.root, "Sect");
    drawDetails(pen, body, ticket.details, drawPicture(pen, ticket, drawHead(pen, body, ticket)));
  });
}
