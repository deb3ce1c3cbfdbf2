import { memo } from "react";
import type { StockFact } from "#domain/catalogue/stock-facts.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./about-product.module.css";

interface AboutProductProps {
  readonly summary: string;
  /** What the stock chosen is fit for. */
  readonly facts: readonly Pick<StockFact, "code" | "name">[];
}

/** What is sold here, in a sentence, and what its stock is good for. */
export const AboutProduct = memo(({ summary, facts }: AboutProductProps) => (
  <div className={styles.about}>
    <p className={styles.words}>{summary}</p>
    {facts.length > 0 && (
      <ul aria-label="Good for" className={styles.facts}>
        {facts.map(({ code, name }) => (
          <li key={code}>
            <Icon name="tick" size={12} />
            {name}
          </li>
        ))}
      </ul>
    )}
  </div>
));
