import { useEffect, useId, useRef } from "react";
import { Form } from "react-router";
import type { ToldFaqGroup } from "#domain/content/faq.ts";
import { LONGEST_QUERY, tidyQuery } from "#domain/search/words.ts";
import button from "#web/ui/button.module.css";
import control from "#web/ui/fields/control.module.css";
import { FaqGroups } from "./faq-groups.tsx";
import styles from "./faq.module.css";

interface FaqSearchProps {
  /** Tidied; "" while nothing is asked. */
  readonly query: string;
  readonly groups: readonly ToldFaqGroup[];
  readonly email: string;
}

function counted(groups: readonly ToldFaqGroup[]): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 1 ? "1 question answers" : `${count} questions answer`;
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
        <input
          ref={input}
          id={id}
          className={control.control}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          placeholder="Bleed, express, string"
          enterKeyHint="search"
        />
        <button type="submit" className={button.button} data-look="quiet">
          Search
        </button>
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
    </>
  );
}
