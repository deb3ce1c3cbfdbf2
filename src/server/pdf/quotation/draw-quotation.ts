import { drawDocument } from "../draw-document.ts";
import { paginate } from "../paginate.ts";
import type { Part, Pen } from "../pen.ts";
import { sheet } from "../sheet.ts";
import { closingHeight, drawClosing } from "./closing.ts";
import { drawHead, drawRow, HEAD_HEIGHT, measureRow, type Row } from "./item-table.ts";
import { drawFoot, drawLetterhead, drawShortHead } from "./letterhead.ts";
import { drawParties } from "./parties.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";

const FURTHER_TOP = sheet.top + 30;

const drawRows = (pen: Pen, table: Part, rows: readonly Row[], top: number): number => {
  let y = top;
  for (const row of rows) {
    drawRow(pen, table, row, y);
    y += row.height;
  }
  return y;
};

const drawPages = (pen: Pen, printed: PrintedQuotation): void => {
  pen.turnPage();
  const body = pen.part(pen.root, "Sect");
  const below = drawParties(pen, body, printed, drawLetterhead(pen, body, printed));
  const rows = printed.items.map((item) => measureRow(pen, item));
  const pages = paginate(
    rows.map(({ height }) => height),
    {
      first: sheet.bottom - below - HEAD_HEIGHT,
      next: sheet.bottom - FURTHER_TOP - HEAD_HEIGHT,
      closing: closingHeight(printed),
    },
  );
  const table = pen.part(body, "Table");
  let y = below;
  pages.forEach((page, at) => {
    if (at > 0) {
      pen.turnPage();
      y = drawShortHead(pen, printed);
    }
    drawFoot(pen, printed, at + 1, pages.length);
    if (page.length === 0) return;
    y = drawHead(pen, at === 0 ? table : null, y);
    y = drawRows(
      pen,
      table,
      page.flatMap((row) => rows[row] ?? []),
      y,
    );
  });
  drawClosing(pen, body, printed, y);
};

/** A quotation as PDF: drawn, no part of it is markup. The same quotation gives the same bytes. */
export const drawQuotation = (printed: PrintedQuotation): Promise<Buffer> => {
  const { quotation, shop } = printed;
  const imprint = {
    title: `Quotation ${quotation.number}`,
    author: shop.name,
    madeAt: new Date(`${quotation.issueDate}T00:00:00Z`),
  };
  return drawDocument(imprint, (pen) => drawPages(pen, printed));
};
