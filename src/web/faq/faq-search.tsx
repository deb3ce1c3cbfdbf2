import { useEffect, useId, useRef } from "react";
import { Form } from "react-router";
import type { FaqGroupContent } from "#domain/content/faq.ts";
import { LONGEST_QUERY, tidyQuery } from "#domain/search/words.ts";
import { SearchField } from "#ui/fields/search-field.tsx";
import { AskEntry, FaqGroups } from "./faq-groups.tsx";
import styles from "./faq.module.css";

function counted(groups: readonly FaqGroupContent[]): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 1 ? "1 question answers" : `${count} questions answer`;
}

interface FaqSearchProps {
  /** Tidied; "" while nothing is asked. */
  readonly query: string;
  readonly groups: readonly FaqGroupContent[];
  readonly email: string;
}

/** Every question with its answer, and a field that finds some of them. */
export function FaqSearch({ query, groups, email }: FaqSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && tidyQuery(input.current.value) !== query) input.current.value = query;
  }, [query]);
  return (
    <>
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
      <FaqGroups groups={groups} heading="h2" />
      <section aria-labelledby={`${id}-ask`} className={styles.own}>
        <h2 id={`${id}-ask`} className={styles.name}>
          Not answered here?
        </h2>
        <AskEntry product={null} />
      </section>
    </>
  );
}
