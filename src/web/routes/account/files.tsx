import { OwnFiles } from "#web/account/own-files.tsx";
import { unlistedMeta } from "../unlisted-meta.ts";

export const meta = unlistedMeta("Files");

/** The page `/account/files`: every file of artwork. */
export default function AccountFiles() {
  return <OwnFiles />;
}
