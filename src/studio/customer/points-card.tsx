import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Under } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { Moment } from "#studio/ui/moment.tsx";
import styles from "./customer.module.css";
import type { MemberView } from "./customer-papers.tsx";
import { CardFields } from "./card-fields.tsx";

interface PointsCardProps extends Pick<MemberView, "id" | "points"> {
  readonly mayChange: boolean;
  /** Reads the page anew. */
  readonly onChanged: () => unknown;
}

const fields = [
  { name: "points", label: "Points", hint: "-5 takes five", inputMode: "numeric" },
  { name: "reason", label: "Why", hint: "the customer reads it" },
] as const;

interface EnterPointsProps extends Omit<PointsCardProps, "mayChange"> {
  readonly onEntered: () => unknown;
}

function EnterPoints({ id, points: { seen }, onChanged, onEntered }: EnterPointsProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(async (typed) => {
    const body = { points: typed("points"), reason: typed("reason"), seen };
    const answer = await callStudio("POST customers/:id/points", { params: { id }, body });
    if (!answer.ok && answer.status === 409) await onChanged();
    return answer;
  }, onEntered);
  return (
    <Stack as="form" gap={2} className={styles.form} noValidate onSubmit={onSubmit}>
      <CardFields fields={fields} faultOf={faultOf} />
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        Enter points
      </Button>
    </Stack>
  );
}

/** Entries that are seen at once. */
const NEWEST = 6;

interface LedgerProps extends Pick<MemberView["points"], "entries"> {
  readonly label: string;
}

function Ledger({ label, entries }: LedgerProps) {
  return (
    <ul className={styles.ledger} aria-label={label}>
      {entries.map(({ points, reason, at }, nth) => (
        <li key={nth}>
          <span className={styles.some}>{points > 0 ? `+${points}` : points}</span>
          <span>
            {reason}
            <Under>
              <Moment at={at} />
            </Under>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The points of a customer: how many there are, where they came from, and a form for more. */
export function PointsCard({ id, points, mayChange, onChanged }: PointsCardProps) {
  const [entered, setEntered] = useState(0);
  const enter = async () => {
    await onChanged();
    setEntered(entered + 1);
  };
  return (
    <Card aria-labelledby="points">
      <Row align="baseline" justify="between" isOneLine>
        <h2 id="points">Points</h2>
        <strong className={styles.balance}>{points.balance}</strong>
      </Row>
      <Ledger label="Entries" entries={points.entries.slice(0, NEWEST)} />
      {points.entries.length > NEWEST && (
        <Disclosure summary="Older entries">
          <Ledger label="Older entries" entries={points.entries.slice(NEWEST)} />
        </Disclosure>
      )}
      {mayChange && (
        <EnterPoints key={entered} id={id} points={points} onChanged={onChanged} onEntered={enter} />
      )}
      <div role="status">{entered > 0 && <Message tone="done">The points are entered.</Message>}</div>
    </Card>
  );
}
