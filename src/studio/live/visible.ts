import type { ChangeEvent } from "#contract/studio/changes.ts";

/** Kinds of changes that a room shows: of anything, or of what a part of its address names. */
export type Shows = Readonly<Partial<Record<ChangeEvent["kind"], "any" | { readonly part: string }>>>;

/** Whether a room at an address shows what has changed. */
export function isVisible(
  shows: Shows,
  parts: Readonly<Record<string, string | undefined>>,
  { kind, id }: Pick<ChangeEvent, "kind" | "id">,
): boolean {
  const how = shows[kind];
  return how === "any" || (how !== undefined && parts[how.part] === id);
}

/** Whether a room is about one thing: of that it is said who has changed it. */
export function isOfOne(shows: Shows): boolean {
  return Object.values(shows).some((how) => how !== "any");
}
