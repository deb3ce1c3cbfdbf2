import { useSearchParams } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { taskNames } from "#studio/ui/order-words.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import styles from "./today.module.css";

type Counts = StudioReplyTo<"GET today">["counts"];

/** How much there is of each kind, and a way to see only that. */
export function KindTabs({ counts }: { readonly counts: Counts }) {
  const [address] = useSearchParams();
  const shown = address.get("kind") ?? "";
  const all = counts.reduce((sum, { tasks }) => sum + tasks, 0);
  const views = [
    { kind: "", name: "All", tasks: all },
    ...counts.map((count) => ({ ...count, name: taskNames[count.kind] })),
  ].map(({ kind, name, tasks }) => ({
    name,
    to: kind === "" ? "?" : `?kind=${kind}`,
    isShown: kind === shown,
    count: tasks,
  }));
  return counts.length === 0 ? null : (
    <div className={styles.views}>
      <ViewLinks label="Kinds" views={views} />
    </div>
  );
}
