import type { FinishCard } from "#domain/content/product-info.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./material-panel.module.css";

interface FinishCardsProps {
  readonly label: string;
  readonly cards: readonly FinishCard[];
  readonly heading: "h3" | "h4";
}

/** The finishes of a material with a piece of each; nothing for a material that comes in none. */
export function FinishCards({ label, cards, heading: Heading }: FinishCardsProps) {
  if (cards.length === 0) return null;
  return (
    <div>
      <Heading className={styles.title}>{label}</Heading>
      <ul className={styles.cards}>
        {cards.map(({ name, appearance, words }) => (
          <li key={name} className={styles.card}>
            <Swatch appearance={appearance} size="large" />
            <span>
              <strong>{name}</strong>
              <span className={styles.finish}>{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
