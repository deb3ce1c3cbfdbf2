import { useOutletContext } from "react-router";
import type { User } from "#web/calls/visitor-store.ts";
import { Details } from "#web/features/account/page/details.tsx";
import { accountMeta } from "./account-meta.ts";

export const meta = accountMeta("Your details");

/** The page `/account/details`: name and password. */
export default function AccountDetails() {
  return <Details user={useOutletContext<User>()} />;
}
