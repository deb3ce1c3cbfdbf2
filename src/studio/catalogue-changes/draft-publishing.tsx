import { useState } from "react";
import { useRevalidator } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Group } from "#ui/fields/group.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./changes-room.module.css";
import type { PricesView } from "./price-changes.tsx";

/** "Pacific/Auckland": what its hours are called. */
function zoneWords(timeZone: string): string {
  return `${(timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")} time`;
}

interface HourFieldsProps {
  readonly today: string;
  readonly timeZone: string;
  readonly faultOf: (field: string) => string | null;
}

/** The day and the time at which something is put on sale, by the shop's clock. */
function HourFields({ today, timeZone, faultOf }: HourFieldsProps) {
  return (
    <Row gap={3} align="start">
      <LabelledText label="Day" error={faultOf("date")} name="date" type="date" startText={today} required />
      <LabelledText
        label="Time"
        hint={zoneWords(timeZone)}
        error={faultOf("time")}
        name="time"
        type="time"
        startText="06:00"
        required
      />
    </Row>
  );
}

type When = "now" | "at";

const whens: readonly { readonly when: When; readonly title: string; readonly note: string }[] = [
  { when: "now", title: "Now", note: "Every page sells by it at once." },
  { when: "at", title: "At an hour", note: "It waits, and the next change begins a draft of its own." },
];

interface DraftPublishingProps {
  readonly draft: StudioReplyTo<"GET catalogue/draft">;
  readonly timeZone: string;
  readonly prices: PricesView | string | null;
  readonly onDone: (words: string) => void;
}

/** Puts the draft on sale as it was seen: now, or at an hour. */
export function DraftPublishing({ draft, timeZone, prices, onDone }: DraftPublishingProps) {
  const { version, revision, today, issues, conflicts } = draft;
  const [when, setWhen] = useState<When>("now");
  const isBroken = prices !== null && typeof prices !== "string" && prices.broken.length > 0;
  const isFaulty = issues.length > 0 || conflicts.length > 0;
  const { revalidate } = useRevalidator();
  const form = useSending<unknown>(
    async (typed) => {
      const seen = { version, note: typed("note"), reason: typed("reason") };
      const answer =
        when === "now"
          ? await callStudio("POST catalogue/publish", { body: seen })
          : await callStudio("POST catalogue/waiting", {
              body: { ...seen, date: typed("date"), time: typed("time") },
            });
      if (!answer.ok && answer.status === 409) void revalidate();
      return answer;
    },
    () =>
      onDone(
        when === "now"
          ? "On sale: every page sells by it from now on."
          : "It waits for its hour. What is changed from now on is another draft.",
      ),
  );
  const drop = async () => {
    const answer = await callStudio("POST catalogue/draft/discard", { body: { revision } });
    onDone(answer.ok ? "The draft is dropped." : answer.message);
  };
  return (
    <Card aria-labelledby="publish">
      <h2 id="publish" className={styles.title}>
        Publish
      </h2>
      <Soft>Carts are priced anew. Quotations that were sent, and orders, keep their prices and dates.</Soft>
      <Stack as="form" gap={4} noValidate onSubmit={form.onSubmit}>
        <Group label="When">
          <div className={styles.whens}>
            {whens.map(({ when: one, title, note }) => (
              <ChoiceCard
                key={one}
                type="radio"
                name="when"
                value={one}
                checked={when === one}
                title={title}
                note={note}
                onChoose={() => setWhen(one)}
              />
            ))}
          </div>
        </Group>
        {when === "at" && <HourFields today={today} timeZone={timeZone} faultOf={form.faultOf} />}
        <Field label="Note" hint="for whoever looks at it later" error={form.faultOf("note")}>
          {({ id }) => <TextInput id={id} name="note" autoComplete="off" maxLength={500} />}
        </Field>
        {isBroken && (
          <Field label="Why it is right all the same" error={form.faultOf("reason")}>
            {({ id }) => <TextInput id={id} name="reason" autoComplete="off" maxLength={500} required />}
          </Field>
        )}
        <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
        <Row gap={3}>
          <Button look="main" type="submit" busy={form.isBusy} disabled={isFaulty || prices === null}>
            {when === "now" ? "Publish" : "Publish at this hour"}
          </Button>
          <Button look="plain" onClick={() => void drop()}>
            Drop the draft
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
