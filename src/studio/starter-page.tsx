import { Navigate } from "react-router";
import { RoomHead } from "./ui/room-head.tsx";
import { roomsOf } from "./rooms-of.ts";
import { useEntry } from "./use-entry.ts";

/** The studio's own address, and any that is no room: leads on to the first room, or says that there is none. */
export function StarterPage() {
  const [first] = roomsOf(useEntry());
  if (first) return <Navigate to={`/${first.path}`} replace />;
  return (
    <>
      <RoomHead title="Welcome" />
      <p>No room of the studio is open to your role yet.</p>
    </>
  );
}
