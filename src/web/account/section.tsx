import { SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { useFetch } from "#web/calls/use-fetch.ts";
import styles from "./page.module.css";

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** Seldom wanted: a small heading beside the others. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** One topic of the account, a region named by its heading. */
export function Section({ title, note, quiet, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-quiet={quiet || undefined}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  );
}

interface LoadStateProps<Data> {
  readonly asked: Pick<ReturnType<typeof useFetch<Data>>, "loaded" | "reload">;
  readonly children: (data: Data) => ReactNode;
}

/** Something the shop is asked for: a place of its size while it comes, and a second try when it does not. */
export function LoadState<Data>({ asked: { loaded, reload }, children }: LoadStateProps<Data>) {
  if (loaded.state === "ready") return children(loaded.data);
  if (loaded.state === "loading")
    return (
      <div className={styles.skeleton}>
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    );
  return <TryAgain words={loaded.message} onAgain={reload} />;
}

interface EmptyStateProps {
  readonly children: ReactNode;
  readonly way: { readonly words: string; readonly to: string };
}

/** A place where something will stand once there is some: says how it gets there. */
export function EmptyState({ children, way }: EmptyStateProps) {
  return (
    <div className={styles.waiting}>
      <p>{children}</p>
      <Link to={way.to}>{way.words}</Link>
    </div>
  );
}

interface ShowAllLinkProps {
  /** How many there are, and how many of them are shown; undefined shows all. */
  readonly count: number;
  readonly most: number | undefined;
  /** "quotations" */
  readonly what: string;
  readonly to: string;
}

/** The way to a whole list below its newest entries; nothing when they are all there. */
export function ShowAllLink({ count, most = count, what, to }: ShowAllLinkProps) {
  return (
    count > most && (
      <p className={styles.all}>
        <Link to={to}>
          See all {count} {what}
        </Link>
      </p>
    )
  );
}

const dayInWords = new Intl.DateTimeFormat("en-NZ", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: SHOP_TIME_ZONE,
});

/** "Sat 21 November 2026": the day in the shop of an instant, without the comma of the locale. */
export function dateOf(instant: string): string {
  return dayInWords.format(new Date(instant)).replace(",", "");
}

/** "Swing tags, 51 x 89 mm", "Swing tags, 51 x 89 mm and 2 more". */
export function titlesText([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
