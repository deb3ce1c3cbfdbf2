import { memo } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { Link } from "react-router";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./category-title.module.css";

interface Category {
  readonly slug: string;
  readonly name: string;
  readonly route: string;
}

function closeWhenLeft({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!menu.contains(relatedTarget)) menu.open = false;
}

function closeOnEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

interface CategoryTitleProps {
  readonly item: Category;
  readonly categories: readonly Category[];
  readonly freeShipping: boolean;
  /** The earliest day a faster way brings it; null when there is no such way, or no price yet. */
  readonly fastest: { readonly method: string; readonly delivery: CalendarDate } | null;
}

/** The page's title; with more than one category it opens the list of them, each a page of its own. */
export const CategoryTitle = memo(({ item, categories, freeShipping, fastest }: CategoryTitleProps) => (
  <div className={styles.row}>
    {categories.length > 1 ? (
      <details key={item.slug} className={styles.menu} onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
        <summary className={styles.summary}>
          <h1 className={styles.title}>{item.name}</h1>
          <span className={styles.chevron}>
            <Icon name="chevron" size={20} />
          </span>
        </summary>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category.slug}>
              <Link
                to={category.route}
                className={styles.link}
                aria-current={category.slug === item.slug ? "page" : undefined}
              >
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    ) : (
      <h1 className={styles.title}>{item.name}</h1>
    )}
    <div className={styles.promise}>
      <p className={styles.shipping}>
        <Icon name="truck" />
        <span>{freeShipping ? "Free Fast Shipping" : "Fast Shipping"}</span>
      </p>
      {fastest && <p className={styles.fastest}>{`${fastest.method} by ${formatDate(fastest.delivery)}`}</p>}
    </div>
  </div>
));
