import type { ReactNode } from "react";
import { ChoiceField } from "./choice-field.tsx";
import { glossyOf } from "#domain/configure/glossy.ts";
import type { Offer } from "#domain/configure/offers.types.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import { QuantityAndSets } from "./quantity-and-sets.tsx";
import { ProductField } from "./product-field.tsx";
import { ColourField } from "./colour-field.tsx";
import styles from "./instant-quote.module.css";
import { ShapeDrawing } from "#web/forms/pictures/shape-drawing.tsx";
import { SupplyDrawing } from "#web/forms/pictures/supply-drawing.tsx";
import type { Configurator } from "./use-configurator.ts";

function material(offer: Offer) {
  return offer.appearance && <Swatch appearance={offer.appearance} />;
}

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
