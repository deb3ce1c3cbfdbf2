import type { ReactNode } from "react";
import type { Offer } from "../../../../domain/configure/offers.types.ts";
import type { Cents } from "../../../../domain/money.ts";
import { ChoiceCard } from "../../../ui/fields/choice-card.tsx";
import { Group } from "../../../ui/fields/group.tsx";
import { differenceText } from "../price/difference-text.ts";
import styles from "./choice-field.module.css";

interface ChoiceFieldProps {
  readonly label: string;
  /** The field's name in the address. */
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly picture?: (offer: Offer) => ReactNode;
  readonly difference: (id: number) => Cents | undefined;
  readonly onChoose: (id: number) => void;
}

/** One question of the form with its choices as cards; left out when the product has no such choice. */
export const ChoiceField = ({ label, name, offers, picture, difference, onChoose }: ChoiceFieldProps) => {
  if (offers.length === 0) return null;
  const chosen = offers.find((offer) => offer.selected);
  return (
    <Group label={label} hint={chosen?.note ?? undefined}>
      <div className={styles.cards}>
        {offers.map((offer) => (
          <ChoiceCard
            key={offer.id}
            type="radio"
            name={name}
            value={offer.id}
            checked={offer.selected}
            title={offer.name}
            picture={picture?.(offer)}
            aside={offer.selected ? null : differenceText(difference(offer.id))}
            disabled={offer.disabled}
            onChoose={() => onChoose(offer.id)}
          />
        ))}
      </div>
    </Group>
  );
};
