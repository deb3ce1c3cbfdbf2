import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Answer } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./state.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";

export type StateView = StudioReplyTo<"GET state">;

/** "3 min", "2 h", "4 days": how long something has waited. */
export function waitLabel(seconds: number): string {
  if (seconds < 3600) return `${Math.max(1, Math.round(seconds / 60))} min`;
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

interface MailPartProps {
  readonly state: StateView;
  readonly onDone: (words: string) => void;
}

interface WholeMailPartProps extends MailPartProps {
  /** How the mail server fares, which is asked by itself. */
  readonly server: ReactNode;
}

type Listed = Pick<StateView["waiting_mails"][number], "id" | "subject" | "is_readable">;

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
  const clear = async (id: string) => {
    const answer = await callStudio("POST state/mails/:id/clear", { params: { id } });
    onDone(answer.ok ? "The mail is cleared away." : answer.message);
  };
  return (
    <DataTable<StateView["refused_mails"][number]>
      label="Refused mails"
      rows={mails}
      keyOf={({ id }) => id}
      columns={[
        { name: "Subject", cell: (mail) => <Subject mail={mail} onRead={onRead} /> },
        { name: "To", cell: ({ recipient }) => recipient },
        { name: "Refused", cell: ({ refused }) => <Moment at={refused} /> },
        { name: "Reason", cell: ({ reason }) => reason },
        {
          name: "Do",
          cell: ({ id, subject, is_readable: isReadable }) => (
            <Row>
              {isReadable ? (
                <Button look="plain" label={`Send again: ${subject}`} onClick={() => void retry(id)}>
                  Send again
                </Button>
              ) : (
                "They ask for a new one"
              )}
              <Button look="plain" label={`Clear: ${subject}`} onClick={() => void clear(id)}>
                Clear
              </Button>
            </Row>
          ),
        },
      ]}
    />
  );
}

function summary({ mails_by: by, waiting, oldest_seconds: oldest, sent_today: sent }: StateView): string {
  const way = by === "smtp" ? "They leave by SMTP." : "No mail server is set up: they lie in the outbox.";
  const waits =
    waiting === 0
      ? "None waits."
      : `${waiting} ${waiting === 1 ? "waits" : "wait"}, the oldest for ${waitLabel(oldest)}.`;
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
  const [answer, setAnswer] = useState<Answer<Mail> | null>(null);
  useEffect(() => void callStudio("GET state/mails/:id", { params: { id } }).then(setAnswer), [id]);
  return (
    <Dialog title={subject} onClose={onClose}>
      {answer?.ok === false && <Message tone="error">{answer.message}</Message>}
      {answer?.ok && (
        <Stack gap={2}>
          <Soft>
            To {answer.data.recipient}, written <Moment at={answer.data.written} />
          </Soft>
          {answer.data.reason !== null && <Message tone="error">{answer.data.reason}</Message>}
          <p className={styles.text}>{answer.data.text}</p>
        </Stack>
      )}
    </Dialog>
  );
}

/** How mails fare: those that were refused, and those that wait. */
export function MailPart({ state, onDone, server }: WholeMailPartProps) {
  const [read, setRead] = useState<Listed | null>(null);
  const { refused_mails: refused, waiting_mails: waiting } = state;
  const retryAll = async () => {
    const answer = await callStudio("POST state/mails/retry");
    onDone(answer.ok ? `${answer.data.mails} on their way again.` : answer.message);
  };
  return (
    <Stack as="section" aria-labelledby="mails">
      <Row gap={4} lines={2} justify="between">
        <h2 id="mails">Mails</h2>
        {refused.some(({ is_readable: isReadable }) => isReadable) && (
          <Button look="quiet" onClick={() => void retryAll()}>
            Send all refused again
          </Button>
        )}
      </Row>
      <Soft>{summary(state)}</Soft>
      {server}
      {refused.length > 0 && <h3 className={styles.kind}>Refused</h3>}
      {refused.length > 0 && <RefusedTable state={state} onDone={onDone} onRead={setRead} />}
      {waiting.length > 0 && <h3 className={styles.kind}>Waiting</h3>}
      {waiting.length > 0 && (
        <DataTable<StateView["waiting_mails"][number]>
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
    </Stack>
  );
}
