import { Points } from "#web/features/account/page/history/points.tsx";
import { unlistedMeta } from "../unlisted-meta.ts";

export const meta = unlistedMeta("Points");

/** The page `/account/points`: the whole ledger. */
export default function AccountPoints() {
  return <Points />;
}
