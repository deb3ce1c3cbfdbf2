import { counted } from "../../../../domain/counted.ts";
import { readPoints } from "../calls/account-calls.ts";
import { dateOf } from "./date-of.ts";
import { LoadState } from "./load-state.tsx";
import styles from "./page.module.css";
import { Section } from "./section.tsx";
import { useAnswer } from "../../../calls/use-answer.ts";

/** The ledger: how many points there are and where each came from. */
export const Points = () => {
  const asked = useAnswer(readPoints);
  return (
    <Section title="Points" note="Every entry, newest first.">
      <LoadState asked={asked}>
        {({ points, entries }) => (
          <>
            <p className={styles.balance}>{counted(points, "point")}</p>
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
