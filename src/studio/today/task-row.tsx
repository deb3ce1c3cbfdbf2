import { Link } from "react-router";
import { Day } from "#studio/ui/day.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { taskNames, urgencyNames } from "#studio/ui/order-words.ts";
import type { Task } from "./task.types.ts";
import styles from "./today.module.css";

/** Where what has no page of its own is done. */
const rooms: Readonly<Partial<Record<Task["kind"], string>>> = {
  review: "/reviews",
  "shop-question": "/questions",
  mail: "/state",
  job: "/state",
};

/** What it is about, leading to where it is done. */
function About({ kind, order, words, request_no }: Task) {
  const room = rooms[kind];
  if (room !== undefined)
    return (
      <Link to={room} className={styles.about}>
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
  return words;
}

/** What waits for its day is today's, or its work is begun today. */
const urgencyWords = { ...urgencyNames, today: "Today", soon: urgencyNames.today } as const;

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
