import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./changes-room.module.css";
import { Lines } from "./publications.tsx";

type Waiting = StudioReplyTo<"GET catalogue/waiting">["waiting"][number];

interface WaitingCardProps {
  readonly waiting: Waiting;
  readonly onDone: (words: string) => void;
}

/** What becomes of what waits: each press is answered once, and what is said against it stays. */
function useDecision({ waiting, onDone }: WaitingCardProps) {
  const { id, version } = waiting;
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [needsReason, setNeedsReason] = useState(false);
  const [reason, setReason] = useState("");
  const { revalidate } = useRevalidator();
  type Sent = Promise<
    { readonly ok: true } | { readonly ok: false; readonly status: number; readonly message: string }
  >;
  const send = async (sent: () => Sent, words: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await sent();
    setIsBusy(false);
    setFault(answer.ok ? "" : answer.message);
    if (answer.ok) onDone(words);
    else if (answer.status === 422) setNeedsReason(true);
    else void revalidate();
  };
  const takeOff = (drop: boolean) =>
    send(
      () => callStudio("POST catalogue/waiting/take-off", { body: { waiting: id, drop } }),
      drop ? "It is dropped, and nothing is changed." : "It is in the draft again.",
    );
  const publish = () =>
    send(
      () => callStudio("POST catalogue/waiting/publish", { body: { waiting: id, version, reason } }),
      "On sale: every page sells by it from now on.",
    );
  return { isBusy, fault, needsReason, setReason, takeOff, publish };
}

function WaitingCard(props: WaitingCardProps) {
  const { id, at, who, note, reason, fault, lines } = props.waiting;
  const decision = useDecision(props);
  const conflicts = lines.filter((line) => line.is_conflict);
  return (
    <Card as="li" gap={2} aria-labelledby={`waiting-${id}`}>
      <div>
        <strong id={`waiting-${id}`}>
          {fault === null ? "On sale from " : "Was to be on sale from "}
          <Moment at={at} />
        </strong>
        <Soft small>{who} lets it wait</Soft>
      </div>
      {fault !== null && (
        <Message tone="error">{fault} Nothing was changed: please decide what becomes of it.</Message>
      )}
      {fault === null && conflicts.length > 0 && (
        <Message tone="error">
          Changed on sale meanwhile: {conflicts.map(({ label }) => label).join("; ")}. As it is, it will not
          be on sale at its hour.
        </Message>
      )}
      {note !== "" && <p>{note}</p>}
      {reason !== null && <Soft>Although it breaks rules of prices: {reason}</Soft>}
      <Lines lines={lines} />
      {decision.needsReason && (
        <Field label="Why it is right all the same">
          {({ id: field }) => (
            <TextInput
              id={field}
              name="reason"
              autoComplete="off"
              maxLength={500}
              onText={decision.setReason}
            />
          )}
        </Field>
      )}
      <div role="alert">{decision.fault !== "" && <Message tone="error">{decision.fault}</Message>}</div>
      <Row gap={3}>
        <Button look="quiet" busy={decision.isBusy} onClick={() => void decision.publish()}>
          Publish now
        </Button>
        <Button look="plain" onClick={() => void decision.takeOff(false)}>
          Back into the draft
        </Button>
        <Button look="plain" onClick={() => void decision.takeOff(true)}>
          Drop it
        </Button>
      </Row>
    </Card>
  );
}

/** What waits to be put on sale at its hour, the earliest first; nothing where nothing does. */
export function WaitingPublications({
  waiting,
  onDone,
}: {
  readonly waiting: readonly Waiting[];
  readonly onDone: (words: string) => void;
}) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.title}>
        Waits for its hour
      </h2>
      <Stack as="ul" gap={3} align="fill" className={styles.list}>
        {waiting.map((one) => (
          <WaitingCard key={one.id} waiting={one} onDone={onDone} />
        ))}
      </Stack>
    </section>
  );
}
