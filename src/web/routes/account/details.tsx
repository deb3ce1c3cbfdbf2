import { useOutletContext } from "react-router";
import { Details } from "#web/account/details.tsx";
import type { User } from "#web/calls/visitor-store.ts";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Your details");

/** The page `/account/details`: name and password. */
export default function AccountDetails() {
  return <Details user={useOutletContext<User>()} />;
}
