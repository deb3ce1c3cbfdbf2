import type { ReactNode } from "react";
import type { AddonOffer } from "#domain/configure/offers.types.ts";
import { ADDON_NAMES } from "#domain/configure/wire/field-names.ts";
import type { Cents } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { SupplyDrawing } from "#web/forms/choice-pictures.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { StickersPerSheetField } from "./cuts-fields.tsx";
import { differenceText } from "./film-field.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";

interface AddonItemsProps {
  readonly group: AddonOffer;
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** The items of an add-on group, one of which is chosen. */
export function AddonItems({ group, differences, change }: AddonItemsProps) {
  return group.items.map((item) => (
    <ChoiceCard
      key={item.id}
      type="radio"
      name={ADDON_NAMES[group.kind].address}
      value={item.id}
      checked={item.selected}
      title={item.name}
      note={item.note}
      aside={item.selected ? null : differenceText(differences.get(`addon:${item.id}`))}
      disabled={item.disabled}
      onChoose={() => change({ field: "addon", code: group.code, id: item.id })}
    />
  ));
}

interface SupplyQuestionProps {
  readonly configurator: Configurator;
  /** How what they bring is used. */
  readonly below?: ReactNode;
  readonly isInRow?: boolean;
}

/** How the goods arrive, and what hangs on that: the stickers of a sheet, the edge that leaves a roll first. */
export function SupplyQuestion({ configurator, below, isInRow }: SupplyQuestionProps) {
  const { catalogue, offers, differences, change } = configurator;
  const orientation = offers.addons.find(({ kind }) => kind === "orientation");
  return (
    <>
      <ChoiceField
        {...{ differences, change, isInRow }}
        field="supply"
        label="Supply"
        about={offers.supplies.map(({ id }) => catalogue.supplies.get(id)?.infoModal)}
        name="supply"
        offers={offers.supplies}
        picture={(offer) => <SupplyDrawing slug={offer.slug} />}
      />
      <StickersPerSheetField configurator={configurator} />
      {orientation && (
        <Group label={orientation.name} role="group">
          <div className={styles.cards}>
            <AddonItems group={orientation} {...{ differences, change }} />
          </div>
        </Group>
      )}
      {below}
    </>
  );
}
