import type { Template } from "#domain/artwork/template.ts";
import type { PrintedTaxPaper } from "#topics/payment/draw-tax-paper.ts";
import type { PrintedQuotation } from "#topics/quotation/printed-quotation.ts";
import type { TicketImprint } from "#topics/workshop/draw-order-tickets.ts";
import type { LabelImprint, LabelPaper, PrintedParcelLabel } from "#topics/workshop/draw-parcel-labels.ts";
import type { SlipImprint } from "#topics/workshop/draw-packing-slips.ts";
import type { PrintedPackingSlip } from "#topics/workshop/printed-packing-slip.ts";
import type { PrintedOrderTicket } from "#topics/workshop/printed-order-ticket.ts";

/** A document with all that is drawn of it: data alone, it goes to another thread. */
export type DocumentToDraw =
  | { readonly kind: "quotation"; readonly printed: PrintedQuotation; readonly facesFolder: string }
  | { readonly kind: "tax-paper"; readonly printed: PrintedTaxPaper }
  | {
      readonly kind: "order-tickets";
      readonly tickets: readonly PrintedOrderTicket[];
      readonly imprint: TicketImprint;
      readonly facesFolder: string;
    }
  | {
      readonly kind: "parcel-labels";
      readonly labels: readonly PrintedParcelLabel[];
      readonly paper: LabelPaper;
      readonly imprint: LabelImprint;
    }
  | {
      readonly kind: "packing-slips";
      readonly slips: readonly PrintedPackingSlip[];
      readonly imprint: SlipImprint;
    }
  | { readonly kind: "template"; readonly template: Template; readonly author: string };
