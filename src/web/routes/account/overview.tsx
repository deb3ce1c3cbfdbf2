import { useOutletContext } from "react-router";
import type { User } from "#web/calls/visitor-store.ts";
import { Overview } from "#web/account/overview.tsx";
import { useQuotationDialog } from "../quotation/use-quotation-dialog.tsx";

/** The page `/account`: the newest of everything. */
export default function AccountOverview() {
  const user = useOutletContext<User>();
  const { dialog, ...quotation } = useQuotationDialog();
  return (
    <>
      <Overview user={user} quotation={quotation} />
      {dialog}
    </>
  );
}
