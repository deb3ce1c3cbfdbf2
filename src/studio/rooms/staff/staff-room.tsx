import { useLoaderData } from "react-router";
import { callStudio } from "../../calls/call-studio.ts";
import { readForRoom } from "../../calls/read-for-room.ts";
import { RoomHead } from "../../ui/room-head.tsx";
import { StaffTable } from "./staff-table.tsx";

export function loader() {
  return readForRoom(callStudio("GET staff"));
}

/** Who works here. */
export function StaffRoom() {
  const { staff } = useLoaderData<typeof loader>();
  return (
    <>
      <RoomHead title="Staff" note="Who may enter the studio, and what they may do here." />
      <StaffTable staff={staff} />
    </>
  );
}
