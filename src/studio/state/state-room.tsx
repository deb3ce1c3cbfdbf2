import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import type { Answer } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { MailPart, type StateView } from "./mail-part.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Moment } from "#studio/ui/moment.tsx";
import { Done } from "#studio/ui/list-parts.tsx";
import { jobLabel } from "#domain/studio/job-labels.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { cardsRefusedWords } from "#studio/ui/cards-refused.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";

export function loader() {
  return readForRoom(callStudio("GET state"));
}

type Payments = StudioReplyTo<"GET state/payments">;

const whyNoCards: Readonly<Record<Exclude<Payments["cards"], "answers" | "off">, string>> = {
  away: "Stripe does not answer at the moment, so nobody can pay by card. It is asked again with each payment; transfers come in as ever.",
  ...cardsRefusedWords,
};

function Cards({ cards, reason }: Payments) {
  if (cards === "off") return <Message tone="note">Cards are not taken: no provider is set up.</Message>;
  if (cards === "answers") return <Message tone="done">Cards are taken: Stripe answers.</Message>;
  return (
    <>
      <Message tone="error">{whyNoCards[cards]}</Message>
      {reason !== null && <Soft>Stripe's word for it, for whoever set it up: {reason}</Soft>}
    </>
  );
}

/** What somebody else says of how it fares, who is asked while the rest of the page is there already; null until then. */
function useAsked<View>(ask: (signal: AbortSignal) => Promise<Answer<View>>): Answer<View> | null {
  const [answer, setAnswer] = useState<Answer<View> | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal).then((given) => !asking.signal.aborted && setAnswer(given));
    return () => asking.abort();
  }, [ask]);
  return answer;
}

function askFiles(signal: AbortSignal) {
  return callStudio("GET state/files", { signal });
}

function askPayments(signal: AbortSignal) {
  return callStudio("GET state/payments", { signal });
}

/** Whether customers' files can be stored. */
function FilesState() {
  const answer = useAsked(askFiles);
  const place = answer?.ok && answer.data.stored_in === "bucket" ? "a bucket" : "the folder of the shop";
  return (
    <Stack as="section" aria-labelledby="files">
      <h2 id="files">Files</h2>
      <Stack gap={2} aria-live="polite">
        {answer === null && <Soft>Asking …</Soft>}
        {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
        {answer?.ok && answer.data.fault === null && (
          <Message tone="done">Customers’ files are stored in {place}.</Message>
        )}
        {answer?.ok && answer.data.fault !== null && (
          <Message tone="error">
            No files can be stored in {place}: {answer.data.fault}.
          </Message>
        )}
      </Stack>
    </Stack>
  );
}

function askMailServer(signal: AbortSignal) {
  return callStudio("GET state/mail-server", { signal });
}

/** Whether the mail server takes mails now. */
function MailServerState() {
  const answer = useAsked(askMailServer);
  return (
    <Stack gap={2} aria-live="polite">
      {answer === null && <Soft>Asking the mail server …</Soft>}
      {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
      {answer?.ok && answer.data.fault === null && <Message tone="done">The mail server answers.</Message>}
      {answer?.ok && answer.data.fault !== null && (
        <Message tone="error">
          The mail server takes no mails, so they wait. Its words: {answer.data.fault}
        </Message>
      )}
    </Stack>
  );
}

/** Which ways to pay are open. */
function PaymentState() {
  const answer = useAsked(askPayments);
  return (
    <Stack as="section" aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <Stack gap={2} aria-live="polite">
        {answer === null && <Soft>Asking …</Soft>}
        {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
        {answer?.ok && (
          <>
            <Cards {...answer.data} />
            {answer.data.heard !== null && (
              <Soft>
                Last heard of <Moment at={answer.data.heard} />
              </Soft>
            )}
            {answer.data.has_account ? (
              <Message tone="done">Bank transfers: the account stands on papers.</Message>
            ) : (
              <Message tone="error">Bank transfers: no account is set.</Message>
            )}
          </>
        )}
      </Stack>
    </Stack>
  );
}

type Job = StateView["failed_jobs"][number];

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
      <Stack gap={2}>
        <p>
          “{jobLabel(job.queue)}” will not be done, and nothing tries it again. This cannot be taken back.
        </p>
        <Row lines={2}>
          <Button look="main" onClick={() => void drop()}>
            Drop it
          </Button>
          <Button look="plain" onClick={onClose}>
            Keep it
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

interface JobPartProps {
  readonly jobs: readonly Job[];
  readonly onDone: (words: string) => void;
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
    <Stack as="section" aria-labelledby="jobs">
      <h2 id="jobs">Failed jobs</h2>
      {jobs.length === 0 ? (
        <Soft>None: all that was promised is done, or will be.</Soft>
      ) : (
        <DataTable<Job>
          label="Failed jobs"
          rows={jobs}
          keyOf={({ id }) => id}
          columns={[
            { name: "Job", cell: ({ queue }) => <strong>{jobLabel(queue)}</strong> },
            { name: "About", cell: ({ order_no: order, subject }) => order ?? subject },
            { name: "Failed", cell: ({ failed }) => <Moment at={failed} /> },
            { name: "Tries", cell: ({ tries }) => tries },
            { name: "Reason", cell: ({ reason }) => reason },
            {
              name: "Do",
              cell: (job) => (
                <Row>
                  <Button
                    look="plain"
                    label={`Retry: ${jobLabel(job.queue)}`}
                    onClick={() => void retry(job.id)}
                  >
                    Retry
                  </Button>
                  <Button
                    look="plain"
                    label={`Drop: ${jobLabel(job.queue)}`}
                    onClick={() => setDropping(job)}
                  >
                    Drop
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {dropping && <DropDialog job={dropping} onClose={() => setDropping(null)} onDropped={dropped} />}
    </Stack>
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
      <Done words={said} tone="note" />
      <Stack gap={6}>
        <PaymentState />
        <FilesState />
        <MailPart
          state={state}
          onDone={done}
          server={state.mails_by === "smtp" ? <MailServerState /> : null}
        />
        <JobPart jobs={state.failed_jobs} onDone={done} />
      </Stack>
    </>
  );
}
