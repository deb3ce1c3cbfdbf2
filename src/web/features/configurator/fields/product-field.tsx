import { memo } from "react";
import type { ReactNode } from "react";
import type { ProductOffer } from "#domain/configure/offers.types.ts";
import { ChoiceCard } from "#web/ui/fields/choice-card.tsx";
import { Group } from "#web/ui/fields/group.tsx";
import { StockPicture } from "../swatch/stock-picture.tsx";
import type { Configurator } from "../use-configurator.ts";
import styles from "./tiles.module.css";

interface ProductFieldProps {
  readonly offers: readonly ProductOffer[];
  readonly change: Configurator["change"];
}

/** What a stock is fit for, one fact a line; null where there is nothing to say. */
function factLines(facts: readonly string[]): ReactNode {
  if (facts.length === 0) return null;
  return facts.map((fact) => (
    <span key={fact} className={styles.fact}>
      {fact}
    </span>
  ));
}

/** Which product, each with a piece of its stock and what it is fit for; a choice resets everything that hangs on it. */
export const ProductField = memo(({ offers, change }: ProductFieldProps) => (
  <Group label="Product">
    <div className={styles.products} data-single={offers.length === 1 || undefined}>
      {offers.map((offer) => (
        <ChoiceCard
          key={offer.id}
          type="radio"
          layout={offers.length === 1 ? "row" : "tile"}
          name="product"
          value={offer.id}
          checked={offer.selected}
          title={offer.name}
          note={factLines(offer.facts)}
          picture={<StockPicture slug={offer.slug} appearance={offer.appearance} />}
          disabled={offer.disabled}
          onChoose={() => change({ field: "product", id: offer.id })}
        />
      ))}
    </div>
  </Group>
));
