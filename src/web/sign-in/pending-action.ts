import { cookieLives } from "#domain/account/cookie-lives.ts";
import { returnPath } from "#domain/account/return-path.ts";

/** `single-colour-quote`: Special Processing through the link of a product that is printed in a single colour. */
const pendingKinds = [
  "quote-request",
  "special-processing",
  "single-colour-quote",
  "add-to-cart",
  "keep-design",
] as const;

/** What a visitor was about to do when the shop asked who they are. */
export type PendingKind = (typeof pendingKinds)[number];

export interface PendingAction {
  readonly kind: PendingKind;
  /** The page it was on, with its query. */
  readonly path: string;
}

const cookieName = "pending_action";

/** The cookie that remembers an action for a quarter of an hour; null forgets it. */
export function pendingCookie(action: PendingAction | null, secure: boolean): string {
  const value = action ? encodeURIComponent(`${action.kind} ${returnPath(action.path)}`) : "";
  const life = action ? cookieLives.returnPathMs / 1000 : 0;
  return `${cookieName}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** The remembered action in a browser's cookies. An unknown kind is none; only an address of this site is followed. */
export function readPendingAction(cookies: string): PendingAction | null {
  const stored = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  const [name, path] = decoded(stored ?? "").split(" ", 2);
  const kind = pendingKinds.find((known) => known === name);
  return kind ? { kind, path: returnPath(path) } : null;
}

/** What this tab has remembered, and until when (ms since 1970); another tab may have something else pending meanwhile. */
let own: { readonly action: PendingAction; readonly ends: number } | null = null;

function ownAction(): PendingAction | null {
  return own !== null && Date.now() < own.ends ? own.action : null;
}

function storedAction(): PendingAction | null {
  return readPendingAction(document.cookie);
}

function write(action: PendingAction | null): void {
  document.cookie = pendingCookie(action, location.protocol === "https:");
}

/** The action that is pending here: this tab's, else the one this browser remembers. */
export function pendingAction(): PendingAction | null {
  return ownAction() ?? storedAction();
}

export function rememberPending({ kind, path }: PendingAction): void {
  const action = { kind, path: returnPath(path) };
  own = { action, ends: Date.now() + cookieLives.returnPathMs };
  write(action);
}

/** Forgets what is pending here; what another tab has remembered since stays. */
export function forgetPending(): void {
  const mine = ownAction();
  const last = storedAction();
  if (mine === null || (mine.kind === last?.kind && mine.path === last.path)) write(null);
  own = null;
}
