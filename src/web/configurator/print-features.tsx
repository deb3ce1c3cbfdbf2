import { memo } from "react";
import { FEATURE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { PrintFeatureOffer } from "#domain/configure/offers.types.ts";
import type { Cents } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { differenceText } from "./difference-text.ts";
import type { Configurator } from "./use-configurator.ts";
import styles from "./print-features.module.css";
import { HelpTooltip } from "./help-tooltip.tsx";
import { OptionGroup } from "./option-group.tsx";

const PARAMETERS = { na: "features", front: "features_front", back: "features_back" } as const;

function chosenText(feature: PrintFeatureOffer): string {
  return (
    feature.items
      .filter((item) => item.selected)
      .map((item) => item.name)
      .join(", ") || "None"
  );
}

/** How many of a group of check boxes are ticked, of how many that may be. */
function countText({ optionType, items, maxSelected }: PrintFeatureOffer): string | undefined {
  return optionType === "radio"
    ? undefined
    : `${items.filter(({ selected }) => selected).length} of ${maxSelected} chosen`;
}

interface PrintFeaturesProps {
  readonly offers: readonly PrintFeatureOffer[];
  readonly productName: string;
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** Print features (content-and-lettering.md 9.4), front and back apart when both sides are printed; a full checkbox group greys out the rest. */
export const PrintFeatures = memo(({ offers, productName, differences, change }: PrintFeaturesProps) => {
  const groups = offers.map((feature, index) => (
    <OptionGroup
      key={`${feature.code}:${feature.side}`}
      label={feature.label}
      chosen={chosenText(feature)}
      hint={countText(feature)}
    >
      {feature.items.map((item) => (
        <ChoiceCard
          key={item.id}
          type={feature.optionType}
          name={`${PARAMETERS[feature.side]}.${index}`}
          value={item.id}
          checked={item.selected}
          title={item.name}
          layout="tile"
          picture={
            <img
              className={styles.picture}
              src={`/uploads/${item.filePath}`}
              alt=""
              {...FEATURE_PICTURE_SIZE}
              loading="lazy"
            />
          }
          note={item.note}
          aside={
            item.selected ? null : differenceText(differences.get(`printFeature:${feature.side}:${item.id}`))
          }
          disabled={item.disabled}
          onChoose={(chosen) =>
            change({ field: "printFeature", side: feature.side, itemId: item.id, chosen })
          }
        />
      ))}
    </OptionGroup>
  ));
  return groups.length === 0 ? null : (
    <>
      <div className={styles.heading}>
        <span className={styles.title}>Print features</span>
        <HelpTooltip
          question="What are these?"
          text={`Get the most out of your custom ${productName.toLowerCase()} with these add-ons.`}
        />
      </div>
      {groups}
    </>
  );
});
