import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { ReviewCard } from "./review-card.tsx";
import styles from "./reviews.module.css";

export function loader() {
  return readForRoom(callStudio("GET reviews"));
}

function noteOf(waiting: number): string {
  if (waiting === 0) return "A new one waits here until you decide.";
  return waiting === 1
    ? "1 waits. Its customer is told by email."
    : `${waiting} wait. Customers are told by email.`;
}

/** Reviews that wait: each is accepted or declined here, and gone then. */
export function ReviewsRoom() {
  const { reviews, waiting } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<string | null>(null);
  const told = async (words: string) => {
    await revalidate();
    setDone(words);
  };
  return (
    <>
      <RoomHead title="Reviews" note={noteOf(waiting)} />
      <div role="status" className={styles.done}>
        {done !== null && <Message tone="done">{done}</Message>}
      </div>
      {reviews.length === 0 && <p className={styles.nothing}>No review waits.</p>}
      <div className={styles.list}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} onDecided={told} />
        ))}
      </div>
    </>
  );
}
