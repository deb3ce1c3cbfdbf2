import { useLoaderData, useNavigate, useRevalidator } from "react-router";
import { type ReactNode, useState } from "react";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RecoveryCodes } from "#studio/own/recovery-codes.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./account.module.css";
import { Button } from "#ui/button.tsx";
import { NewTimeCodeForm } from "#studio/own/new-time-code-form.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { NewPasskeyForm } from "#studio/own/new-passkey-form.tsx";
import { Moment } from "#studio/ui/moment.tsx";

export function loader() {
  return readForRoom(callStudio("GET own/factors"));
}

/** One thing somebody signs in with. */
function AccountPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className={styles.part}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

/** Ends every sign-in of one's own, this one as well. */
function SignOutEverywhere() {
  const go = useNavigate();
  const leave = async () => {
    await callStudio("POST sign-out", { body: { everywhere: true } });
    await go("/sign-in");
  };
  return (
    <>
      <p>On every device, this one as well. A sign-in ends by itself after twelve hours.</p>
      <Button look="quiet" onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </>
  );
}

interface OwnTimeCodeProps {
  readonly isThere: boolean;
  readonly onChanged: () => void;
}

/** One's time code, and a new one in its place. */
function OwnTimeCode({ isThere, onChanged }: OwnTimeCodeProps) {
  const [isAdding, setIsAdding] = useState(false);
  const added = () => {
    setIsAdding(false);
    onChanged();
  };
  if (isAdding) return <NewTimeCodeForm action="Keep it" look="quiet" onAdded={added} />;
  return (
    <>
      <p>{isThere ? "Your authenticator app shows it." : "You have none."}</p>
      <Button look="quiet" onClick={() => setIsAdding(true)}>
        {isThere ? "Move to another app" : "Add a time code"}
      </Button>
    </>
  );
}

type Passkey = StudioReplyTo<"GET own/factors">["passkeys"][number];

interface OwnPasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

/** One's passkeys, and a new one. */
function OwnPasskeys({ passkeys, onChanged }: OwnPasskeysProps) {
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
            <Row as="li" gap={4} lines={1} justify="between" key={id} className={styles.key}>
              <span>
                <strong>{name}</strong>{" "}
                <Soft as="span" small>
                  {used === null ? "added " : "used "}
                  <Moment at={used ?? addedAt} />
                </Soft>
              </span>
              <Button look="plain" label={`Remove ${name}`} onClick={() => void remove(id)}>
                Remove
              </Button>
            </Row>
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

/** What somebody signs in with, and where they are signed in. */
export function AccountRoom() {
  const { passkeys, time_code: timeCode, recovery_codes: left } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const changed = () => void revalidate();
  return (
    <>
      <RoomHead title="Your sign-in" note="What you show besides your password." />
      <AccountPart title="Passkeys">
        <OwnPasskeys passkeys={passkeys} onChanged={changed} />
      </AccountPart>
      <AccountPart title="Time code">
        <OwnTimeCode isThere={timeCode} onChanged={changed} />
      </AccountPart>
      <AccountPart title="Recovery codes">
        <p>{left === 0 ? "You have none." : `You have ${left} left. New ones take their place.`}</p>
        <RecoveryCodes action="Make ten new codes" look="quiet" onMade={changed} />
      </AccountPart>
      <AccountPart title="Signed in">
        <SignOutEverywhere />
      </AccountPart>
    </>
  );
}
