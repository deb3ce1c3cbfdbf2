import type { Entry } from "./calls/entry.ts";
import { type StudioRoom, rooms } from "./rooms.ts";

/** The rooms that somebody may enter. */
export function roomsOf({ permissions }: Entry): readonly StudioRoom[] {
  return rooms.filter(({ permission, isListed }) => isListed !== false && permissions.includes(permission));
}
