import { Disclosure } from "#web/ui/layout/disclosure.tsx";
import type { ShownOrder } from "../order.types.ts";
import styles from "./story.module.css";

const moments = new Intl.DateTimeFormat("en-NZ", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Pacific/Auckland",
});

/** Everything that has happened, the newest first. */
export function Story({ events }: { readonly events: ShownOrder["events"] }) {
  return (
    <Disclosure look="link" summary="What has happened so far">
      <ul className={styles.story}>
        {events.toReversed().map(({ at, kind, words }, index) => (
          <li key={`${index} ${kind}`}>
            <time dateTime={at} className={styles.when}>
              {moments.format(new Date(at))}
            </time>{" "}
            {words}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
