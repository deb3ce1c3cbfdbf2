import { Link } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Day } from "../../ui/day.tsx";
import { Moment } from "../../ui/moment.tsx";
import { taskNames } from "../../ui/order-words.ts";
import styles from "./today.module.css";

type Task = StudioReplyTo<"GET today">["tasks"][number];

/** What it is about, leading to where it is done. */
function About({ kind, order, words, request_no, recipient }: Task) {
  if (kind === "review")
    return (
      <Link to="/reviews" className={styles.about}>
        {words}
      </Link>
    );
  if (order) {
    const [first = "", ...others] = order.items;
    return (
      <>
        <Link to={`/orders/${order.order_no}`} className={styles.about}>
          {order.order_no}
        </Link>{" "}
        {order.customer}
        <span className={styles.under}>
          {first}
          {others.length > 0 && ` and ${others.length} more`}
        </span>
      </>
    );
  }
  if (request_no !== null)
    return (
      <>
        <Link to={`/requests/${request_no}`} className={styles.about}>
          {request_no}
        </Link>{" "}
        {words}
      </>
    );
  return recipient === null ? (
    words
  ) : (
    <a href={`mailto:${recipient}`} className={styles.about}>
      {words}
    </a>
  );
}

const urgencyWords = { late: "Late", today: "Today", soon: "Begin today" } as const;

/** One thing that waits, until when, and since when. */
export function TaskRow({ task }: { readonly task: Task }) {
  const { kind, urgency, deadline, since } = task;
  return (
    <li className={styles.task} data-urgency={urgency ?? undefined}>
      <p className={styles.by}>
        {urgency !== null && <strong>{urgencyWords[urgency]}</strong>}
        {urgency !== "today" && <Day date={deadline} />}
      </p>
      <p className={styles.what}>{taskNames[kind]}</p>
      <div>
        <About {...task} />
      </div>
      <p className={styles.since}>
        since <Moment at={since} />
      </p>
    </li>
  );
}
