import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { LoadState } from "../load-state.tsx";
import { Section } from "../section.tsx";
import { useAnswer } from "#web/calls/use-fetch.ts";
import { AddressCard, type SavedAddress } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import styles from "./address-book.module.css";

function listAddresses() {
  return callShop("GET account/addresses");
}

/** What is being typed: a new entry, a change of one (by its id), or nothing. */
type Typing = "new" | number | null;

interface News {
  readonly tone: "note" | "error";
  readonly text: string;
}

/** The addresses a customer has kept, with what was done to them said in the words of the shop. */
export function AddressBook() {
  const asked = useAnswer(listAddresses);
  const [typing, setTyping] = useState<Typing>(null);
  const [news, setNews] = useState<News | null>(null);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) said.current?.focus();
  }, [news]);
  const begin = (next: Typing) => {
    setTyping(next);
    setNews(null);
  };
  const kept = (text: string) => {
    setTyping(null);
    setNews({ tone: "note", text });
    asked.again();
  };
  const formFor = (entry: SavedAddress | null) => (
    <AddressForm entry={entry} onKept={kept} onCancel={() => begin(null)} />
  );
  return (
    <Section title="Addresses" note="For quotations and parcels.">
      <LoadState asked={asked}>
        {(entries) => (
          <div className={styles.book}>
            <div ref={said} role="status" tabIndex={-1} className={styles.news}>
              {news?.tone === "error" ? <Message tone="error">{news.text}</Message> : news?.text}
            </div>
            {entries.length === 0 && typing === null && <p>No address yet.</p>}
            <ul className={styles.cards}>
              {entries.map((entry) =>
                typing === entry.id ? (
                  <li key={entry.id} className={styles.open}>
                    {formFor(entry)}
                  </li>
                ) : (
                  <AddressCard
                    key={entry.id}
                    entry={entry}
                    onEdit={() => begin(entry.id)}
                    onRemoved={() => kept("The address was removed.")}
                    onFailed={(text) => setNews({ tone: "error", text })}
                  />
                ),
              )}
              {typing === "new" && <li className={styles.open}>{formFor(null)}</li>}
            </ul>
            {typing === null && (
              <div>
                <Button look="quiet" onClick={() => begin("new")}>
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
