import { Outlet } from "react-router";
import { AccountPage } from "#web/account/account-page.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Your account");

/** Everything the shop keeps for a customer. The documents are the same for everybody; the browser asks whose they are. */
export default function Account() {
  return <AccountPage>{(user) => <Outlet context={user} />}</AccountPage>;
}
