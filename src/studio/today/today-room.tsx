import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { Day } from "#studio/ui/day.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import type { Task } from "./task.types.ts";
import { TaskRow } from "./task-row.tsx";
import styles from "./today.module.css";

/** What waits for a person; `?kind=proof` for only that. */
export function loader({ request }: LoaderFunctionArgs) {
  const kind = new URL(request.url).searchParams.get("kind");
  const query = new URLSearchParams(kind === null || kind === "" ? {} : { kind });
  return readForRoom(callStudio("GET today", { query }));
}

/** The same row while it waits, whatever comes before it. */
function keyOf({ kind, order, request_no, since, words }: Task): string {
  return `${kind} ${order?.order_no ?? request_no ?? `${since} ${words}`}`;
}

/** Those that leave first first. */
const RISKS = "/orders?urgency=risk&sort=leaves&way=rising";

/** What waits for a person of the shop, the most urgent first: what is done is not here any more. */
export function TodayRoom() {
  const { tasks, counts, date, at_risk: atRisk } = useLoaderData<typeof loader>();
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
      <KindTabs counts={counts} />
      {tasks.length === 0 ? (
        <p className={styles.empty}>Nothing waits for you. Have a cup of tea.</p>
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
