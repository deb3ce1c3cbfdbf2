import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio, type StudioAnswer } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { MailPart } from "./mail-part.tsx";
import styles from "./state.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Moment } from "#studio/ui/moment.tsx";
import { jobWords } from "#domain/studio/job-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import type { ShownState } from "./state-words.ts";

export function loader() {
  return readForRoom(callStudio("GET state"));
}

type Payments = StudioReplyTo<"GET state/payments">;

function Cards({ cards, reason }: Payments) {
  if (cards === "off") return <Message tone="note">Cards are not taken: no provider is set up.</Message>;
  if (cards === "answers") return <Message tone="done">Cards are taken: Stripe answers.</Message>;
  return <Message tone="error">Stripe gives no answer: {reason}</Message>;
}

/** Which ways to pay are open; who takes cards is asked while the rest of the page is there already. */
function PaymentState() {
  const [answer, setAnswer] = useState<StudioAnswer<Payments> | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void callStudio("GET state/payments", { signal: asking.signal }).then(
      (given) => !asking.signal.aborted && setAnswer(given),
    );
    return () => asking.abort();
  }, []);
  return (
    <section className={styles.part} aria-labelledby="payments">
      <h2 id="payments" className={styles.title}>
        Payments
      </h2>
      <div className={styles.lines} aria-live="polite">
        {answer === null && <p className={styles.soft}>Asking …</p>}
        {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
        {answer?.ok && (
          <>
            <Cards {...answer.data} />
            {answer.data.heard !== null && (
              <p className={styles.soft}>
                Last heard of <Moment at={answer.data.heard} />
              </p>
            )}
            {answer.data.has_account ? (
              <Message tone="done">Bank transfers: the account stands on papers.</Message>
            ) : (
              <Message tone="error">Bank transfers: no account is set.</Message>
            )}
          </>
        )}
      </div>
    </section>
  );
}

type Job = ShownState["failed_jobs"][number];

interface JobPartProps {
  readonly jobs: readonly Job[];
  readonly onDone: (words: string) => void;
}

function DropDialog({
  job,
  onClose,
  onDropped,
}: {
  readonly job: Job;
  readonly onClose: () => void;
  readonly onDropped: (words: string) => void;
}) {
  const drop = async () => {
    const answer = await callStudio("POST state/jobs/:id/drop", { params: { id: job.id } });
    onDropped(answer.ok ? "The job is dropped." : answer.message);
  };
  return (
    <Dialog title="Drop this job?" onClose={onClose}>
      <div className={styles.lines}>
        <p>
          “{jobWords(job.queue)}” will not be done, and nothing tries it again. This cannot be taken back.
        </p>
        <div className={styles.answers}>
          <Button look="main" onClick={() => void drop()}>
            Drop it
          </Button>
          <Button look="plain" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Work that failed its last try. */
function JobPart({ jobs, onDone }: JobPartProps) {
  const [dropping, setDropping] = useState<Job | null>(null);
  const retry = async (id: string) => {
    const answer = await callStudio("POST state/jobs/:id/retry", { params: { id } });
    onDone(answer.ok ? "The job is tried again." : answer.message);
  };
  const dropped = (words: string) => {
    setDropping(null);
    onDone(words);
  };
  return (
    <section className={styles.part} aria-labelledby="jobs">
      <h2 id="jobs" className={styles.title}>
        Failed jobs
      </h2>
      {jobs.length === 0 ? (
        <p className={styles.soft}>None: all that was promised is done, or will be.</p>
      ) : (
        <DataTable<Job>
          label="Failed jobs"
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            { name: "Job", cell: ({ queue }) => <strong>{jobWords(queue)}</strong> },
            { name: "About", cell: ({ order_no: order, subject }) => order ?? subject },
            { name: "Failed", cell: ({ failed }) => <Moment at={failed} /> },
            { name: "Tries", cell: ({ tries }) => tries },
            { name: "Reason", cell: ({ reason }) => reason },
            {
              name: "Do",
              cell: (job) => (
                <div className={styles.acts}>
                  <Button
                    look="plain"
                    label={`Retry: ${jobWords(job.queue)}`}
                    onClick={() => void retry(job.id)}
                  >
                    Retry
                  </Button>
                  <Button
                    look="plain"
                    label={`Drop: ${jobWords(job.queue)}`}
                    onClick={() => setDropping(job)}
                  >
                    Drop
                  </Button>
                </div>
              ),
            },
          ]}
        />
      )}
      {dropping && <DropDialog job={dropping} onClose={() => setDropping(null)} onDropped={dropped} />}
    </section>
  );
}

/** How payments, mails and the shop's own work fare, and what is stuck. */
export function StateRoom() {
  const state = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const done = (words: string) => {
    setSaid(words);
    void revalidate();
  };
  return (
    <>
      <RoomHead title="State" note="What the shop does by itself, and what is stuck." />
      <div role="status" className={styles.said}>
        {said !== "" && <Message tone="note">{said}</Message>}
      </div>
      <div className={styles.parts}>
        <PaymentState />
        <MailPart state={state} onDone={done} />
        <JobPart jobs={state.failed_jobs} onDone={done} />
      </div>
    </>
  );
}
