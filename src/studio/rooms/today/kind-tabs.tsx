import { Link, useSearchParams } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { taskNames } from "../../ui/order-words.ts";
import styles from "./today.module.css";

type Counts = StudioReplyTo<"GET today">["counts"];

/** How much there is of each kind, and a way to see only that. */
export function KindTabs({ counts }: { readonly counts: Counts }) {
  const [address] = useSearchParams();
  const shown = address.get("kind") ?? "";
  const all = counts.reduce((sum, { tasks }) => sum + tasks, 0);
  const tabs = [
    { kind: "", name: "All", tasks: all },
    ...counts.map((count) => ({ ...count, name: taskNames[count.kind] })),
  ];
  if (counts.length === 0) return null;
  return (
    <nav aria-label="Kinds">
      <ul className={styles.kinds}>
        {tabs.map(({ kind, name, tasks }) => (
          <li key={kind}>
            <Link
              to={kind === "" ? "?" : `?kind=${kind}`}
              className={styles.kind}
              aria-current={kind === shown ? "page" : undefined}
            >
              {name} <span className={styles.count}>{tasks}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
