import { ADDON_ADDRESS_NAMES } from "../../../../domain/configure/wire/field-names.ts";
import { ChoiceCard } from "../../../ui/fields/choice-card.tsx";
import { differenceText } from "../price/difference-text.ts";
import type { Configurator } from "../use-configurator.ts";
import { OptionGroup } from "./option-group.tsx";

/** Add-on groups: one item of each, one group open at a time. */
export const AddonGroups = ({ configurator }: { readonly configurator: Configurator }) => {
  const { offers, catalogue, differences, change } = configurator;
  return offers.addons.map((group) => {
    const wire = catalogue.addons.get(group.code)?.wireField ?? "addon_item_id";
    const chosen = group.items.find((item) => item.selected)?.name ?? "";
    return (
      <OptionGroup key={group.code} label={group.name} chosen={chosen}>
        {group.items.map((item) => (
          <ChoiceCard
            key={item.id}
            type="radio"
            name={ADDON_ADDRESS_NAMES[wire]}
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
  });
};
