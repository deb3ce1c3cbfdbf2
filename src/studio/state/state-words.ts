import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type ShownState = StudioReplyTo<"GET state">;

/** "3 min", "2 h", "4 days": how long something has waited. */
export function waitWords(seconds: number): string {
  if (seconds < 3600) return `${Math.max(1, Math.round(seconds / 60))} min`;
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
