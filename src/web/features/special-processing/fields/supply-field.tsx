import { ChoiceCard } from "#web/ui/fields/choice-card.tsx";
import { Group } from "#web/ui/fields/group.tsx";
import type { SpecialConfigurator } from "../use-special-form.ts";
import groupStyles from "./form-group.module.css";
import styles from "./cards.module.css";

/** The supplies as cards, the special ones of this form among them; one that is not sold with the product says why. */
export function SupplyField({
  configurator: { offers, change },
}: {
  readonly configurator: SpecialConfigurator;
}) {
  const chosen = offers.supplies.find((offer) => offer.selected);
  if (offers.supplies.length === 0) return null;
  return (
    <div className={groupStyles.wide}>
      <Group label="Supply" hint={chosen?.note ?? undefined}>
        <div className={styles.cards}>
          {offers.supplies.map((offer) => (
            <ChoiceCard
              key={offer.id}
              type="radio"
              name="cutting_id"
              value={offer.id}
              checked={offer.selected}
              title={offer.name}
              disabled={offer.disabled}
              onChoose={() => change({ field: "supply", id: offer.id })}
            />
          ))}
        </div>
      </Group>
    </div>
  );
}
