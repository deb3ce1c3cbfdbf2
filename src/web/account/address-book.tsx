import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { LoadState } from "./load-state.tsx";
import { Section } from "./section.tsx";
import { useFetch } from "#web/calls/use-fetch.ts";
import { AddressCard, type SavedAddress } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import styles from "./address-book.module.css";

function listAddresses() {
  return callShop("GET account/addresses");
}

/** What is being typed: a new entry, a change of one (by its id), or nothing. */
type Editing = "new" | number | null;

interface Status {
  readonly tone: "note" | "error";
  readonly text: string;
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
            {entries.length === 0 && editing === null && <p>No address yet.</p>}
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
              <div>
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
