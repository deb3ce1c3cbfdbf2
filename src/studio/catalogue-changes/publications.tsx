import { useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./changes-room.module.css";

type Publication = StudioReplyTo<"GET catalogue/publications">["publications"][number];

/** "Art Paper, per m²: $12.40 → $13.10". */
export function lineWords({ label, was, now }: Publication["lines"][number]): string {
  if (was === "" && now !== "") return `${label}: ${now}`;
  return now === "" ? `${label}: no longer ${was}` : `${label}: ${was} → ${now}`;
}

const SHOWN = 5;

/** Changes in words; of many the first, and a way to the others. */
export function Lines({ lines }: Pick<Publication, "lines">) {
  const [first, rest] = [lines.slice(0, SHOWN), lines.slice(SHOWN)];
  const list = (some: Publication["lines"]) => (
    <ul className={styles.lines}>
      {some.map((line, at) => (
        <li key={at}>{lineWords(line)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <Disclosure look="link" summary={`${rest.length} more`}>
          {list(rest)}
        </Disclosure>
      )}
    </>
  );
}

interface PublicationCardProps {
  readonly publication: Publication;
  readonly onDone: (words: string) => void;
}

function PublicationCard({ publication, onDone }: PublicationCardProps) {
  const { id, at, who, note, reason, lines, undoes, undone_by: undoneBy } = publication;
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [needsReason, setNeedsReason] = useState(false);
  const [why, setWhy] = useState("");
  const takeBack = async () => {
    setIsBusy(true);
    const answer = await callStudio("POST catalogue/take-back", {
      body: { publication: id, note: "", reason: why },
    });
    setIsBusy(false);
    setFault(answer.ok ? "" : answer.message);
    if (!answer.ok && answer.status === 422) setNeedsReason(true);
    if (answer.ok) onDone("Taken back: every page sells by it from now on.");
  };
  return (
    <Card as="li" gap={2}>
      <Row justify="between" align="start">
        <div>
          <strong>
            <Moment at={at} />
          </strong>
          <Soft small>
            {who}
            {undoes !== null && `, took back no. ${undoes}`} · no. {id}
          </Soft>
        </div>
        {undoneBy === null ? (
          <Button look="plain" busy={isBusy} label={`Take back no. ${id}`} onClick={() => void takeBack()}>
            Take back
          </Button>
        ) : (
          <Soft small>Taken back by no. {undoneBy}</Soft>
        )}
      </Row>
      {note !== "" && <p>{note}</p>}
      {reason !== null && <Soft>Although it breaks rules of prices: {reason}</Soft>}
      <Lines lines={lines} />
      {needsReason && (
        <Field label="Why it is taken back in spite of it">
          {({ id: field }) => (
            <TextInput id={field} name="reason" autoComplete="off" maxLength={500} onText={setWhy} />
          )}
        </Field>
      )}
      <div role="alert">{fault !== "" && <Message tone="error">{fault}</Message>}</div>
    </Card>
  );
}

/** What was put on sale, the newest first. */
export function Publications({
  publications,
  onDone,
}: {
  readonly publications: readonly Publication[];
  readonly onDone: (words: string) => void;
}) {
  return (
    <section aria-labelledby="published">
      <h2 id="published" className={styles.title}>
        Published before
      </h2>
      {publications.length === 0 ? (
        <Soft>Nothing yet.</Soft>
      ) : (
        <Stack as="ul" gap={3} align="fill" className={styles.list}>
          {publications.map((one) => (
            <PublicationCard key={one.id} publication={one} onDone={onDone} />
          ))}
        </Stack>
      )}
    </section>
  );
}
