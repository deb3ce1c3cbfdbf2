import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartFault } from "#platform/describe-error.ts";

/** The user PostgreSQL runs as; it refuses to run as root. */
export interface DatabaseAccount {
  readonly uid: number;
  readonly gid: number;
}

function lookUp(name: string): DatabaseAccount | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * Started as root, the database runs as the owner of its folder, else as `postgres` or `nobody`; null means as ourselves.
 * An existing folder of somebody else is refused when we are not root.
 */
export function databaseAccount(folder: string): DatabaseAccount | null {
  const owner = statSync(folder, { throwIfNoEntry: false });
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    if (owner && ownUid !== undefined && owner.uid !== ownUid)
      throw new StartFault(
        `The database folder ${folder} belongs to another user: start the shop as that user, or set DATA_DIR to another folder.`,
      );
    return null;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp("postgres") ?? lookUp("nobody");
  if (!account)
    throw new StartFault(
      "PostgreSQL does not run as root and there is no user postgres or nobody to run it as.",
    );
  return account;
}

/** Whether a user may pass through every folder above `path` (a checkout below /root, mode 0700, is out of reach). */
export function canReach(account: DatabaseAccount | null, path: string): boolean {
  if (!account) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat) {
      const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001;
      if (!(stat.mode & bit)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
