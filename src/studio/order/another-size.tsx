import { type FormEvent, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Button } from "#ui/button.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import styles from "./order.module.css";
import { type Typed, fieldsOfForm, useMay, type WorkedOrder } from "./telling.ts";

type Worked = StudioReplyTo<"GET orders/:order_no/lines/:line/amendment">;

/** Another size or quantity, worked out and not proposed yet. */
export interface WorkedSize extends Worked {
  /** As it was typed: sent along with the proof. */
  readonly typed: Typed;
  /** The newest fact of the order of which it was worked out. */
  readonly seen: number;
}

/** What was, what is proposed, and what that costs more or less. */
export function Changes({
  of: { changes, difference },
}: {
  readonly of: Pick<Worked, "changes" | "difference">;
}) {
  return (
    <table className={styles.sums}>
      <tbody>
        {changes.map(({ label, was, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {was ?? "none"} → <b>{now ?? "none"}</b>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">The order costs</th>
          <td>{difference}</td>
        </tr>
      </tbody>
    </table>
  );
}

const fields = [
  { name: "width", label: "Width in mm" },
  { name: "height", label: "Height in mm" },
  { name: "quantity", label: "Pieces of a set" },
] as const;

interface AnotherSizeProps {
  readonly order: WorkedOrder;
  readonly item: WorkedOrder["items"][number];
  readonly worked: WorkedSize | null;
  readonly onWorked: (worked: WorkedSize | null) => void;
}

/** Works out another size or quantity before it is proposed with a proof: asking changes nothing. */
export function AnotherSize({ order, item: { line, title, ordered }, worked, onWorked }: AnotherSizeProps) {
  const may = useMay();
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<{ readonly words: string; readonly fields: FieldMessages } | null>(null);
  if (ordered === null || !may("proof")) return null;
  const workOut = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = fieldsOfForm(event.currentTarget);
    setIsBusy(true);
    const params = { order_no: order.order_no, line };
    const answer = await callStudio("GET orders/:order_no/lines/:line/amendment", { params, query: typed });
    setIsBusy(false);
    setWrong(answer.ok ? null : { words: answer.message, fields: answer.fields });
    onWorked(answer.ok ? { ...answer.data, typed, seen: order.seen } : null);
  };
  const isOfField = Object.keys(wrong?.fields ?? {}).length > 0;
  return (
    <details>
      <summary aria-label={`Another size or quantity of ${title}`}>Another size or quantity</summary>
      <Stack as="form" className={styles.form} onSubmit={(event) => void workOut(event)}>
        <div className={styles.sizes}>
          {fields.map(({ name, label }) => (
            <Field key={name} label={label} error={wrong?.fields[name] ?? null} live>
              {({ id, describedBy }) => (
                <input
                  id={id}
                  name={name}
                  className={control.control}
                  defaultValue={ordered[name]}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-describedby={describedBy}
                  aria-invalid={wrong?.fields[name] !== undefined || undefined}
                />
              )}
            </Field>
          ))}
        </div>
        {wrong !== null && !isOfField && <Message tone="error">{wrong.words}</Message>}
        <Row className={styles.answers}>
          <Button look="quiet" type="submit" busy={isBusy}>
            Work out the price
          </Button>
          {worked !== null && (
            <Button look="plain" onClick={() => onWorked(null)}>
              Leave it as it was ordered
            </Button>
          )}
        </Row>
      </Stack>
      <div role="status">{worked !== null && <Changes of={worked} />}</div>
    </details>
  );
}
