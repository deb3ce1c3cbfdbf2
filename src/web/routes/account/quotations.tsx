import { Quotations } from "#web/features/account/page/history/quotations.tsx";
import { useQuotationDialog } from "../quotation/use-quotation-dialog.tsx";
import { accountMeta } from "./account-meta.ts";

export const meta = accountMeta("Quotations");

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
