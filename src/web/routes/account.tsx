import { AccountPage } from "../features/account/page/account-page.tsx";
import { useQuotationDialog } from "./quotation/use-quotation-dialog.tsx";

export const meta = () => [{ title: "Your account | Kisscut" }, { name: "robots", content: "noindex" }];

/** Everything the shop keeps for a customer. The document is the same for everybody; the browser asks whose it is. */
export default function Account() {
  const { dialog, ...quotation } = useQuotationDialog();
  return (
    <>
      <AccountPage quotation={quotation} />
      {dialog}
    </>
  );
}
