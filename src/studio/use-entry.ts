import { useRouteLoaderData } from "react-router";
import type { Entry } from "./calls/entry.ts";
import type { StudioRoom } from "./room.types.ts";
import { rooms } from "./rooms.ts";

/** Who sits there, inside the studio. */
export function useEntry(): Entry {
  const entry = useRouteLoaderData<Entry>("studio");
  if (!entry) throw new Error("Nobody is signed in here.");
  return entry;
}

/** The rooms that somebody may enter. */
export function roomsOf({ permissions }: Entry): readonly StudioRoom[] {
  return rooms.filter(({ permission, isListed }) => isListed !== false && permissions.includes(permission));
}
