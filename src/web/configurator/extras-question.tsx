import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";
import { InstallReadyField } from "./install-ready-field.tsx";
import { memo } from "react";
import type { AddonOffer, PrintFeatureOffer } from "#domain/configure/offers.types.ts";
import { ADDON_NAMES } from "#domain/configure/wire/field-names.ts";
import type { Cents } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { differenceText } from "./difference-text.ts";
import { OptionGroup } from "./option-group.tsx";
import { FEATURE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import { HelpTooltip } from "./help-tooltip.tsx";

export interface ExtrasQuestionProps {
  readonly configurator: Configurator;
}

interface AddonGroupsProps {
  readonly offers: readonly AddonOffer[];
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** Add-on groups: one item of each, one group open at a time. */
const AddonGroups = memo(({ offers, differences, change }: AddonGroupsProps) =>
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
const PrintFeatures = memo(({ offers, productName, differences, change }: PrintFeaturesProps) => {
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

/** What is done to a piece besides: whether decals are weeded, add-ons and print features. */
export function ExtrasQuestion({ configurator }: ExtrasQuestionProps) {
  const { offers, differences, change, product } = configurator;
  const common = { differences, change };
  return (
    <>
      <InstallReadyField configurator={configurator} />
      <div className={styles.extras}>
        <AddonGroups {...common} offers={offers.addons} />
        <PrintFeatures {...common} offers={offers.printFeatures} productName={product.name} />
      </div>
    </>
  );
}
