import { useState } from "react";
import { useRevalidator } from "react-router";
import { parseCents, toCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./counter.module.css";
import { marginText, priceQuestion } from "./price-labels.ts";
import type { DraftItem } from "./use-draft.ts";

interface AgreeFormProps {
  readonly draftId: number;
  readonly item: DraftItem;
  readonly onClose: () => void;
}

/** Sends a price by hand against what the catalogue asks; one that costs the shop more was asked about. */
function useAgreeing({ draftId, item: { id: line, usual, cost }, onClose }: AgreeFormProps) {
  const { revalidate } = useRevalidator();
  // Said by the shop where it is not known here what it costs.
  const [isSaidUnder, setIsSaidUnder] = useState(false);
  return useSending(
    async (typed) => {
      const price = typed("price");
      const isUnder = cost !== null && (parseCents(price) ?? 0) < toCents(cost);
      const answer = await callStudio("PUT counter/:id/lines/:line/price", {
        params: { id: draftId, line },
        body: { price, reason: typed("reason"), usual: usual ?? 0, below_cost: isUnder || isSaidUnder },
      });
      if (!answer.ok && answer.status === 409) {
        if ("price" in answer.fields) setIsSaidUnder(true);
        else await revalidate();
      }
      return answer;
    },
    async () => {
      await revalidate();
      onClose();
    },
  );
}

function Line({
  name,
  label,
  hint,
  fault,
  onText,
}: {
  readonly name: "price" | "reason";
  readonly label: string;
  readonly hint: string;
  readonly fault: string | null;
  readonly onText?: (text: string) => void;
}) {
  return (
    <LabelledText
      label={label}
      hint={hint}
      error={fault}
      live
      name={name}
      maxLength={name === "price" ? 20 : 2_000}
      {...(name === "price" && { inputMode: "decimal" })}
      {...(onText && { onText })}
    />
  );
}

/** A price by hand with its reason. What it leaves is said while it is typed; one that is lower than the usual one is asked about. */
export function AgreeForm(props: AgreeFormProps) {
  const { item, onClose } = props;
  const { isBusy, onSubmit, fault, faultOf } = useAgreeing(props);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const question = priceQuestion(typed, item);
  const isAsked = asked !== null && asked === question;
  return (
    <Stack
      as="form"
      className={styles.price}
      noValidate
      onSubmit={(event) => {
        if (question === null || isAsked) return onSubmit(event);
        event.preventDefault();
        setAsked(question);
      }}
    >
      <Fields>
        <Line
          name="price"
          label="Price in dollars"
          hint="all of it, with GST"
          fault={faultOf("price")}
          onText={setTyped}
        />
        <Line name="reason" label="Why" hint="only the staff read it" fault={faultOf("reason")} />
      </Fields>
      <div aria-live="polite">
        {item.cost !== null && <Soft small>{marginText(parseCents(typed), toCents(item.cost))}</Soft>}
      </div>
      <div role="alert">
        {fault !== null && <Message tone="error">{fault}</Message>}
        {isAsked && <Message tone="note">{asked}</Message>}
      </div>
      <Row gap={2}>
        <Button look="quiet" type="submit" busy={isBusy}>
          {isAsked ? "Yes: set this price" : "Set this price"}
        </Button>
        <Button look="plain" onClick={onClose}>
          Not now
        </Button>
      </Row>
    </Stack>
  );
}
