import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { Day } from "#studio/ui/day.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { SetUpList } from "./set-up-list.tsx";
import styles from "./today.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Lanes, keyOf, roomOfKind, type Task, urgencyWords } from "./lanes.tsx";
import { taskNames } from "#studio/ui/order-stage-labels.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { Nothing, RowLink } from "#studio/ui/list-parts.tsx";
import { OrderThumbnail } from "#studio/ui/thumbnails.tsx";
import { cardsRefusedWords } from "#studio/ui/cards-refused.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Under } from "#ui/layout/soft.tsx";

/** What waits for a person; `?kind=proof` for only that. */
export function loader({ request }: LoaderFunctionArgs) {
  const kind = new URL(request.url).searchParams.get("kind");
  const query = new URLSearchParams(kind === null || kind === "" ? {} : { kind });
  return readForRoom(callStudio("GET today", { query }));
}

/** Those that leave first first. */
const RISKS = "/orders?urgency=risk&sort=leaves&way=rising";

type Counts = StudioReplyTo<"GET today">["counts"];

/** How much there is of each kind, and a way to see only that. */
function KindTabs({ counts }: { readonly counts: Counts }) {
  const [address] = useSearchParams();
  const shown = address.get("kind") ?? "";
  const all = counts.reduce((sum, { tasks }) => sum + tasks, 0);
  const views = [
    { kind: "", name: "All", tasks: all },
    ...counts.map((count) => ({ ...count, name: taskNames[count.kind] })),
  ].map(({ kind, name, tasks }) => ({
    name,
    to: kind === "" ? "?" : `?kind=${kind}`,
    isShown: kind === shown,
    count: tasks,
  }));
  return counts.length === 0 ? null : (
    <div className={styles.views}>
      <ViewLinks label="Kinds" views={views} />
    </div>
  );
}

/** What it is about, leading to where it is done. */
function About({ kind, order, words, request_no }: Task) {
  const room = roomOfKind[kind];
  if (room !== undefined) return <RowLink to={room}>{words}</RowLink>;
  if (order) {
    const [first = "", ...others] = order.items;
    return (
      <>
        <OrderThumbnail orderNo={order.order_no} seen={order.seen} />
        <RowLink to={`/orders/${order.order_no}`}>{order.order_no}</RowLink> {order.customer}
        <Under>
          {first}
          {others.length > 0 && ` and ${others.length} more`}
        </Under>
      </>
    );
  }
  if (request_no !== null)
    return (
      <>
        <RowLink to={`/requests/${request_no}`}>{request_no}</RowLink> {words}
      </>
    );
  return words;
}

/** One thing that waits, until when, and since when. */
function TaskRow({ task }: { readonly task: Task }) {
  const { kind, urgency, deadline, since } = task;
  return (
    <li className={styles.task} data-urgency={urgency ?? undefined}>
      <p className={styles.by}>
        {urgency !== null && <strong>{urgencyWords[urgency]}</strong>}
        {urgency !== "today" && <Day date={deadline} />}
      </p>
      <p className={styles.what}>{taskNames[kind]}</p>
      <div className={styles.about}>
        <About {...task} />
      </div>
      <p className={styles.since}>
        since <Moment at={since} />
      </p>
    </li>
  );
}

function NothingWaits({ isNew, isRefused }: { readonly isNew: boolean; readonly isRefused: boolean }) {
  if (isRefused) return <Nothing>Nothing else waits for you.</Nothing>;
  return isNew ? <FirstSteps /> : <Nothing>Nothing waits for you. Have a cup of tea.</Nothing>;
}

/** What waits for a person of the shop, the most urgent first: what is done is not here any more. */
export function TodayRoom() {
  const { tasks, counts, date, ...today } = useLoaderData<typeof loader>();
  const { at_risk: atRisk, set_up: setUp, cards_refused: cards } = today;
  const [address] = useSearchParams();
  const kind = address.get("kind");
  const late = counts.reduce((sum, kind) => sum + kind.late, 0);
  return (
    <>
      <RoomHead
        title="Today"
        note={
          <>
            <Day date={date} />
            {late > 0 && (
              <strong className={styles.late}>{late === 1 ? "1 is late" : `${late} are late`}</strong>
            )}
            {atRisk > 0 && (
              <Link to={RISKS} className={styles.risks}>
                {atRisk === 1 ? "1 order is at risk" : `${atRisk} orders are at risk`}
              </Link>
            )}
          </>
        }
      />
      {cards !== null && (
        <div className={styles.cards}>
          <Message tone="error">{cardsRefusedWords[cards]}</Message>
        </div>
      )}
      {setUp !== null && <SetUpList setUp={setUp} isFolded={tasks.length > 0} />}
      <KindTabs counts={counts} />
      {tasks.length === 0 ? (
        <NothingWaits isNew={setUp !== null} isRefused={cards !== null} />
      ) : kind === null ? (
        <Lanes tasks={tasks} counts={counts} />
      ) : (
        <ul className={styles.tasks} aria-label="What waits">
          {tasks.map((task) => (
            <TaskRow key={keyOf(task)} task={task} />
          ))}
        </ul>
      )}
    </>
  );
}
