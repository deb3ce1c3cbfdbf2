import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type QueueView = StudioReplyTo<"GET print-queue">;
export type QueuedBatch = QueueView["batches"][number];
export type QueuedOne = QueuedBatch["lines"][number];

/** What came of an act: what was done, and what was said against the rest, an order each. */
export interface ActOutcome {
  readonly words: string;
  readonly faults: readonly string[];
  /** Lines that were noted as printed: that can be taken back. */
  readonly printed: readonly QueuedOne[];
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** One after the other; answers those that were done, and what was said against the others. */
async function eachOf(lines: readonly QueuedOne[], call: (line: QueuedOne) => Promise<Answer<unknown>>) {
  const done: QueuedOne[] = [];
  const faults: string[] = [];
  for (const line of lines) {
    const answer = await call(line);
    if (answer.ok) done.push(line);
    else faults.push(`${line.order_no}: ${answer.message}`);
  }
  return { done, faults };
}

function note(lines: readonly QueuedOne[], printed: boolean) {
  return eachOf(lines, ({ order_no, line }) =>
    callStudio("POST orders/:order_no/lines/:line/printed", {
      params: { order_no, line },
      body: { printed },
    }),
  );
}

/** The lines of orders that have yet to be started, one of each order. */
export function toStart(lines: readonly QueuedOne[]): readonly QueuedOne[] {
  const ready = lines.filter((line) => line.may_start);
  return ready.filter((line, at) => ready.findIndex((other) => other.order_no === line.order_no) === at);
}

/** What can be done with the lines of a batch; afterwards the queue is read anew, whatever came of it. */
export function useQueueActs() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActOutcome | null>(null);
  const act = async (doing: () => Promise<ActOutcome>) => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(await doing());
    await revalidate();
    setIsBusy(false);
  };
  return {
    isBusy,
    outcome,
    start: (lines: readonly QueuedOne[]) =>
      act(async () => {
        const { done, faults } = await eachOf(toStart(lines), ({ order_no, seen }) =>
          callStudio("POST orders/:order_no/work", { params: { order_no }, body: { form: "start", seen } }),
        );
        return { words: `${many(done.length, "order")} started.`, faults, printed: [] };
      }),
    print: (lines: readonly QueuedOne[]) =>
      act(async () => {
        const { done, faults } = await note(lines, true);
        return { words: `${many(done.length, "line")} noted as printed.`, faults, printed: done };
      }),
    takeBack: (lines: readonly QueuedOne[]) =>
      act(async () => {
        const { done, faults } = await note(lines, false);
        return { words: `${many(done.length, "line")} back in the queue.`, faults, printed: [] };
      }),
  };
}

export type QueueActs = ReturnType<typeof useQueueActs>;
