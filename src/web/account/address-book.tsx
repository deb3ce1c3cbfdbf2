import { useEffect, useRef, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import { addressForm } from "#domain/account/forms.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { useFocusFirstField } from "#web/forms/form-state.ts";
import formStyles from "#web/forms/form.module.css";
import { Form, FormFooter, TextField } from "#web/forms/form.tsx";
import { AddressRows } from "#web/forms/person-fields.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { LoadState, Section } from "./section.tsx";
import styles from "./address-book.module.css";
import page from "./page.module.css";

function listAddresses() {
  return callShop("GET account/addresses");
}

/** What is being typed: a new entry, a change of one (by its id), or nothing. */
type Editing = "new" | number | null;

interface Status {
  readonly tone: "note" | "error";
  readonly text: string;
}

/** An entry of the address book, as the contract has it. */
export type SavedAddress = ReplyTo<"GET account/addresses">[number];

function linesOf(entry: SavedAddress): readonly string[] {
  return [
    entry.company,
    [entry.apartment, entry.address].filter(Boolean).join(", "),
    [entry.city_town, entry.postcode].join(" "),
    entry.province,
    entry.phone_number,
  ].filter((line) => line !== "");
}

interface AddressCardProps {
  readonly entry: SavedAddress;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
  readonly onFailed: (message: string) => void;
}

/** One entry of the address book; removing it asks once more. */
function AddressCard({ entry, onEdit, onRemoved, onFailed }: AddressCardProps) {
  const [state, setState] = useState<"idle" | "sure" | "busy">("idle");
  const remove = async () => {
    if (state !== "sure") return setState("sure");
    setState("busy");
    const answer = await callShop("DELETE account/addresses/:id", { params: { id: entry.id } });
    setState("idle");
    if (answer.ok) onRemoved();
    else onFailed(answer.message);
  };
  return (
    <li className={styles.card}>
      <h3 className={styles.label}>{entry.address_label}</h3>
      <address className={styles.lines}>
        {linesOf(entry).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <Button look="plain" label={`Edit ${entry.address_label}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          look="plain"
          label={`${state === "idle" ? "Remove" : "Yes, remove"} ${entry.address_label}`}
          busy={state === "busy"}
          onClick={() => void remove()}
        >
          {state === "idle" ? "Remove" : "Yes, remove"}
        </Button>
      </div>
    </li>
  );
}

interface AddressFormProps {
  /** The entry that is edited; null for a new one. */
  readonly entry: SavedAddress | null;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
}

/** A new entry of the address book, or a change of one. */
function AddressForm({ entry, onSaved, onCancel }: AddressFormProps) {
  const form = useSendForm({
    schema: addressForm,
    send: (typed) =>
      entry
        ? callShop("PUT account/addresses/:id", { params: { id: entry.id }, body: typed })
        : callShop("POST account/addresses", { body: typed }),
    onDone: ({ message }) => onSaved(message),
  });
  useFocusFirstField(form.ref);
  return (
    <Form form={form} aria-label={entry ? `Edit ${entry.address_label}` : "New address"}>
      <div className={formStyles.pair}>
        <TextField
          name="address_label"
          label="Address label"
          autoComplete="off"
          required
          startText={entry?.address_label}
          form={form}
        />
        <TextField
          name="company"
          label="Company"
          hint="Optional"
          autoComplete="organization"
          startText={entry?.company}
          form={form}
        />
      </div>
      <AddressRows required startText={entry} form={form} />
      <FormFooter form={form} look="quiet" words={[entry ? "Save address" : "Add address", "Saving"]}>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}

/** The addresses a customer has saved, with the outcome of the last change. */
export function AddressBook() {
  const asked = useFetch(listAddresses);
  const [editing, setEditing] = useState<Editing>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const statusElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status) statusElement.current?.focus();
  }, [status]);
  const edit = (next: Editing) => {
    setEditing(next);
    setStatus(null);
  };
  const saved = (text: string) => {
    setEditing(null);
    setStatus({ tone: "note", text });
    asked.reload();
  };
  const formFor = (entry: SavedAddress | null) => (
    <AddressForm entry={entry} onSaved={saved} onCancel={() => edit(null)} />
  );
  return (
    <Section title="Addresses" note="For quotations and parcels.">
      <LoadState asked={asked}>
        {(entries) => (
          <div className={styles.book}>
            <div ref={statusElement} role="status" tabIndex={-1} className={styles.status}>
              {status?.tone === "error" ? <Message tone="error">{status.text}</Message> : status?.text}
            </div>
            <ul className={styles.cards}>
              {entries.map((entry) =>
                editing === entry.id ? (
                  <li key={entry.id} className={styles.open}>
                    {formFor(entry)}
                  </li>
                ) : (
                  <AddressCard
                    key={entry.id}
                    entry={entry}
                    onEdit={() => edit(entry.id)}
                    onRemoved={() => saved("The address was removed.")}
                    onFailed={(text) => setStatus({ tone: "error", text })}
                  />
                ),
              )}
              {editing === "new" && <li className={styles.open}>{formFor(null)}</li>}
            </ul>
            {editing === null && (
              <div className={entries.length === 0 ? page.waiting : undefined}>
                {entries.length === 0 && (
                  <div>
                    <p>No address yet.</p>
                    <p>Keep one here, and the checkout begins with it.</p>
                  </div>
                )}
                <Button look="quiet" onClick={() => edit("new")}>
                  Add an address
                </Button>
              </div>
            )}
          </div>
        )}
      </LoadState>
    </Section>
  );
}
