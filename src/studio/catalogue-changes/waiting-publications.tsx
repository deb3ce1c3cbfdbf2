import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import type { Answer } from "#calls/make-call.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./changes-room.module.css";
import { BrokenPrices, type PricesView } from "./price-changes.tsx";
import { Lines } from "./publications.tsx";

type Waiting = StudioReplyTo<"GET catalogue/waiting">["waiting"][number];

/** Prices that a refusal shows. */
function brokenIn({ broken }: Readonly<Record<string, unknown>>): PricesView["broken"] {
  return Array.isArray(broken) ? (broken as PricesView["broken"]) : [];
}

interface WaitingCardProps {
  readonly waiting: Waiting;
  readonly onDone: (words: string) => void;
}

/** What becomes of what waits: each press is answered once, and what is said against it stays. */
function useDecision({ waiting, onDone }: WaitingCardProps) {
  const { id, version } = waiting;
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [broken, setBroken] = useState<PricesView["broken"]>([]);
  const [reason, setReason] = useState("");
  const { revalidate } = useRevalidator();
  const send = async (sent: () => Promise<Answer<unknown>>, words: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await sent();
    setIsBusy(false);
    setFault(answer.ok ? "" : answer.message);
    setBroken(answer.ok ? [] : brokenIn(answer.error));
    if (answer.ok) onDone(words);
    else if (answer.status !== 422) void revalidate();
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
  return { isBusy, fault, broken, setReason, takeOff, publish };
}

type Decision = ReturnType<typeof useDecision>;

/** What is said against it: prices that need a reason are shown, with the field for it. */
function Against({ fault, broken, setReason }: Decision) {
  return (
    <>
      <BrokenPrices broken={broken} />
      {broken.length > 0 && (
        <Field label="Why it is right all the same">
          {({ id }) => (
            <TextInput id={id} name="reason" autoComplete="off" maxLength={500} onText={setReason} />
          )}
        </Field>
      )}
      <div role="alert">{fault !== "" && <Message tone="error">{fault}</Message>}</div>
    </>
  );
}

/** What can be done with it; dropped it is gone, so that is asked once more. */
function Choices({ isBusy, publish, takeOff }: Decision) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <div role="status">
        {isAsked && <Message tone="note">What waits here is gone then, and cannot be brought back.</Message>}
      </div>
      <Row gap={3}>
        <Button look="quiet" busy={isBusy} onClick={() => void publish()}>
          Publish now
        </Button>
        <Button look="plain" onClick={() => void takeOff(false)}>
          Back into the draft
        </Button>
        <Button look="plain" onClick={() => (isAsked ? void takeOff(true) : setIsAsked(true))}>
          {isAsked ? "Yes: drop it" : "Drop it"}
        </Button>
      </Row>
    </>
  );
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
      <Against {...decision} />
      <Choices {...decision} />
    </Card>
  );
}

interface WaitingPublicationsProps {
  readonly waiting: readonly Waiting[];
  /** How many wait behind them. */
  readonly more: number;
  readonly onDone: (words: string) => void;
}

/** What waits to be put on sale at its hour, the earliest first; nothing where nothing does. */
export function WaitingPublications({ waiting, more, onDone }: WaitingPublicationsProps) {
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
      {more > 0 && (
        <Soft>
          {more} more {more === 1 ? "waits" : "wait"} for later hours: shown here as these go.
        </Soft>
      )}
    </section>
  );
}
