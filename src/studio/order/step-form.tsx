import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import { Button } from "#ui/button.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./order.module.css";
import { type FormName, type OrderWriting, type FormInput, fieldsOfForm, useMay } from "./order-writing.ts";

export interface StepField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  readonly isLong?: boolean;
  readonly isAmount?: boolean;
  /** A list to choose from. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

interface SuggestedProps extends ComponentProps<"input"> {
  readonly suggestion: string;
  readonly isAmount: boolean;
}

/** A field that begins with what the shop suggests, and follows it for as long as nobody has typed over it. */
function Suggested({ suggestion, isAmount, ...common }: SuggestedProps) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(suggestion);
  useEffect(() => {
    if (input.current?.value === before.current) input.current.value = suggestion;
    before.current = suggestion;
  }, [suggestion]);
  return (
    <input
      {...common}
      ref={input}
      defaultValue={suggestion}
      autoComplete="off"
      inputMode={isAmount ? "decimal" : undefined}
    />
  );
}

function Input({
  field,
  id,
  describedBy,
  fault,
}: {
  readonly field: StepField;
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly fault: boolean;
}) {
  const common = {
    id,
    name: field.name,
    className: control.control,
    "aria-invalid": fault || undefined,
    "aria-describedby": describedBy,
  };
  if (field.options)
    return (
      <span className={control.select}>
        <select {...common}>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={14} />
      </span>
    );
  if (field.isLong) return <textarea {...common} rows={3} maxLength={2_000} data-lines />;
  return <Suggested {...common} suggestion={field.value ?? ""} isAmount={field.isAmount ?? false} />;
}

interface StepFormProps {
  readonly telling: OrderWriting;
  readonly form: FormName;
  readonly fields?: readonly StepField[];
  /** Sent along unseen. */
  readonly unseen?: Readonly<Record<string, string>>;
  readonly button: string;
  readonly isMain: boolean;
  /** Asked before it is done: what cannot be taken back; of what is typed, null where nothing is asked. */
  readonly asks?: (typed: FormInput) => string | null;
  /** Why it cannot be sent now, in words. */
  readonly blocked?: string | null;
  /** It was noted. */
  readonly onTold?: () => void;
}

/** One thing that can be said of an order. What was typed stays until it was noted; who may not send it does not see it. */
export function StepForm({
  telling,
  form,
  fields = [],
  unseen = {},
  button,
  isMain,
  asks,
  blocked = null,
  onTold,
}: StepFormProps) {
  const mayTell = useMay()(form);
  const asking = useId();
  const blocking = useId();
  const [faults, setFaults] = useState<FieldMessages>({});
  const [asked, setAsked] = useState<string | null>(null);
  if (!mayTell) return null;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (telling.isBusy || blocked !== null) return;
    const element = event.currentTarget;
    const typed = fieldsOfForm(element);
    const question = asks?.(typed) ?? null;
    // What is asked of another amount is asked anew.
    if (question !== asked && question !== null) {
      setAsked(question);
      return;
    }
    setAsked(null);
    const refused = await telling.tell(form, typed, unseen);
    setFaults(refused?.fields ?? {});
    if (refused !== null) return;
    element.reset();
    onTold?.();
  };
  return (
    <Stack as="form" className={styles.form} onSubmit={(event) => void submit(event)}>
      {fields.map((field) => (
        <Field key={field.name} label={field.label} hint={field.hint} error={faults[field.name] ?? null} live>
          {(ids) => <Input field={field} {...ids} fault={field.name in faults} />}
        </Field>
      ))}
      {asked !== null && (
        <p id={asking} role="alert">
          {asked}
        </p>
      )}
      {blocked !== null && (
        <Soft small id={blocking}>
          {blocked}
        </Soft>
      )}
      <Row className={styles.answers}>
        <Button
          look={isMain ? "main" : "quiet"}
          type="submit"
          busy={telling.isBusy}
          disabled={blocked !== null}
          describedBy={blocked !== null ? blocking : asked === null ? undefined : asking}
        >
          {asked === null ? button : `Yes: ${button.toLowerCase()}`}
        </Button>
        {asked !== null && (
          <Button look="plain" onClick={() => setAsked(null)}>
            Not now
          </Button>
        )}
      </Row>
    </Stack>
  );
}
