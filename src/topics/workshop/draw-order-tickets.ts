import { drawCode } from "./ticket-line.ts";
import { brandColours } from "#platform/brand-colours.ts";
import type { Detail } from "#domain/detail.ts";
import { type FacesOf, painterBy } from "#domain/preview/pictured.ts";
import { documentFaces } from "#platform/pdf/document-faces.ts";
import { drawDocument } from "#platform/pdf/draw-document.ts";
import { looks, pageBox, type Part, type Pen, textWidth } from "#platform/pdf/pen.ts";
import { drawFoot, drawShortHead } from "#topics/quotation/paper-parts.ts";
import { drawLogo, logoSize, type PrintedLogo } from "#platform/pdf/shop-logo.ts";
import { layOutLines } from "./lay-out.ts";
import type { PrintedOrderTicket } from "./printed-order-ticket.ts";
import { detailRow, drawPiece, measureLine } from "./ticket-line.ts";

/** The side of the code in points, its light margin left to the page. */
const CODE = 84;
const LABEL_WIDTH = 78;
const COLUMN_GAP = 24;
const LOGO = { width: 110, height: 40 } as const;
const FURTHER_TOP = pageBox.top + 30;

/** What a document of tickets says of itself. */
export interface TicketImprint {
  readonly shopName: string;
  readonly logo: PrintedLogo | null;
  readonly madeAt: Date;
}

function drawFacts(pen: Pen, body: Part, facts: readonly Detail[], x: number, top: number): number {
  const width = (textWidth - COLUMN_GAP) / 2;
  let y = top;
  for (const fact of facts) {
    const { name, value } = detailRow(pen, fact, LABEL_WIDTH, width);
    pen.write(body, "P", name, { x, y: y + 1.5 });
    pen.write(body, "P", value, { x: x + LABEL_WIDTH, y });
    y += Math.max(name.height, value.height) + 2;
  }
  return y;
}

/** The head of an order's first page; answers where its lines begin. */
function drawHead(
  pen: Pen,
  body: Part,
  { orderNo, url, due, facts }: PrintedOrderTicket,
  logo: PrintedLogo | null,
): number {
  drawCode(pen, url, { x: pageBox.right - CODE, y: pageBox.top, side: CODE });
  const own = logo === null ? 0 : logoSize(logo, LOGO).width + 16;
  const width = textWidth - CODE - 20 - own;
  if (logo !== null) drawLogo(pen, logo, pageBox.left + width + 16, pageBox.top, LOGO);
  let y: number = pageBox.top - 4;
  for (const [type, look, words] of [
    ["P", looks.label, "Job ticket"],
    ["H1", looks.title, orderNo],
    ["P", looks.sum, due],
  ] as const) {
    const block = pen.block(words, look, width);
    pen.write(body, type, block, { x: pageBox.left, y });
    y += block.height;
  }
  const top = Math.max(y, pageBox.top + CODE) + 14;
  const [left, right] = facts;
  const middle = pageBox.left + (textWidth + COLUMN_GAP) / 2;
  const end =
    Math.max(drawFacts(pen, body, left, pageBox.left, top), drawFacts(pen, body, right, middle, top)) + 8;
  pen.ornament(() =>
    pen.doc.moveTo(pageBox.left, end).lineTo(pageBox.right, end).lineWidth(1).stroke(brandColours.ink),
  );
  return end;
}

/** The pages of one order. */
function drawTicketPages(
  pen: Pen,
  { shopName, logo }: TicketImprint,
  ticket: PrintedOrderTicket,
  facesOf: FacesOf,
): void {
  pen.turnPage();
  const body = pen.part(pen.root, "Sect");
  let y = drawHead(pen, body, ticket, logo);
  const lines = ticket.lines.map((line) => measureLine(pen, line));
  const paint = painterBy(ticket.paintedBy, facesOf);
  const pages = layOutLines(lines, { first: pageBox.bottom - y, next: pageBox.bottom - FURTHER_TOP });
  for (const [at, pieces] of pages.entries()) {
    if (at > 0) {
      pen.turnPage();
      y = drawShortHead(pen, `Job ticket ${ticket.orderNo}`);
    }
    drawFoot(pen, `${shopName}, job ticket ${ticket.orderNo}`, at + 1, pages.length);
    for (const piece of pieces) {
      const measured = lines[piece.line];
      if (measured === undefined) continue;
      const { picture } = measured.line;
      const scene = piece.from === 0 && picture !== null ? paint(picture) : null;
      y = drawPiece(pen, body, measured, piece, y, scene);
    }
  }
}

/** Job tickets as one PDF, each order on pages of its own: what is made, of what, how large, how often and until when. */
export function drawOrderTickets(
  tickets: readonly PrintedOrderTicket[],
  imprint: TicketImprint,
  facesOf: FacesOf,
): Promise<Buffer> {
  const [first] = tickets;
  const { shopName, madeAt } = imprint;
  const title = tickets.length === 1 ? `Job ticket ${first?.orderNo ?? ""}` : `${tickets.length} job tickets`;
  return drawDocument({ title, author: shopName, madeAt, faces: documentFaces }, (pen) => {
    for (const ticket of tickets) drawTicketPages(pen, imprint, ticket, facesOf);
  });
}
