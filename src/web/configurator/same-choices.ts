import type { Offer } from "#domain/configure/offers.types.ts";
import type { Cents } from "#domain/money.ts";
import type { Configurator } from "./use-configurator.ts";

interface Choices {
  readonly label: string;
  readonly field: string;
  readonly offers: readonly Offer[];
  /** What each choice does to the price, by "field:id". */
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** The same choices with the same differences: most questions are not touched by a change, and are not drawn again. */
export function sameChoices(one: Choices, other: Choices): boolean {
  return (
    one.label === other.label &&
    one.change === other.change &&
    one.offers === other.offers &&
    one.offers.every(({ id }) => {
      const key = `${one.field}:${id}`;
      return one.differences.get(key) === other.differences.get(key);
    })
  );
}
