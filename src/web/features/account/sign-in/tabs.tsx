import type { KeyboardEvent } from "react";
import styles from "./tabs.module.css";

export type SignInTab = "sign-in" | "register";

const tabs: readonly (readonly [SignInTab, string])[] = [
  ["sign-in", "SIGN IN"],
  ["register", "REGISTER"],
];

interface TabsProps {
  readonly id: string;
  readonly chosen: SignInTab;
  readonly onChoose: (tab: SignInTab) => void;
}

/** SIGN IN and REGISTER; arrow keys go from one to the other. */
export function Tabs({ id, chosen, onChoose }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = chosen === "sign-in" ? "register" : "sign-in";
    onChoose(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Sign in or register" className={styles.tabs}>
      {tabs.map(([tab, words]) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-controls={`${id}-${tab}-panel`}
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
