import type { KeyboardEvent, ReactNode } from "react";
import styles from "./tabs.module.css";

/** Which tab a key leads to from one of several, round at both ends; null for a key that leads nowhere. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "ArrowRight":
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

interface Tab<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** Stands before the name, and says nothing of its own. */
  readonly picture?: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Names the tabs and their panels in the page: one place, one id, written by hand. */
  readonly id: string;
  /** What is chosen between, for who does not see it. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

/**
 * One of several panels at a time, after the tabs pattern of the WAI-ARIA practices: a press or the arrow keys choose, Home
 * and End lead to the ends, and only the chosen tab is reached by Tab. Each has its `TabPanel`. Without script the panels
 * stand below each other under their names.
 */
export function Tabs<Key extends string>({ id, label, tabs, chosen, onChoose }: TabsProps<Key>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = tabs[tabAfterKey(event.key, at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, name, picture }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          aria-controls={`${id}-${key}-panel`}
          aria-selected={key === chosen}
          tabIndex={key === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(key)}
          onKeyDown={onKeyDown}
        >
          {picture}
          {name}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps<Key extends string> {
  /** The id of the tabs. */
  readonly id: string;
  readonly tab: Tab<Key>;
  readonly chosen: Key;
  readonly children: ReactNode;
}

/** What a tab shows. */
export function TabPanel<Key extends string>({ id, tab, chosen, children }: TabPanelProps<Key>) {
  return (
    <div
      role="tabpanel"
      id={`${id}-${tab.key}-panel`}
      aria-labelledby={`${id}-${tab.key}`}
      data-open={tab.key === chosen}
      className={styles.panel}
    >
      <p className={styles.name}>{tab.name}</p>
      {children}
    </div>
  );
}
