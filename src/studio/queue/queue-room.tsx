import { useLoaderData, useRouteLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { Nothing } from "#studio/ui/list-parts.tsx";
import { BatchCard } from "./batch-card.tsx";
import { type QueueActs, type QueueView, useQueueActs } from "./queue-acts.ts";
import styles from "./queue.module.css";

export function loader() {
  return readForRoom(callStudio("GET print-queue"));
}

function noteOf({ batches }: QueueView): string {
  const lines = batches.reduce((sum, batch) => sum + batch.lines.length, 0);
  const words = [
    [lines, "line"],
    [batches.length, "batch"],
  ] as const;
  return words
    .map(([count, one]) => `${count} ${count === 1 ? one : one === "batch" ? "batches" : `${one}s`}`)
    .join(" in ");
}

function Outcome({ acts: { outcome, takeBack, isBusy } }: { readonly acts: QueueActs }) {
  return (
    <>
      <Row role="status" className={styles.outcome}>
        {outcome && (
          <>
            <Message tone="done">{outcome.words}</Message>
            {outcome.printed.length > 0 && (
              <Button look="plain" busy={isBusy} onClick={() => void takeBack(outcome.printed)}>
                Undo
              </Button>
            )}
          </>
        )}
      </Row>
      {outcome?.faults.map((fault) => (
        <Message key={fault} tone="error">
          {fault}
        </Message>
      ))}
    </>
  );
}

/** What is to be printed, in batches of one material, finishing and way of printing, the most urgent first. */
export function QueueRoom() {
  const queue = useLoaderData<typeof loader>();
  const entry = useRouteLoaderData<Entry>("studio");
  const acts = useQueueActs();
  const mayWork = entry?.permissions.includes("orders.work") ?? false;
  const { batches, is_more: isMore } = queue;
  return (
    <>
      <RoomHead title="Print queue" note={noteOf(queue)} />
      <Outcome acts={acts} />
      {batches.length === 0 && <Nothing>Nothing waits for the press.</Nothing>}
      <Stack gap={4}>
        {batches.map((batch, at) => (
          <BatchCard
            key={`${batch.material}|${batch.finishing}|${batch.way}`}
            batch={batch}
            acts={acts}
            mayWork={mayWork}
            isFirst={at === 0}
          />
        ))}
      </Stack>
      {isMore && <p className={styles.quiet}>More orders leave later: they come when these are done.</p>}
    </>
  );
}
