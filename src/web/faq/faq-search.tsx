import { useEffect, useId, useRef } from "react";
import { Form } from "react-router";
import type { Shop } from "#domain/catalogue/schema.ts";
import type { FaqGroupContent } from "#domain/content/faq.ts";
import { LONGEST_QUERY, tidyQuery } from "#domain/search/words.ts";
import { SearchField } from "#ui/fields/search-field.tsx";
import { AskEntry, FaqGroups, groupTitle, partOf } from "./faq-groups.tsx";
import shared from "./faq.module.css";
import styles from "./faq-page.module.css";

function counted(groups: readonly FaqGroupContent[]): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 1 ? "1 question answers" : `${count} questions answer`;
}

/** So many of the questions that everybody asks are answered at sight. */
const MOST_ASKED = 4;

/** What is asked most, with its answers. */
function AskedMost({ entries }: Pick<FaqGroupContent, "entries">) {
  return (
    <section aria-label="Asked most">
      <h2 className={shared.name}>Asked most</h2>
      <ul className={styles.most}>
        {entries.map(({ question, answer }) => (
          <li key={question}>
            <h3 className={styles.question}>{question}</h3>
            <p className={shared.answer}>{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FaqSearchProps {
  /** Tidied; "" while nothing is asked. */
  readonly query: string;
  readonly groups: readonly FaqGroupContent[];
  /** How a person of the shop is reached. */
  readonly shop: Pick<Shop, "email" | "phone">;
}

function SearchForm({ query }: Pick<FaqSearchProps, "query">) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && tidyQuery(input.current.value) !== query) input.current.value = query;
  }, [query]);
  return (
    <Form action="/faq" role="search" className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        Search the questions
      </label>
      <SearchField
        id={id}
        input={input}
        query={query}
        maxLength={LONGEST_QUERY}
        placeholder="Bleed, express, string"
        find="Search"
      />
    </Form>
  );
}

/** What was found, or how to find it otherwise. */
function Found({ query, groups, shop: { email } }: FaqSearchProps) {
  return (
    <p role="status" className={styles.status}>
      {query !== "" && groups.length > 0 && (
        <>
          {counted(groups)} <strong>“{query}”</strong>
        </>
      )}
      {query !== "" && groups.length === 0 && (
        <>
          Nothing found for <strong>“{query}”</strong>. Try other words, or ask us at{" "}
          <a href={`mailto:${email}`}>{email}</a>.
        </>
      )}
    </p>
  );
}

/** Beside the questions: a person to ask instead, and the way to each group. */
function Beside({ groups, shop: { email, phone } }: Omit<FaqSearchProps, "query">) {
  return (
    <aside className={styles.beside} aria-label="Ask a person">
      <div className={styles.person}>
        <p className={styles.rather}>Rather ask a person?</p>
        <a className={styles.phone} href={`tel:${phone.replaceAll(" ", "")}`}>
          {phone}
        </a>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`#${ASK}`}>Write your question here</a>
      </div>
      {groups.length > 1 && (
        <nav aria-label="Questions about" className={styles.parts}>
          <p className={styles.about}>Questions about</p>
          <ul>
            {groups.map((group) => (
              <li key={group.name}>
                <a href={`#${partOf(group)}`}>{groupTitle(group)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}

const ASK = "ask";

/** What everybody asks, taken out of the general group; nothing of a search. */
function withoutMost({ query, groups }: Pick<FaqSearchProps, "query" | "groups">) {
  const [first, ...others] = groups;
  if (query !== "" || !first?.isGeneral || first.entries.length <= MOST_ASKED)
    return { most: [], rest: groups };
  const rest = { ...first, entries: first.entries.slice(MOST_ASKED) };
  return { most: first.entries.slice(0, MOST_ASKED), rest: [rest, ...others] };
}

/** Every question with its answer, a field that finds some of them, and a person to ask. */
export function FaqSearch(props: FaqSearchProps) {
  const { most, rest } = withoutMost(props);
  return (
    <div className={styles.columns}>
      <div className={styles.questions}>
        <SearchForm query={props.query} />
        <Found {...props} />
        {most.length > 0 && <AskedMost entries={most} />}
        <FaqGroups groups={rest} heading="h2" />
        <section aria-labelledby={ASK} className={styles.own}>
          <h2 id={ASK} className={shared.name}>
            Not answered here?
          </h2>
          <AskEntry product={null} />
        </section>
      </div>
      <Beside groups={rest} shop={props.shop} />
    </div>
  );
}
