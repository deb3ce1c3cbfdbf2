import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { SavedAnswerForm } from "./saved-answer-form.tsx";
import type { SavedAnswer } from "./use-saved-answers.ts";
import styles from "./saved-answers.module.css";

interface SavedAnswersDialogProps {
  readonly saved: readonly SavedAnswer[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One saved answer, and what can be done with it; removing it asks first. */
function SavedRow({
  answer,
  onEdit,
  onSaid,
}: {
  readonly answer: SavedAnswer;
  readonly onEdit: () => void;
  readonly onSaid: (said: string) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, words, version } = answer;
  const remove = async () => {
    const done = await callStudio("POST saved-answers/:id/remove", { params: { id }, body: { version } });
    setIsAsking(false);
    onSaid(done.ok ? `“${name}” is removed.` : done.message);
  };
  return (
    <li className={styles.row}>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={styles.words}>{words}</p>
      <div className={styles.acts}>
        {isAsking ? (
          <>
            <span>Remove it for good?</span>
            <Button look="plain" label={`Remove ${name} for good`} onClick={() => void remove()}>
              Remove it
            </Button>
            <Button look="plain" label={`Keep ${name}`} onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <>
            <Button look="plain" label={`Change ${name}`} onClick={onEdit}>
              Change
            </Button>
            <Button look="plain" label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
              Remove
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** All saved answers: made, changed and removed. */
export function SavedAnswersDialog({ saved, onChanged, onClose }: SavedAnswersDialogProps) {
  const [open, setOpen] = useState<SavedAnswer | "new" | null>(saved.length === 0 ? "new" : null);
  const [said, setSaid] = useState("");
  const done = (words: string) => {
    setOpen(null);
    setSaid(words);
    onChanged();
  };
  return (
    <Dialog title="Saved answers" width="document" onClose={onClose}>
      <div className={styles.form}>
        <div role="status">{said !== "" && <Message tone="note">{said}</Message>}</div>
        {open === null ? (
          <>
            <ul className={styles.list}>
              {saved.map((answer) => (
                <SavedRow key={answer.id} answer={answer} onEdit={() => setOpen(answer)} onSaid={done} />
              ))}
            </ul>
            <Button look="quiet" onClick={() => setOpen("new")}>
              New saved answer
            </Button>
          </>
        ) : (
          <>
            <SavedAnswerForm answer={open === "new" ? null : open} onDone={done} />
            {saved.length > 0 && (
              <Button look="plain" onClick={() => setOpen(null)}>
                Back to all saved answers
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
