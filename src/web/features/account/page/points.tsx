import { readPoints } from "../calls/account-calls.ts";
import { LoadState } from "./load-state.tsx";
import styles from "./page.module.css";
import { Section } from "./section.tsx";
import { useAnswer } from "./use-answer.ts";

const dateWords = new Intl.DateTimeFormat("en-NZ", {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Pacific/Auckland",
});

const inWords = (points: number): string => `${points} ${Math.abs(points) === 1 ? "point" : "points"}`;

/** "Sat 21 November 2026", without the comma of the locale. */
const dateOf = (instant: string): string => dateWords.format(new Date(instant)).replace(",", "");

/** The ledger: how many points there are and where each came from. */
export const Points = () => {
  const [loaded, reload] = useAnswer(readPoints);
  return (
    <Section title="Points" note="Every entry, newest first.">
      <LoadState loaded={loaded} onRetry={reload}>
        {({ points, entries }) => (
          <>
            <p className={styles.balance}>{inWords(points)}</p>
            <ul className={styles.ledger}>
              {entries.map((entry) => (
                <li key={`${entry.date} ${entry.reason}`} className={styles.entry}>
                  <span>{entry.reason}</span>
                  <time dateTime={entry.date} className={styles.date}>
                    {dateOf(entry.date)}
                  </time>
                  <span className={styles.amount}>
                    {entry.points > 0 ? "+" : "−"}
                    {Math.abs(entry.points)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadState>
    </Section>
  );
};
