import { Quotations } from "#web/account/quotations.tsx";
import { unlistedMeta } from "../page-meta.ts";
import { useQuotationDialog } from "../quotation/use-quotation-dialog.tsx";

export const meta = unlistedMeta("Quotations");

/** The page `/account/quotations`: every quotation. */
export default function AccountQuotations() {
  const { dialog, ...quotation } = useQuotationDialog();
  return (
    <>
      <Quotations opener={quotation} />
      {dialog}
    </>
  );
}
