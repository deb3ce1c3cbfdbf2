import { memo } from "react";
import type { ReactNode } from "react";
import type { ProductOffer } from "#domain/configure/offers.types.ts";
import { grouped } from "#domain/grouped.ts";
import { formatMoney } from "#domain/money.ts";
import type { OpeningPrice } from "#domain/price/opening-price.ts";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import { InfoButtons } from "./info-buttons.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { StockPicture } from "#web/forms/pictures/stock-picture.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./tiles.module.css";

interface ProductFieldProps {
  /** The one that can be asked about. */
  readonly about: InfoModal | undefined;
  readonly offers: readonly ProductOffer[];
  readonly openings: Configurator["openings"];
  readonly change: Configurator["change"];
}

/** What it starts at and what its stock is fit for, one fact a line; null where there is nothing to say. */
function noteOf({ facts }: ProductOffer, opening: OpeningPrice | undefined): ReactNode {
  const starts = opening ? [`${grouped(opening.pieces)} from ${formatMoney(opening.price)}`] : [];
  const lines = [...starts, ...facts];
  if (lines.length === 0) return null;
  return lines.map((fact) => (
    <span key={fact} className={styles.fact}>
      {fact}
    </span>
  ));
}

/** Which product, each with a piece of its stock and what it is fit for; a choice resets everything that hangs on it. */
export const ProductField = memo(({ about, offers, openings, change }: ProductFieldProps) => (
  <Group label="Product">
    <InfoButtons about={[about]} />
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
          note={noteOf(offer, openings.get(offer.id))}
          picture={<StockPicture slug={offer.slug} appearance={offer.appearance} />}
          disabled={offer.disabled}
          onChoose={() => change({ field: "product", id: offer.id })}
        />
      ))}
    </div>
  </Group>
));
