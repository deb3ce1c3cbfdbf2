import { memo, type ReactNode } from "react";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import type { ColourOffer, Offer, ProductOffer, ShapeOffer } from "#domain/configure/offers.types.ts";
import { grouped } from "#domain/grouped.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import type { OpeningPrice } from "#domain/price/opening-price.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { InkSwatch } from "#ui/picture/swatch.tsx";
import { StockPicture } from "#web/forms/choice-pictures.tsx";
import { differenceText, FilmField, sameChoices } from "./film-field.tsx";
import { InfoButtons } from "./info-buttons.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";
import sizeFieldStyles from "./size-question.module.css";

type ListField = "supply" | "shape" | "finishing" | "adhesive" | "material" | "printedSide" | "colour";

/** From this many letters a name beside its picture breaks into three lines in half of the form's width. */
const LONG_NAME = 20;

function hasLongNames(offers: readonly Offer[]): boolean {
  return offers.some(({ name }) => name.length >= LONG_NAME);
}

export interface ChoiceFieldProps {
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
  /** Its label stands in the row that it is folded into. */
  readonly isInRow?: boolean;
}

/** One question of the form with its choices as cards; left out when the product has no such choice. */
export const ChoiceField = memo(
  ({ label, field, name, offers, about, picture, differences, change, isInRow }: ChoiceFieldProps) => {
    if (offers.length === 0) return null;
    const chosen = offers.find((offer) => offer.selected);
    return (
      <Group label={label} isLabelHidden={isInRow} hint={chosen?.note ?? undefined}>
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

interface ColourFieldProps {
  readonly offers: readonly ColourOffer[];
  /** What each choice does to the price, by "colour:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
  readonly isInRow?: boolean;
}

/** What a product is printed in, as cards; or the film it is cut from, as pieces of the films. */
export function ColourField(props: ColourFieldProps) {
  const question = { ...props, field: "colour", label: "Colour" } as const;
  if (props.offers.some(({ film }) => film)) return <FilmField {...question} />;
  return <ChoiceField {...question} name="colour" picture={(offer) => <InkSwatch slug={offer.slug} />} />;
}

/** What it starts at and what its stock is fit for, one fact a line; null where there is nothing to say. */
function noteOf({ facts }: ProductOffer, opening: OpeningPrice | undefined): ReactNode {
  const starts = opening ? [`${grouped(opening.pieces)} from ${formatMoney(opening.price)}`] : [];
  const lines = [...starts, ...facts];
  if (lines.length === 0) return null;
  return lines.map((fact) => (
    <span key={fact} className={sizeFieldStyles.fact}>
      {fact}
    </span>
  ));
}

interface ProductFieldProps {
  /** The one that can be asked about. */
  readonly about: InfoModal | undefined;
  readonly offers: readonly ProductOffer[];
  readonly openings: Configurator["openings"];
  readonly change: Configurator["change"];
  readonly isInRow?: boolean;
}

/** Which product, each with a piece of its stock and what it is fit for; a choice resets everything that hangs on it. */
export const ProductField = memo(({ about, offers, openings, change, isInRow }: ProductFieldProps) => (
  <Group label="Product" isLabelHidden={isInRow}>
    <InfoButtons about={[about]} />
    <div className={sizeFieldStyles.products} data-single={offers.length === 1 || undefined}>
      {offers.map((offer) => (
        <ChoiceCard
          key={offer.id}
          type="radio"
          layout={offers.length === 1 ? "row" : "tile"}
          name="product"
          value={offer.id}
          checked={offer.selected}
          title={offer.name}
          note={offer.disabled ?? noteOf(offer, openings.get(offer.id))}
          picture={<StockPicture source={offer.picture} appearance={offer.appearance} />}
          disabled={offer.disabled}
          onChoose={() => change({ field: "product", id: offer.id })}
        />
      ))}
    </div>
  </Group>
));
