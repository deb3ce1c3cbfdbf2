import type { PrintFeatureOffer } from "#domain/configure/offers.types.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { FieldName } from "./field-name.tsx";
import { ListQuestion } from "./list-question.tsx";
import styles from "./price-form.module.css";

interface FeatureFieldsProps {
  readonly offers: readonly PrintFeatureOffer[];
  readonly change: Configurator["change"];
}

function TickedFeature({
  offer,
  change,
}: { readonly offer: PrintFeatureOffer } & Pick<FeatureFieldsProps, "change">) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FieldName name={offer.label} />
      </legend>
      {offer.items.map(({ id, name, selected, disabled }) => (
        <label key={id} className={styles.tick} title={disabled ?? undefined}>
          <input
            type="checkbox"
            checked={selected}
            disabled={disabled !== null}
            onChange={(event) =>
              change({ field: "printFeature", side: offer.side, itemId: id, chosen: event.target.checked })
            }
          />
          <span>
            <FieldName name={name} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Print features: those of which one is chosen as lists, then those that are ticked. */
export function FeatureFields({ offers, change }: FeatureFieldsProps) {
  const lists = offers.filter(({ optionType }) => optionType === "radio");
  const ticked = offers.filter(({ optionType }) => optionType === "checkbox");
  return [...lists, ...ticked].map((offer) =>
    offer.optionType === "checkbox" ? (
      <TickedFeature key={offer.label} offer={offer} change={change} />
    ) : (
      <ListQuestion
        key={offer.label}
        label={offer.label}
        rows={offer.items}
        onChoose={({ id }) => change({ field: "printFeature", side: offer.side, itemId: id, chosen: true })}
      />
    ),
  );
}
