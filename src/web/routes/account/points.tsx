import { Points } from "#web/account/points.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Points");

/** The page `/account/points`: the whole ledger. */
export default function AccountPoints() {
  return <Points />;
}
