import type { Database } from "#platform/db/database.ts";
import type { StudioChange } from "#platform/db/changes.ts";
import { findStaffName } from "./staff.ts";

/** A change, with the name of who of the staff did it; null where it was nobody of them. */
export interface HeardChange extends Omit<StudioChange, "by"> {
  readonly by: { readonly id: number; readonly name: string } | null;
}

/** Told of each change, or of "all" where some may have been missed. */
export type ChangeListener = (change: HeardChange | "all") => void;

/** What has changed in the shop, on whatever node, told to those that are open to it here. */
export interface StudioChanges {
  /** Takes what came by the database; nothing after a lost connection. */
  readonly hear: (says: string) => void;
  /** Answers what ends it. */
  listen(listener: ChangeListener): () => void;
}

/** Tells each change to whoever listens in this process. */
export function createStudioChanges(db: Database): StudioChanges {
  const listeners = new Set<ChangeListener>();
  const tell = (change: HeardChange | "all"): void => {
    for (const listener of listeners) listener(change);
  };
  const tellNamed = async ({ by, ...change }: StudioChange): Promise<void> => {
    // That it has changed is worth telling where nobody can say by whom.
    const name = by === undefined ? null : await findStaffName(db, by).catch(() => null);
    tell({ ...change, by: by === undefined || name === null ? null : { id: by, name } });
  };
  return {
    hear: (says) => {
      if (listeners.size === 0) return;
      if (says === "") tell("all");
      else void tellNamed(JSON.parse(says) as StudioChange);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
