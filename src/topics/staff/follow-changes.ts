import { Readable } from "node:stream";
import { changeKinds, neededToHear } from "#domain/studio/changes.ts";
import { mayStaff } from "#domain/studio/permissions.ts";
import { findStaffSession, type StaffAtWork } from "./staff-sessions.ts";
import type { Services } from "#topics/services.ts";
import type { HeardChange } from "./studio-changes.ts";

type Needs = Pick<Services, "db" | "studioChanges">;

/** How often a line on which nothing comes says that it is there; proxies and the server itself give up on a silent one. */
const beatMs = 20_000;
/** How often it is asked whether the sign-in still stands, besides at once when one was ended. */
const askedEveryMs = 60_000;
/** As much may wait for a browser that does not read. Bytes. */
const mostWaiting = 64 * 1024;
/** After so long a browser comes again by itself. */
const RETRY_MS = 2_000;

/** Whether somebody may hear of it. What has ended is for nobody's eyes. */
function mayHear({ staff }: StaffAtWork, kind: HeardChange["kind"]): boolean {
  const known = changeKinds.find((one) => one === kind);
  return known !== undefined && mayStaff(staff.role, neededToHear(known));
}

/** Server-sent events of what changes, for somebody's eyes; it ends with their sign-in, and when they read too slowly. */
export function followChanges({ db, studioChanges }: Needs, at: StaffAtWork): Readable {
  const line = new Readable({ read: () => undefined });
  const write = (text: string): void => {
    if (line.readableLength > mostWaiting) line.destroy();
    else line.push(text);
  };
  const endUnlessSignedIn = async (): Promise<void> => {
    const still = await findStaffSession(db, at.session.tokenHash).catch(() => null);
    if (still === null && !line.destroyed) line.push(null);
  };
  const stop = studioChanges.listen((change) => {
    const isTheirs = change === "all" || (change.kind === "sessions" && change.id === String(at.staff.id));
    if (isTheirs) void endUnlessSignedIn();
    if (change === "all") write("event: all\ndata: {}\n\n");
    else if (mayHear(at, change.kind)) write(`event: change\ndata: ${JSON.stringify(change)}\n\n`);
  });
  const beat = setInterval(() => write(": \n\n"), beatMs);
  const asking = setInterval(() => void endUnlessSignedIn(), askedEveryMs);
  const forget = (): void => {
    stop();
    clearInterval(beat);
    clearInterval(asking);
  };
  line.once("close", forget);
  line.once("end", forget);
  write(`retry: ${RETRY_MS}\nevent: all\ndata: {}\n\n`);
  return line;
}
