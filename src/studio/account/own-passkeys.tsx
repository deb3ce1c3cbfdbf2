import { useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { NewPasskeyForm } from "#studio/own/new-passkey-form.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./account.module.css";

type Passkey = StudioReplyTo<"GET own/factors">["passkeys"][number];

interface OwnPasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

/** One's passkeys, and a new one. */
export function OwnPasskeys({ passkeys, onChanged }: OwnPasskeysProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async (id: string) => {
    const answer = await callStudio("DELETE own/passkeys/:id", { params: { id } });
    setFault(answer.ok ? null : answer.message);
    if (answer.ok) onChanged();
  };
  const added = () => {
    setIsAdding(false);
    onChanged();
  };
  return (
    <>
      {passkeys.length === 0 ? (
        <p>You have none. A passkey is the quickest way in: your finger, your face or a key.</p>
      ) : (
        <ul className={styles.keys}>
          {passkeys.map(({ id, name, added: addedAt, used }) => (
            <li key={id} className={styles.key}>
              <span>
                <strong>{name}</strong>{" "}
                <span className={styles.when}>
                  {used === null ? "added " : "used "}
                  <Moment at={used ?? addedAt} />
                </span>
              </span>
              <Button look="plain" label={`Remove ${name}`} onClick={() => void remove(id)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      {isAdding ? (
        <NewPasskeyForm action="Make the passkey" look="quiet" onAdded={added} />
      ) : (
        <Button look="quiet" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      )}
    </>
  );
}
