import { useRouteLoaderData } from "react-router";
import type { Entry } from "./calls/entry.ts";
import type { RailEntry, StudioRoom } from "./room.types.ts";
import { rooms } from "./rooms.ts";

/** Who sits there, inside the studio. */
export function useEntry(): Entry {
  const entry = useRouteLoaderData<Entry>("studio");
  if (!entry) throw new Error("Nobody is signed in here.");
  return entry;
}

/** A room that stands in the rail. */
export type ListedRoom = StudioRoom & { readonly rail: RailEntry };

function isListed(room: StudioRoom): room is ListedRoom {
  return room.rail !== undefined;
}

/** The rooms that somebody may enter. */
export function roomsOf({ permissions }: Entry): readonly ListedRoom[] {
  return rooms.filter(isListed).filter(({ permission }) => permissions.includes(permission));
}
