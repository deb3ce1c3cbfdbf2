import { useEffect, useId, useRef } from "react";
import { Form, Link } from "react-router";
import { choicePicture } from "#domain/configure/gallery.ts";
import { STOCK_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { FoundGoods, SearchAnswer } from "#domain/search/find-goods.ts";
import { LONGEST_QUERY, tidyQuery } from "#domain/search/words.ts";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./goods-search.module.css";

/** The way on when no words of the question mean anything here. */
function NothingFound({ email }: { readonly email: string }) {
  return (
    <p className={styles.nothing}>
      Try what it sticks to or what it has to stand up to, such as jars or rain. Everything we make is below,
      and <a href={`mailto:${email}`}>we answer questions</a>.
    </p>
  );
}

function counted(count: number): string {
  return count === 1 ? "One thing fits" : `${count} things fit`;
}

/**
 * The field is the browser's own: a suggestion and the way back put their question into it. What was typed since a question was
 * asked is not taken away by an answer that comes late.
 */
function useSearchField(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const typedOn = useRef(false);
  useEffect(() => {
    if (input.current && !typedOn.current && tidyQuery(input.current.value) !== query)
      input.current.value = query;
  }, [query]);
  const markTyped = (isTyped: boolean) => () => {
    typedOn.current = isTyped;
  };
  return { input, markTyped };
}

function Found({ goods: { name, page, summary, reasons, path, product } }: { readonly goods: FoundGoods }) {
  return (
    <Link to={path} className={styles.found}>
      <img className={styles.picture} src={choicePicture(product)} alt="" {...STOCK_PICTURE_SIZE} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {page !== null && <span className={styles.page}>{page}</span>}
        {reasons.length === 0 && <span className={styles.summary}>{summary}</span>}
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            <Icon name="tick" size={12} />
            {reason}
          </span>
        ))}
      </span>
    </Link>
  );
}

/** The goods that fit, each with why, and the way to it as it fits. */
function FoundGoodsList({ goods }: { readonly goods: readonly FoundGoods[] }) {
  return (
    <ul className={styles.goods}>
      {goods.map((one) => (
        <li key={one.path}>
          <Found goods={one} />
        </li>
      ))}
    </ul>
  );
}

/** What the search of the home page shows. */
export interface Search {
  /** As it was asked, tidied; empty when nothing was. */
  readonly query: string;
  readonly answer: SearchAnswer;
  /** Questions that are offered to begin with: "For jars", "Waterproof". */
  readonly suggestions: readonly string[];
  /** Whom to ask when nothing is found. */
  readonly email: string;
}

/** "What is it for?": a question in the customer's words, questions to begin with, and the goods that answer it. */
export function GoodsSearch({ search: { query, answer, suggestions, email } }: { readonly search: Search }) {
  const id = useId();
  const { input, markTyped } = useSearchField(query);
  const asked = query !== "";
  const { goods, common, unanswered } = answer;
  const Title = asked ? "h1" : "h2";
  return (
    <section aria-labelledby={`${id}-title`} className={styles.search} data-asked={asked || undefined}>
      <div className={styles.ask}>
        <Title id={`${id}-title`} className={styles.title}>
          <label htmlFor={id}>What is it for?</label>
        </Title>
        <Form
          action="/"
          role="search"
          className={styles.form}
          onInput={markTyped(true)}
          onSubmit={markTyped(false)}
        >
          <SearchField
            id={id}
            input={input}
            query={query}
            maxLength={LONGEST_QUERY}
            placeholder="Jam jars, a ute door, the fridge"
            find="Find"
          />
        </Form>
        <ul aria-label="For example" className={styles.suggestions}>
          {suggestions.map((text) => (
            <li key={text}>
              <Link
                to={`/?${new URLSearchParams({ q: tidyQuery(text) })}`}
                className={styles.suggestion}
                onClick={markTyped(false)}
                aria-current={tidyQuery(text) === query ? "true" : undefined}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className={styles.status}>
        {asked && goods.length > 0 && (
          <>
            {counted(goods.length)} <strong>“{query}”</strong>
            {common.map((reason) => (
              <span key={reason} className={styles.common}>
                {reason}
              </span>
            ))}
            {unanswered.length > 0 && (
              <span className={styles.common}>Nothing here is for “{unanswered.join(" ")}”.</span>
            )}
          </>
        )}
        {asked && goods.length === 0 && (
          <>
            Nothing fits <strong>“{query}”</strong>
          </>
        )}
      </p>
      {asked && (goods.length > 0 ? <FoundGoodsList goods={goods} /> : <NothingFound email={email} />)}
    </section>
  );
}
