import { useEffect, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio, type StudioAnswer } from "#studio/calls/call-studio.ts";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./state.module.css";

type Mail = StudioReplyTo<"GET state/mails/:id">;

/** What a mail says that has not arrived. */
export function MailDialog({
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
