import { memo } from "react";
import type { AddonOffer } from "#domain/configure/offers.types.ts";
import { ADDON_NAMES } from "#domain/configure/wire/field-names.ts";
import type { Cents } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { differenceText } from "./difference-text.ts";
import type { Configurator } from "./use-configurator.ts";
import { OptionGroup } from "./option-group.tsx";

interface AddonGroupsProps {
  readonly offers: readonly AddonOffer[];
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** Add-on groups: one item of each, one group open at a time. */
export const AddonGroups = memo(({ offers, differences, change }: AddonGroupsProps) =>
  offers.map((group) => {
    const chosen = group.items.find((item) => item.selected)?.name ?? "";
    return (
      <OptionGroup key={group.code} label={group.name} chosen={chosen} about={group.infoModal}>
        {group.items.map((item) => (
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
        ))}
      </OptionGroup>
    );
  }),
);
