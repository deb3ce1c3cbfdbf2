import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type ShownState = StudioReplyTo<"GET state">;

/** Kinds of work, as they are said. */
const queueNames: Readonly<Record<string, string>> = {
  "send-mail": "Send a mail",
  "send-password-mail": "Send a temporary password",
  "temporary-password": "Make a temporary password",
  "end-payment": "End a payment that was begun",
  "look-for-payments": "Look for payments",
  housekeeping: "Delete what has run out",
  "sweep-files": "Remove unused files",
  "keep-time": "Remind of open orders",
  "compare-lists": "Compare lists with their facts",
};

/** What a job does; the name of its queue where that is not known. */
export function jobWords(queue: string): string {
  return queueNames[queue] ?? queue;
}

/** "3 min", "2 h", "4 days": how long something has waited. */
export function waitWords(seconds: number): string {
  if (seconds < 3600) return `${Math.max(1, Math.round(seconds / 60))} min`;
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
