import { type FormEvent, useRef, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Button } from "#ui/button.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import styles from "./order.module.css";
import { type FormInput, useMay, type WorkedOrder } from "./order-writing.ts";

type Worked = StudioReplyTo<"GET orders/:order_no/lines/:line/amendment">;

/** Another size or quantity, worked out and not proposed yet. */
export interface WorkedSize extends Worked {
  /** As it was typed: sent along with the proof. */
  readonly typed: FormInput;
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

type Item = WorkedOrder["items"][number];

/** What stands in the fields of another size or quantity, and what was worked out of that. */
export interface Amending {
  readonly typed: FormInput;
  /** Nothing else than what is ordered stands there. */
  readonly isAsOrdered: boolean;
  /** Of just what stands there, and of the order as it is shown; null without. */
  readonly worked: WorkedSize | null;
  /** Why no proof can be sent now, in words; null where one can. */
  readonly blocked: string | null;
  readonly isBusy: boolean;
  readonly wrong: { readonly words: string; readonly fields: FieldMessages } | null;
  readonly type: (name: string, words: string) => void;
  readonly workOut: () => Promise<void>;
  /** Back to what is ordered, whatever was typed or is on its way. */
  readonly leave: () => void;
}

function isSame(one: FormInput, other: FormInput): boolean {
  return fields.every(({ name }) => one[name]?.trim() === other[name]?.trim());
}

/** Another size or quantity of a line, from what is typed to what is proposed: only that of which the price is seen is sent. */
export function useAmending({ order_no: orderNo, seen }: WorkedOrder, { line, ordered }: Item): Amending {
  const [changed, setChanged] = useState<FormInput>({});
  const [tried, setTried] = useState<WorkedSize | null>(null);
  const [wrong, setWrong] = useState<Amending["wrong"]>(null);
  const [isBusy, setIsBusy] = useState(false);
  const asking = useRef<AbortController>(null);
  const typed: FormInput = { ...ordered, ...changed };
  const isAsOrdered = ordered === null || isSame(typed, ordered);
  const ofTyped = tried !== null && !isAsOrdered && isSame(typed, tried.typed) ? tried : null;
  const worked = ofTyped?.seen === seen ? ofTyped : null;
  const why =
    ofTyped === null ? "Work out its price first" : "Something has happened since: work it out again";
  const stop = () => {
    asking.current?.abort();
    setIsBusy(false);
  };
  return {
    typed,
    isAsOrdered,
    worked,
    blocked: isAsOrdered || worked !== null ? null : `${why}, or leave it as it was ordered.`,
    isBusy,
    wrong,
    type: (name, words) => {
      stop();
      setChanged((before) => ({ ...before, [name]: words }));
    },
    workOut: async () => {
      stop();
      const { signal } = (asking.current = new AbortController());
      setIsBusy(true);
      const params = { order_no: orderNo, line };
      const asked = { params, query: typed, signal };
      const answer = await callStudio("GET orders/:order_no/lines/:line/amendment", asked);
      if (signal.aborted) return;
      setIsBusy(false);
      setWrong(answer.ok ? null : { words: answer.message, fields: answer.fields });
      setTried(answer.ok ? { ...answer.data, typed, seen } : null);
    },
    leave: () => {
      stop();
      setChanged({});
      setTried(null);
      setWrong(null);
    },
  };
}

/** What is said below the fields of what was refused: null where all of it stands at those that are shown. */
function generalWords(wrong: Amending["wrong"]): string | null {
  if (wrong === null) return null;
  const faults = Object.entries(wrong.fields);
  const others = faults.filter(([faulty]) => !fields.some(({ name }) => name === faulty));
  if (faults.length > 0 && others.length === 0) return null;
  return others.length === 0 ? wrong.words : [...new Set(others.map(([, words]) => words))].join(" ");
}

interface AnotherSizeProps {
  readonly item: Item;
  readonly amending: Amending;
}

/** Works out another size or quantity before it is proposed with a proof: asking changes nothing. */
export function AnotherSize({ item: { title, ordered }, amending }: AnotherSizeProps) {
  const may = useMay();
  if (ordered === null || !may("proof")) return null;
  const { typed, isAsOrdered, worked, isBusy, wrong, type, workOut, leave } = amending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void workOut();
  };
  const general = generalWords(wrong);
  return (
    <details>
      <summary aria-label={`Another size or quantity of ${title}`}>Another size or quantity</summary>
      <Stack
        as="form"
        className={styles.form}
        aria-label={`Another size or quantity of ${title}`}
        onSubmit={submit}
      >
        <div className={styles.sizes}>
          {fields.map(({ name, label }) => (
            <Field key={name} label={label} error={wrong?.fields[name] ?? null} live>
              {({ id, describedBy }) => (
                <input
                  id={id}
                  name={name}
                  className={control.control}
                  value={typed[name]}
                  onChange={({ target }) => type(name, target.value)}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-describedby={describedBy}
                  aria-invalid={wrong?.fields[name] !== undefined || undefined}
                />
              )}
            </Field>
          ))}
        </div>
        <div role="alert">{general !== null && <Message tone="error">{general}</Message>}</div>
        <Row className={styles.answers}>
          <Button look="quiet" type="submit" busy={isBusy}>
            Work out the price
          </Button>
          {!isAsOrdered && (
            <Button look="plain" onClick={leave}>
              Leave it as it was ordered
            </Button>
          )}
        </Row>
      </Stack>
      <div role="status">{worked !== null && <Changes of={worked} />}</div>
    </details>
  );
}
