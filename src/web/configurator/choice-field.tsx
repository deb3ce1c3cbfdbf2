import { memo } from "react";
import type { ReactNode } from "react";
import type { Offer, ShapeOffer } from "#domain/configure/offers.types.ts";
import type { Cents } from "#domain/money.ts";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import { InfoButtons } from "./info-buttons.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { differenceText } from "./difference-text.ts";
import type { Configurator } from "./use-configurator.ts";
import { sameChoices } from "./same-choices.ts";
import styles from "./choice-field.module.css";

type ListField = "supply" | "shape" | "finishing" | "adhesive" | "material" | "printedSide" | "colour";

interface ChoiceFieldProps {
  readonly label: string;
  readonly field: ListField;
  /** The field's name in the address. */
  readonly name: string;
  readonly offers: readonly (Offer & Partial<Pick<ShapeOffer, "brings">>)[];
  /** What can be asked about. */
  readonly about?: readonly (InfoModal | undefined)[];
  readonly picture?: (offer: Offer) => ReactNode;
  /** What each choice does to the price, by "field:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** From this many letters a name beside its picture breaks into three lines in half of the form's width. */
const LONG_NAME = 20;

function hasLongNames(offers: readonly Offer[]): boolean {
  return offers.some(({ name }) => name.length >= LONG_NAME);
}

/** One question of the form with its choices as cards; left out when the product has no such choice. */
export const ChoiceField = memo(
  ({ label, field, name, offers, about, picture, differences, change }: ChoiceFieldProps) => {
    if (offers.length === 0) return null;
    const chosen = offers.find((offer) => offer.selected);
    return (
      <Group label={label} hint={chosen?.note ?? undefined}>
        {about && <InfoButtons about={about} />}
        <div className={styles.cards} data-long={hasLongNames(offers) || undefined}>
          {offers.map((offer) => (
            <ChoiceCard
              key={offer.id}
              type="radio"
              name={name}
              value={offer.id}
              checked={offer.selected}
              title={offer.name}
              note={offer.brings?.name}
              picture={picture?.(offer)}
              aside={offer.selected ? null : differenceText(differences.get(`${field}:${offer.id}`))}
              disabled={offer.disabled}
              onChoose={() => change({ field, id: offer.id })}
            />
          ))}
        </div>
      </Group>
    );
  },
  sameChoices,
);
