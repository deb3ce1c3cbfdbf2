import type { ColourOffer } from "#domain/configure/offers.types.ts";
import type { Cents } from "#domain/money.ts";
import { InkSwatch } from "#ui/picture/swatch.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { Configurator } from "./use-configurator.ts";
import { FilmField } from "./film-field.tsx";

interface ColourFieldProps {
  readonly offers: readonly ColourOffer[];
  /** What each choice does to the price, by "colour:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** What a product is printed in, as cards; or the film it is cut from, as pieces of the films. */
export function ColourField(props: ColourFieldProps) {
  const question = { ...props, field: "colour", label: "Colour" } as const;
  if (props.offers.some(({ film }) => film)) return <FilmField {...question} />;
  return <ChoiceField {...question} name="colour" picture={(offer) => <InkSwatch slug={offer.slug} />} />;
}
