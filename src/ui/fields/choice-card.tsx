import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./choice-card.module.css";

interface ChoiceCardProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly value: string | number;
  readonly checked: boolean;
  readonly title: ReactNode;
  /** Small words under the title. */
  readonly note?: ReactNode;
  /** What choosing it does to the price, "+ $4.20". */
  readonly aside?: ReactNode;
  readonly picture?: ReactNode;
  /** Why it cannot be chosen; the card stays reachable so that the reason can be read. */
  readonly disabled?: string | null;
  readonly layout?: "row" | "tile";
  readonly onChoose: (checked: boolean) => void;
}

/** A choice shown as a small card; a native radio or checkbox lies over it. */
export function ChoiceCard({ type, name, value, checked, layout = "row", ...card }: ChoiceCardProps) {
  const id = useId();
  const disabled = card.disabled ?? null;
  // A reason that stands in the card is not said a second time above it.
  const why = disabled === card.note ? null : disabled;
  const described = [card.aside && `${id}-aside`, card.note && `${id}-note`, why && `${id}-why`];
  return (
    <label className={styles.card} data-layout={layout} data-disabled={disabled !== null || undefined}>
      <input
        className={styles.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        aria-labelledby={`${id}-title`}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        aria-disabled={disabled !== null || undefined}
        onChange={(event) => {
          if (disabled === null) card.onChoose(event.target.checked);
        }}
      />
      <span aria-hidden="true" className={styles.mark} data-type={type} />
      {card.picture !== undefined && <span className={styles.picture}>{card.picture}</span>}
      <span className={styles.words}>
        <span className={styles.line}>
          <span id={`${id}-title`} className={styles.title}>
            {card.title}
          </span>
          {card.aside ? (
            <span id={`${id}-aside`} className={styles.aside}>
              {card.aside}
            </span>
          ) : null}
        </span>
        {card.note ? (
          <span id={`${id}-note`} className={styles.note}>
            {card.note}
          </span>
        ) : null}
      </span>
      {why !== null && (
        <span id={`${id}-why`} className={styles.why}>
          {why}
        </span>
      )}
    </label>
  );
}
