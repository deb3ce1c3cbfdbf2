import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./reviews.module.css";
import { Button } from "#ui/button.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { Day } from "#studio/ui/day.tsx";
import { Done, Nothing } from "#studio/ui/list-parts.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** All that wait, or that of a mail alone: `?only=7`. */
export function loader({ request }: LoaderFunctionArgs) {
  const only = new URL(request.url).searchParams.get("only");
  const query = new URLSearchParams(only === null ? {} : { only });
  return readForRoom(callStudio("GET reviews", { query }));
}

function noteOf(waiting: number): string {
  if (waiting === 0) return "A new one waits here until you decide.";
  return waiting === 1
    ? "1 waits. Its customer is told by email."
    : `${waiting} wait. Customers are told by email.`;
}

type Decision = "accept" | "decline";

/** A review that waits, as the studio reads it. */
type WaitingStudioReview = StudioReplyTo<"GET reviews">["reviews"][number];

interface ReviewCardProps {
  readonly review: WaitingStudioReview;
  /** Told once it is decided, by whomever. */
  readonly onDecided: (words: string) => unknown;
}

/** Sends what was decided; what was decided elsewhere is gone from the list as well. */
function useDeciding({ review: { id, title }, onDecided }: ReviewCardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const decide = async (decision: Decision) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await callStudio("POST reviews/:id", { params: { id }, body: { decision } });
    setIsBusy(false);
    if (answer.ok)
      await onDecided(
        `“${title}” was ${decision === "accept" ? "accepted: it is on its page" : "declined"}.`,
      );
    else if (answer.status === 409) await onDecided(`“${title}” was decided by somebody else meanwhile.`);
    else setFault(answer.message);
  };
  return { isBusy, fault, decide: (decision: Decision) => void decide(decision) };
}

/** Accepting, or declining after being asked: that deletes it. */
function Answers(props: ReviewCardProps) {
  const { isBusy, fault, decide } = useDeciding(props);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Row gap={2} className={styles.answers}>
        <Button look="quiet" busy={isBusy} onClick={() => decide("accept")}>
          Accept
        </Button>
        {isAsked ? (
          <Button look="quiet" busy={isBusy} onClick={() => decide("decline")}>
            Decline and delete
          </Button>
        ) : (
          <Button look="quiet" onClick={() => setIsAsked(true)}>
            Decline
          </Button>
        )}
      </Row>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </>
  );
}

function boughtWords(isVerified: boolean): string {
  return isVerified ? "bought it" : "no order of it was sent to them";
}

/** A review that waits, whole, with what can be done about it. */
function ReviewCard(props: ReviewCardProps) {
  const { id, product, stars, title, comment, name, customer, written_on: on } = props.review;
  const { is_verified: isVerified, order_no: orderNo, pictures } = props.review;
  return (
    <Card as="article" gap={2} tabIndex={-1} aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`}>{title}</h2>
      <Soft>
        <span role="img" aria-label={`${stars} of 5 stars`} className={styles.stars}>
          {"★".repeat(stars)}
          <span className={styles.none}>{"★".repeat(5 - stars)}</span>
        </span>{" "}
        <b>{product}</b>, {customer === null ? name : <Link to={`/customers/${customer}`}>{name}</Link>},{" "}
        <Day date={on} /> ·{" "}
        {orderNo === null ? (
          boughtWords(isVerified)
        ) : (
          <>
            of order <Link to={`/orders/${orderNo}`}>{orderNo}</Link>
          </>
        )}
      </Soft>
      <p className={styles.comment}>{comment}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ small, large }, at) => (
            <li key={large}>
              <a href={large}>
                <img
                  src={small}
                  alt={`What the customer sent, ${at + 1} of ${pictures.length}`}
                  width={144}
                  height={102}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Answers {...props} />
    </Card>
  );
}

/** Reviews that wait: each is accepted or declined here, and gone then. */
export function ReviewsRoom() {
  const { reviews, waiting } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isOnly = useSearchParams()[0].has("only");
  const [done, setDone] = useState<string | null>(null);
  const told = async (words: string) => {
    await revalidate();
    setDone(words);
  };
  return (
    <>
      <RoomHead title="Reviews" note={noteOf(waiting)} />
      <Done words={done} />
      {reviews.length === 0 && (
        <Nothing>{isOnly ? "This review waits no more." : "No review waits."}</Nothing>
      )}
      <Stack className={styles.list}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} onDecided={told} />
        ))}
      </Stack>
      {isOnly && (
        <p>
          <Link to="/reviews">All that wait</Link>
        </p>
      )}
    </>
  );
}
