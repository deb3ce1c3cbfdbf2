import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { ShownOrder } from "./order.types.ts";
import { momentText } from "./moment-text.ts";
import styles from "./story.module.css";

/** Everything that has happened, the newest first; messages stand elsewhere. */
export function Story({ events }: { readonly events: ShownOrder["events"] }) {
  const told = events.filter(({ kind }) => kind !== "message");
  return (
    <Disclosure look="link" summary="What has happened so far">
      <ul className={styles.story}>
        {told.toReversed().map(({ at, kind, words }, index) => (
          <li key={`${index} ${kind}`}>
            <time dateTime={at} className={styles.when}>
              {momentText(at)}
            </time>{" "}
            {words}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
