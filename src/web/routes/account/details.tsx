import { useOutletContext } from "react-router";
import type { User } from "#web/calls/visitor-store.ts";
import { Details } from "#web/account/details.tsx";
import { unlistedMeta } from "../unlisted-meta.ts";

export const meta = unlistedMeta("Your details");

/** The page `/account/details`: name and password. */
export default function AccountDetails() {
  return <Details user={useOutletContext<User>()} />;
}
