import { type RefObject, useEffect } from "react";
import type { HTMLInputAutoCompleteAttribute } from "react";
import { formatDollars } from "#domain/money.ts";
import { takenWays } from "#domain/order/order-fact.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { Icon } from "#ui/icon.tsx";
import { Card, Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./counter.module.css";
import type { DraftWork } from "./use-draft.ts";
import { wayNames } from "./way-names.ts";

interface TypedField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: "numeric" | "tel" | "email";
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

const person: readonly TypedField[] = [
  { name: "first_name", label: "First name" },
  { name: "last_name", label: "Last name" },
  { name: "email", label: "Email", inputMode: "email" },
  { name: "phone_number", label: "Phone", inputMode: "tel" },
  { name: "company", label: "Company", hint: "if any" },
  { name: "po_number", label: "PO number", hint: "if any" },
];

const place: readonly TypedField[] = [
  { name: "address", label: "Street and number" },
  { name: "apartment", label: "Apartment", hint: "if any" },
  { name: "city_town", label: "City or town" },
  { name: "province", label: "Region" },
  { name: "postcode", label: "Postcode", inputMode: "numeric" },
  { name: "instructions", label: "Instructions", hint: "if any" },
];

const billTo: readonly TypedField[] = [
  { name: "bill_to_name", label: "Name" },
  { name: "bill_to_company", label: "Company" },
  { name: "bill_to_address", label: "Street and number" },
  { name: "bill_to_city_town", label: "City or town" },
  { name: "bill_to_postcode", label: "Postcode", inputMode: "numeric" },
];

function ContactFields({
  work,
  fields,
}: {
  readonly work: DraftWork;
  readonly fields: readonly TypedField[];
}) {
  const { draft, faultOf } = work;
  return (
    <Fields className={styles.fields}>
      {fields.map(({ name, label, hint, inputMode }) => (
        <LabelledText
          key={name}
          label={label}
          hint={hint}
          error={faultOf(name)}
          name={name}
          maxLength={254}
          startText={draft.contact[name] ?? ""}
          {...(inputMode && { inputMode })}
        />
      ))}
    </Fields>
  );
}

/** A list whose choice the browser keeps. */
function Choice({
  name,
  label,
  start,
  options,
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly start: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly onChoose?: () => void;
}) {
  return (
    <Field label={label}>
      {({ id }) => (
        <span className={control.select}>
          <select id={id} name={name} defaultValue={start} className={control.control} onChange={onChoose}>
            {options.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={14} />
        </span>
      )}
    </Field>
  );
}

function Shipping({ work }: { readonly work: DraftWork }) {
  const { shipping, shipping_method: chosen } = work.draft;
  if (shipping.length === 0) return null;
  return (
    <Choice
      key={shipping.map(({ method }) => method).join()}
      name="shipping_method"
      label="Sent"
      start={chosen ?? ""}
      options={shipping.map(({ method, cost, words }) => ({
        value: method,
        words: `${method}, ${cost === 0 ? "free" : formatDollars(cost)}, there by ${words}`,
      }))}
      onChoose={() => void work.save()}
    />
  );
}

/** What others have changed since the fields were filled in, beside what stands in them. */
function Differences({ work: { draft, form, fault } }: { readonly work: DraftWork }) {
  if (fault === null || form.current === null) return null;
  const typed = new FormData(form.current);
  const differing = [...person, ...place, ...billTo].filter(({ name }) => {
    const now = draft.contact[name];
    return now !== undefined && typed.has(name) && typed.get(name) !== now;
  });
  if (differing.length === 0) return null;
  return (
    <ul aria-label="As it is kept now">
      {differing.map(({ name, label }) => (
        <li key={name}>
          {label}: {draft.contact[name] || "empty"}
        </li>
      ))}
    </ul>
  );
}

function useFocusOnFault(form: RefObject<HTMLFormElement | null>, fault: string | null): void {
  useEffect(() => {
    if (fault !== null) focusWrongField(form.current);
  }, [form, fault]);
}

/** Whom it is for, where it goes, and how. */
export function ContactCard({ work }: { readonly work: DraftWork }) {
  const { draft, form, isBusy, isSaved, fault } = work;
  useFocusOnFault(form, fault);
  return (
    <Card aria-labelledby="contact">
      <h2 id="contact">Customer</h2>
      {draft.is_account && <Soft>This address has an account: the order becomes one of it.</Soft>}
      <Stack
        as="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void work.save();
        }}
      >
        <ContactFields work={work} fields={person} />
        <h3>Deliver to</h3>
        <ContactFields work={work} fields={place} />
        <Disclosure
          summary="Bill to another address"
          open={(draft.contact["bill_to_name"] ?? "") !== "" || undefined}
        >
          <ContactFields work={work} fields={billTo} />
        </Disclosure>
        <Fields>
          <Choice
            name="way"
            label="Taken"
            start={draft.way}
            options={takenWays.map((value) => ({ value, words: wayNames[value] }))}
          />
          <Shipping work={work} />
        </Fields>
        <Row gap={3}>
          <Button look="quiet" type="submit" busy={isBusy}>
            Save
          </Button>
          <div role="status">{isSaved && <Message tone="done">Saved.</Message>}</div>
        </Row>
        <Differences work={work} />
      </Stack>
    </Card>
  );
}
