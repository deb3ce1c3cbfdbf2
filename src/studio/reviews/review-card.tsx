import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Day } from "#studio/ui/day.tsx";
import type { WaitingStudioReview } from "./review-to-decide.types.ts";
import styles from "./reviews.module.css";

type Decision = "accept" | "decline";

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
      <div className={styles.answers}>
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
      </div>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </>
  );
}

/** A review that waits, whole, with what can be done about it. */
export function ReviewCard(props: ReviewCardProps) {
  const { id, product, stars, title, comment, name, customer, written_on: on } = props.review;
  const { is_verified: isVerified, pictures } = props.review;
  return (
    <article className={styles.card} tabIndex={-1} aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`}>{title}</h2>
      <p className={styles.by}>
        <span role="img" aria-label={`${stars} of 5 stars`} className={styles.stars}>
          {"★".repeat(stars)}
          <span className={styles.none}>{"★".repeat(5 - stars)}</span>
        </span>{" "}
        <b>{product}</b>, {customer === null ? name : <Link to={`/customers/${customer}`}>{name}</Link>},{" "}
        <Day date={on} /> · {isVerified ? "bought it" : "no order of it was sent to them"}
      </p>
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
    </article>
  );
}
