import { memo, type ReactNode } from "react";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import { glossyOf } from "#domain/configure/glossy.ts";
import type { ColourOffer, Offer, ProductOffer, ShapeOffer } from "#domain/configure/offers.types.ts";
import { grouped } from "#domain/grouped.ts";
import { type Cents, formatMoney } from "#domain/money.ts";
import type { OpeningPrice } from "#domain/price/opening-price.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { InkSwatch, Swatch } from "#ui/picture/swatch.tsx";
import { ShapeDrawing, StockPicture, SupplyDrawing } from "#web/forms/choice-pictures.tsx";
import { differenceText, FilmField, sameChoices } from "./film-field.tsx";
import { InfoButtons } from "./info-buttons.tsx";
import { QuantityAndSets } from "./quantity-and-sets.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";
import sizeFieldStyles from "./size-question.module.css";

function material(offer: Offer) {
  return offer.appearance && <Swatch appearance={offer.appearance} />;
}

/** What the question marks beside products and supplies explain. */
function explained({ catalogue, offers }: Configurator) {
  return {
    product: offers.products.flatMap(({ id }) => catalogue.products.get(id)?.infoModal ?? [])[0],
    supplies: offers.supplies.map(({ id }) => catalogue.supplies.get(id)?.infoModal),
  };
}

/** The shape of a choice, drawn. */
function shapeIn({ shapes }: Configurator["catalogue"]) {
  return ({ id }: Offer) => {
    const row = shapes.get(id);
    return row && <ShapeDrawing shape={row} />;
  };
}

type ListField = "supply" | "shape" | "finishing" | "adhesive" | "material" | "printedSide" | "colour";

/** From this many letters a name beside its picture breaks into three lines in half of the form's width. */
const LONG_NAME = 20;

function hasLongNames(offers: readonly Offer[]): boolean {
  return offers.some(({ name }) => name.length >= LONG_NAME);
}

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

/** One question of the form with its choices as cards; left out when the product has no such choice. */
const ChoiceField = memo(
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

interface ColourFieldProps {
  readonly offers: readonly ColourOffer[];
  /** What each choice does to the price, by "colour:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** What a product is printed in, as cards; or the film it is cut from, as pieces of the films. */
function ColourField(props: ColourFieldProps) {
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
}

/** Which product, each with a piece of its stock and what it is fit for; a choice resets everything that hangs on it. */
const ProductField = memo(({ about, offers, openings, change }: ProductFieldProps) => (
  <Group label="Product">
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
          note={noteOf(offer, openings.get(offer.id))}
          picture={<StockPicture slug={offer.slug} appearance={offer.appearance} />}
          disabled={offer.disabled}
          onChoose={() => change({ field: "product", id: offer.id })}
        />
      ))}
    </div>
  </Group>
));

interface OptionsFormProps {
  readonly configurator: Configurator;
  /** What stands below the supplies. */
  readonly belowSupply?: ReactNode;
  /** What is asked in place of shape and size, right before the colour; null where those are asked. */
  readonly words: ReactNode;
  /** What asks for the size. */
  readonly size: ReactNode;
  /** What asks for all that is done to a piece besides. */
  readonly extras: ReactNode;
  /** What stands below the features. */
  readonly children?: ReactNode;
}

/** The questions in the order in which a person decides. */
export function OptionsForm(props: OptionsFormProps) {
  const { configurator, words, size, extras, belowSupply, children } = props;
  const { catalogue, selection, offers, differences, openings, change } = configurator;
  const common = { differences, change };
  const about = explained(configurator);
  const colour = <ColourField {...common} offers={offers.colours} />;
  return (
    <div className={styles.options} data-later>
      <input type="hidden" name="glossy" value={glossyOf(catalogue, selection)} />
      <ProductField about={about.product} offers={offers.products} openings={openings} change={change} />
      {words}
      {words === null ? null : colour}
      <ChoiceField
        {...common}
        field="supply"
        label="Supply"
        about={about.supplies}
        name="supply"
        offers={offers.supplies}
        picture={(offer) => <SupplyDrawing slug={offer.slug} />}
      />
      {belowSupply}
      {words === null ? (
        <ChoiceField
          {...common}
          field="shape"
          label="Shape"
          name="shape"
          offers={offers.shapes}
          picture={shapeIn(catalogue)}
        />
      ) : null}
      <ChoiceField
        {...common}
        field="material"
        label="Material"
        name="material"
        offers={offers.materials}
        picture={material}
      />
      {words === null ? size : null}
      <ChoiceField
        {...common}
        field="printedSide"
        label="Printed side"
        name="sides"
        offers={offers.printedSides}
      />
      {words === null ? colour : null}
      <ChoiceField
        {...common}
        field="finishing"
        label={offers.finishingLabel}
        name="finishing"
        offers={offers.finishings}
        picture={material}
      />
      <ChoiceField {...common} field="adhesive" label="Adhesive" name="adhesive" offers={offers.adhesives} />
      {extras}
      {children}
      <QuantityAndSets configurator={configurator} />
    </div>
  );
}
