import { SavedDesigns } from "#web/account/saved-designs.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Designs");

/** The page `/account/designs`: every kept design. */
export default function AccountDesigns() {
  return <SavedDesigns />;
}
