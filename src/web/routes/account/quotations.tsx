import { Quotations } from "#web/account/quotations.tsx";
import { useQuotationDialog } from "../quotation/use-quotation-dialog.tsx";
import { unlistedMeta } from "../unlisted-meta.ts";

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
