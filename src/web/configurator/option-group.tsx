import { type ReactNode, useCallback, useState } from "react";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import { InfoButtons } from "./info-buttons.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import styles from "./option-group.module.css";

interface OptionGroupProps {
  readonly label: string;
  /** What is chosen now: a closed group still says it. */
  readonly chosen: string;
  /** Stands above the choices: how many of them may be ticked. */
  readonly hint?: string;
  readonly open?: boolean;
  /** What can be asked about. */
  readonly about?: InfoModal | undefined;
  readonly children: ReactNode;
}

/**
 * One group of the extras' accordion: opening it closes the others. Closed, its choices are there for a browser without a script
 * alone; where scripts run they are neither parsed nor drawn until it is opened (decision 293).
 */
export function OptionGroup({ label, chosen, hint, open = false, about, children }: OptionGroupProps) {
  const [isDrawn, setDrawn] = useState(open);
  const drawOpened = useCallback((isOpen: boolean) => setDrawn((wasDrawn) => wasDrawn || isOpen), []);
  const choices = (
    <>
      {hint !== undefined && (
        <p role="status" className={styles.hint}>
          {hint}
        </p>
      )}
      {about && <InfoButtons about={[about]} />}
      <div className={styles.cards}>{children}</div>
    </>
  );
  return (
    <div role="group" aria-label={label}>
      <Disclosure
        name="extras"
        open={open}
        onToggle={drawOpened}
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>{label}</span>
            <span className={styles.chosen}>{chosen}</span>
          </span>
        }
      >
        <noscript>{import.meta.env.SSR && !isDrawn ? choices : null}</noscript>
        {isDrawn ? choices : null}
      </Disclosure>
    </div>
  );
}
