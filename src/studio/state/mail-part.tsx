import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { callStudio, type StudioAnswer } from "#studio/calls/call-studio.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { type ShownState, waitWords } from "./state-words.ts";
import styles from "./state.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";

interface MailPartProps {
  readonly state: ShownState;
  readonly onDone: (words: string) => void;
}

type Listed = Pick<ShownState["waiting_mails"][number], "id" | "subject" | "is_readable">;

function Subject({ mail, onRead }: { readonly mail: Listed; readonly onRead: (mail: Listed) => void }) {
  if (!mail.is_readable) return <strong>{mail.subject}</strong>;
  return (
    <Button look="plain" label={`Read ${mail.subject}`} onClick={() => onRead(mail)}>
      {mail.subject}
    </Button>
  );
}

function RefusedTable({
  state: { refused_mails: mails },
  onDone,
  onRead,
}: MailPartProps & { readonly onRead: (mail: Listed) => void }) {
  const retry = async (id: string) => {
    const answer = await callStudio("POST state/mails/:id/retry", { params: { id } });
    onDone(answer.ok ? "The mail is on its way again." : answer.message);
  };
  return (
    <DataTable<ShownState["refused_mails"][number]>
      label="Refused mails"
      rows={mails}
      keyOf={({ id }) => id}
      columns={[
        { name: "Subject", cell: (mail) => <Subject mail={mail} onRead={onRead} /> },
        { name: "To", cell: ({ recipient }) => recipient },
        { name: "Refused", cell: ({ refused }) => <Moment at={refused} /> },
        { name: "Reason", cell: ({ reason }) => reason },
        {
          name: "Again",
          cell: ({ id, subject, is_readable: isReadable }) =>
            isReadable ? (
              <Button look="plain" label={`Send again: ${subject}`} onClick={() => void retry(id)}>
                Send again
              </Button>
            ) : (
              "They ask for a new one"
            ),
        },
      ]}
    />
  );
}

function summary({ mails_by: by, waiting, oldest_seconds: oldest, sent_today: sent }: ShownState): string {
  const way = by === "smtp" ? "They leave by SMTP." : "No mail server is set up: they lie in the outbox.";
  const waits =
    waiting === 0
      ? "None waits."
      : `${waiting} ${waiting === 1 ? "waits" : "wait"}, the oldest for ${waitWords(oldest)}.`;
  return `${way} ${sent} sent today. ${waits}`;
}

type Mail = StudioReplyTo<"GET state/mails/:id">;

/** What a mail says that has not arrived. */
function MailDialog({
  id,
  subject,
  onClose,
}: {
  readonly id: string;
  readonly subject: string;
  readonly onClose: () => void;
}) {
  const [answer, setAnswer] = useState<StudioAnswer<Mail> | null>(null);
  useEffect(() => void callStudio("GET state/mails/:id", { params: { id } }).then(setAnswer), [id]);
  return (
    <Dialog title={subject} onClose={onClose}>
      {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
      {answer?.ok && (
        <div className={styles.lines}>
          <p className={styles.soft}>
            To {answer.data.recipient}, written <Moment at={answer.data.written} />
          </p>
          {answer.data.reason !== null && <Message tone="error">{answer.data.reason}</Message>}
          <p className={styles.text}>{answer.data.text}</p>
        </div>
      )}
    </Dialog>
  );
}

/** How mails fare: those that were refused, and those that wait. */
export function MailPart({ state, onDone }: MailPartProps) {
  const [read, setRead] = useState<Listed | null>(null);
  const { refused_mails: refused, waiting_mails: waiting } = state;
  const retryAll = async () => {
    const answer = await callStudio("POST state/mails/retry");
    onDone(answer.ok ? `${answer.data.mails} on their way again.` : answer.message);
  };
  return (
    <section className={styles.part} aria-labelledby="mails">
      <div className={styles.head}>
        <h2 id="mails" className={styles.title}>
          Mails
        </h2>
        {refused.some(({ is_readable: isReadable }) => isReadable) && (
          <Button look="quiet" onClick={() => void retryAll()}>
            Send all refused again
          </Button>
        )}
      </div>
      <p className={styles.soft}>{summary(state)}</p>
      {refused.length > 0 && <h3 className={styles.kind}>Refused</h3>}
      {refused.length > 0 && <RefusedTable state={state} onDone={onDone} onRead={setRead} />}
      {waiting.length > 0 && <h3 className={styles.kind}>Waiting</h3>}
      {waiting.length > 0 && (
        <DataTable<ShownState["waiting_mails"][number]>
          label="Waiting mails"
          rows={waiting}
          keyOf={({ id }) => id}
          columns={[
            { name: "Subject", cell: (mail) => <Subject mail={mail} onRead={setRead} /> },
            { name: "To", cell: ({ recipient }) => recipient },
            { name: "Written", cell: ({ written }) => <Moment at={written} /> },
            { name: "Tries", cell: ({ tries }) => tries },
            { name: "Last reason", cell: ({ reason }) => reason },
          ]}
        />
      )}
      {read && <MailDialog id={read.id} subject={read.subject} onClose={() => setRead(null)} />}
    </section>
  );
}
