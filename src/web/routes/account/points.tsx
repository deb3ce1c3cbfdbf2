import { Points } from "#web/features/account/page/history/points.tsx";
import { accountMeta } from "./account-meta.ts";

export const meta = accountMeta("Points");

/** The page `/account/points`: the whole ledger. */
export default function AccountPoints() {
  return <Points />;
}
