import { Link } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { laneOf, type TodayLane, todayLanes } from "#domain/order/waiting/today-lanes.ts";
import { RowLink } from "#studio/ui/list-parts.tsx";
import { Day } from "#studio/ui/day.tsx";
import { taskNames, urgencyNames } from "#studio/ui/order-stage-labels.ts";
import { OrderThumbnail } from "#studio/ui/thumbnails.tsx";
import { Button } from "#ui/button.tsx";
import { type Keys, switchKeys, useKeys } from "#studio/ui/lone-keys.ts";
import { useLaneKeys } from "./use-lane-keys.ts";
import styles from "./lanes.module.css";

type Today = StudioReplyTo<"GET today">;
export type Task = Today["tasks"][number];

/** The same card while it waits, whatever comes before it. */
export function keyOf({ kind, order, request_no, since, words }: Task): string {
  return `${kind} ${order?.order_no ?? request_no ?? `${since} ${words}`}`;
}

/** What waits for its day is today's, or its work is begun today. */
export const urgencyWords = { ...urgencyNames, today: "Today", soon: urgencyNames.today } as const;

/** Where what has no page of its own is done. */
export const roomOfKind: Readonly<Partial<Record<Task["kind"], string>>> = {
  review: "/reviews",
  "shop-question": "/questions",
  publication: "/catalogue/changes",
  mail: "/state",
  job: "/state",
};

const laneWords: Readonly<Record<TodayLane, readonly [name: string, about: string]>> = {
  answer: ["Answer", "Somebody waits for words"],
  money: ["Match money", "Payments, and what is given back"],
  files: ["Look at files", "Artwork that needs a human eye"],
  press: ["Print", "Approved and paid"],
  door: ["Pack and send", "Made, ready for a parcel"],
};

function When({ task: { urgency, deadline } }: { readonly task: Task }) {
  return (
    <span className={styles.when} data-urgency={urgency ?? undefined}>
      {urgency !== null && `${urgencyWords[urgency]} `}
      {urgency !== "today" && <Day date={deadline} />}
    </span>
  );
}

function OrderCard({ task, order }: { readonly task: Task; readonly order: NonNullable<Task["order"]> }) {
  const [first = "", ...others] = order.items;
  return (
    <>
      <OrderThumbnail orderNo={order.order_no} seen={order.seen} />
      <div className={styles.words}>
        <p className={styles.name}>{order.customer}</p>
        <p className={styles.about}>
          {first}
          {others.length > 0 && ` and ${others.length} more`}
        </p>
        <p className={styles.foot}>
          <When task={task} /> <RowLink to={`/orders/${order.order_no}`}>{order.order_no}</RowLink>
        </p>
        <p className={styles.task}>{taskNames[task.kind]}</p>
      </div>
    </>
  );
}

function OtherCard({ task }: { readonly task: Task }) {
  const { kind, words, request_no: requestNo } = task;
  const room = roomOfKind[kind];
  return (
    <div className={styles.words}>
      <p className={styles.name}>{taskNames[kind]}</p>
      <p className={styles.about}>
        {requestNo !== null && <RowLink to={`/requests/${requestNo}`}>{requestNo}</RowLink>}{" "}
        {room === undefined ? words : <RowLink to={room}>{words}</RowLink>}
      </p>
      <p className={styles.foot}>
        <When task={task} />
      </p>
    </div>
  );
}

interface LaneProps {
  readonly lane: TodayLane;
  readonly tasks: readonly Task[];
  readonly counts: Today["counts"];
}

function Lane({ lane, tasks, counts }: LaneProps) {
  const [name, about] = laneWords[lane];
  const own = counts.filter(({ kind }) => laneOf(kind) === lane);
  const all = own.reduce((sum, count) => sum + count.tasks, 0);
  return (
    <section className={styles.lane} data-lane={lane} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <span className={styles.count}>{all}</span>
        <p className={styles.about}>{about}</p>
      </header>
      {tasks.length === 0 ? (
        <p className={styles.empty}>Nothing waits here.</p>
      ) : (
        <ul className={styles.cards} aria-label={`What waits: ${name}`}>
          {tasks.map((task) => (
            <li key={keyOf(task)} className={styles.card} data-card>
              {task.order ? <OrderCard task={task} order={task.order} /> : <OtherCard task={task} />}
            </li>
          ))}
        </ul>
      )}
      {all > tasks.length && (
        <p className={styles.more}>
          {own.map(({ kind, tasks: count }) => (
            <Link key={kind} to={`?kind=${kind}`}>
              {taskNames[kind]}: all {count}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** Which keys there are; somebody whose voice or hand types by itself turns them off. */
function KeysLine({ keys }: { readonly keys: Keys }) {
  const isOn = keys === "on";
  return (
    <p className={styles.keys}>
      {isOn && (
        <>
          <kbd>J</kbd> <kbd>K</kbd> down, up <kbd>H</kbd> <kbd>L</kbd> lane <kbd>Enter</kbd> <kbd>O</kbd>{" "}
          open{" "}
        </>
      )}
      <span role="status">
        {keys === "off-here" &&
          "Keys are off until you load the page again: your browser saves nothing here."}
      </span>
      <Button look="plain" onClick={() => switchKeys(!isOn)}>
        {isOn ? "Turn these keys off" : "Turn keys on"}
      </Button>
    </p>
  );
}

/** What waits, by where the hand does it: what is to be answered above, then money, files, press and door side by side. */
export function Lanes({ tasks, counts }: Pick<Today, "counts" | "tasks">) {
  const keys = useKeys();
  const root = useLaneKeys();
  const [, ...lanes] = todayLanes;
  const of = (lane: TodayLane) => tasks.filter(({ kind }) => laneOf(kind) === lane);
  const toAnswer = of("answer");
  return (
    <div ref={root}>
      <KeysLine keys={keys} />
      {toAnswer.length > 0 && <Lane lane="answer" tasks={toAnswer} counts={counts} />}
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <Lane key={lane} lane={lane} tasks={of(lane)} counts={counts} />
        ))}
      </div>
    </div>
  );
}
