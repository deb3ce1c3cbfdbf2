import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { JobPart } from "./job-part.tsx";
import { MailPart } from "./mail-part.tsx";
import { PaymentState } from "./payment-state.tsx";
import styles from "./state.module.css";

export function loader() {
  return readForRoom(callStudio("GET state"));
}

/** How payments, mails and the shop's own work fare, and what is stuck. */
export function StateRoom() {
  const state = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const done = (words: string) => {
    setSaid(words);
    void revalidate();
  };
  return (
    <>
      <RoomHead title="State" note="What the shop does by itself, and what is stuck." />
      <div role="status" className={styles.said}>
        {said !== "" && <Message tone="note">{said}</Message>}
      </div>
      <div className={styles.parts}>
        <PaymentState />
        <MailPart state={state} onDone={done} />
        <JobPart jobs={state.failed_jobs} onDone={done} />
      </div>
    </>
  );
}
