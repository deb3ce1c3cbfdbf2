import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import styles from "./staff.module.css";
import { StaffTable } from "./staff-table.tsx";

export function loader() {
  return readForRoom(callStudio("GET staff"));
}

/** Who works here, and who is invited. */
export function StaffRoom() {
  const { staff, invitations } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [isInviting, setIsInviting] = useState(false);
  const [said, setSaid] = useState("");
  const changed = (words: string) => {
    setSaid(words);
    setIsInviting(false);
    void revalidate();
  };
  return (
    <>
      <RoomHead title="Staff" note="Who may enter the studio, and what they may do here.">
        <Button look="quiet" onClick={() => setIsInviting(true)}>
          Invite somebody
        </Button>
      </RoomHead>
      <div role="status" className={styles.said}>
        {said !== "" && <Message tone="done">{said}</Message>}
      </div>
      <StaffTable staff={staff} onChanged={changed} />
      {invitations.length > 0 && <InvitationTable invitations={invitations} onChanged={changed} />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={changed} />}
    </>
  );
}
