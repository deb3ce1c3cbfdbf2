import { OwnFiles } from "#web/account/own-files.tsx";
import { unlistedMeta } from "../page-meta.ts";

export const meta = unlistedMeta("Files");

/** The page `/account/files`: every file of artwork. */
export default function AccountFiles() {
  return <OwnFiles />;
}
