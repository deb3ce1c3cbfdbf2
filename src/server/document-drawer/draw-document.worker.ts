import type { FacesOf } from "#domain/preview/pictured.ts";
import { openFaceFiles } from "#platform/files/face-files.ts";
import { drawTemplate } from "#platform/pdf/template/draw-template.ts";
import { answerInThread } from "#platform/threads.ts";
import type { DocumentToDraw } from "#topics/document-to-draw.types.ts";
import { drawTaxPaper } from "#topics/payment/draw-tax-paper.ts";
import { drawQuotation } from "#topics/quotation/draw-quotation.ts";
import { drawOrderTickets } from "#topics/workshop/draw-order-tickets.ts";
import { drawPackingSlips } from "#topics/workshop/draw-packing-slips.ts";
import { drawParcelLabels } from "#topics/workshop/draw-parcel-labels.ts";

const opened = new Map<string, FacesOf>();

/** The faces of a folder, read once. */
function facesIn(folder: string): FacesOf {
  const facesOf = opened.get(folder) ?? openFaceFiles(folder).facesOf;
  opened.set(folder, facesOf);
  return facesOf;
}

function draw(document: DocumentToDraw): Promise<Buffer> {
  switch (document.kind) {
    case "quotation":
      return drawQuotation(document.printed, facesIn(document.facesFolder));
    case "tax-paper":
      return drawTaxPaper(document.printed);
    case "order-tickets":
      return drawOrderTickets(document.tickets, document.imprint, facesIn(document.facesFolder));
    case "parcel-labels":
      return drawParcelLabels(document.labels, document.paper, document.imprint);
    case "packing-slips":
      return drawPackingSlips(document.slips, document.imprint);
    case "template":
      return drawTemplate(document.template, document.author);
  }
}

// A thread of its own (see src/topics/draw-in-thread.ts): it draws one document after the other.
answerInThread(async (document: DocumentToDraw) => new Uint8Array(await draw(document)));
