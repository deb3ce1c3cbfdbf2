import { Link } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { Day } from "#studio/ui/day.tsx";
import { RowLink } from "#studio/ui/list-parts.tsx";
import { urgencyNames } from "#studio/ui/order-stage-labels.ts";
import { OrderThumbnail } from "#studio/ui/thumbnails.tsx";
import { Card } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./waiting-parcels.module.css";

type Today = StudioReplyTo<"GET today">;

/** Beside the list: the rest is a press away. */
const MOST_SHOWN = 6;

/** What is made and has not left. */
export function loader() {
  return readForRoom(callStudio("GET today", { query: new URLSearchParams({ kind: "send" }) }));
}

function Waiting({ order, urgency, deadline }: Today["tasks"][number]) {
  if (!order) return null;
  return (
    <li className={styles.order}>
      <OrderThumbnail orderNo={order.order_no} seen={order.seen} />
      <div className={styles.words}>
        <p className={styles.name}>{order.customer}</p>
        <p className={styles.when} data-urgency={urgency ?? undefined}>
          {(urgency === "late" || urgency === "risk") && `${urgencyNames[urgency]} `}
          <Day date={deadline} />
        </p>
      </div>
      <RowLink to={`/orders/${order.order_no}`}>{order.order_no}</RowLink>
    </li>
  );
}

/** The day's parcels: how many wait, and those that leave first. */
export function WaitingParcels({ tasks, counts }: Pick<Today, "tasks" | "counts">) {
  const all = counts.find(({ kind }) => kind === "send")?.tasks ?? 0;
  const shown = tasks.filter(({ order }) => order !== null).slice(0, MOST_SHOWN);
  if (shown.length === 0)
    return (
      <Card aria-label="To pack and send">
        <h2>Nothing to pack</h2>
        <Soft>Orders come here once they are printed, those that leave first on top.</Soft>
        <Link to="/board">See what is being made</Link>
      </Card>
    );
  return (
    <Card aria-label="To pack and send">
      <h2>{all === 1 ? "1 order to pack" : `${all} orders to pack`}</h2>
      <ul className={styles.orders}>
        {shown.map((task) => (
          <Waiting key={task.order?.order_no} {...task} />
        ))}
      </ul>
      {all > shown.length && <Link to="/today?kind=send">See all {all}</Link>}
    </Card>
  );
}
