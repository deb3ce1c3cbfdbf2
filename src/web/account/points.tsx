import { POINT_WORTH } from "#domain/cart/points-use.ts";
import { counted } from "#domain/grouped.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { dateOf, LoadState, Section, ShowAllLink } from "./section.tsx";
import styles from "./page.module.css";

function readPoints() {
  return callShop("GET account/points");
}

/** The ledger: how many points there are and where each came from. */
export function Points({ most }: { readonly most?: number }) {
  const asked = useFetch(readPoints);
  return (
    <Section title="Points" note={POINT_WORTH}>
      <LoadState asked={asked}>
        {({ points, entries }) => (
          <>
            <p className={styles.balance}>{counted(points, "point")}</p>
            <ul className={styles.ledger}>
              {entries.slice(0, most).map((entry) => (
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
            <ShowAllLink count={entries.length} most={most} what="entries" to="/account/points" />
          </>
        )}
      </LoadState>
    </Section>
  );
}
