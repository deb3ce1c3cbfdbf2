import { type KeyboardEvent, memo, type ReactNode } from "react";
import type { InfoModal } from "#domain/catalogue/choice.ts";
import { FEATURE_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { AddonOffer, PrintFeatureOffer } from "#domain/configure/offers.types.ts";
import type { Cents } from "#domain/money.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { AddonItems } from "./supply-question.tsx";
import { DetailsRow } from "./details-row.tsx";
import { differenceText } from "./film-field.tsx";
import { HelpTooltip, InfoButtons } from "./info-buttons.tsx";
import { questionId, usePartOf } from "./question-panel.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";

interface OptionGroupProps {
  readonly label: string;
  /** Where a phrase of the sentence leads to. */
  readonly id?: string | undefined;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** What is chosen now: a closed group still says it. */
  readonly chosen: string;
  /** Stands above the choices: how many of them may be ticked. */
  readonly hint?: string;
  /** What can be asked about. */
  readonly about?: InfoModal | undefined;
  readonly children: ReactNode;
}

/** One group of the extras: a row that says what is chosen in it. Closed, its choices are there: a form that is sent has them. */
function OptionGroup({ label, chosen, hint, about, onKeyDown, children, ...row }: OptionGroupProps) {
  return (
    <div role="group" aria-label={label} onKeyDown={onKeyDown}>
      <DetailsRow label={label} value={chosen} {...row}>
        {hint !== undefined && (
          <p role="status" className={styles.hint}>
            {hint}
          </p>
        )}
        {about && <InfoButtons about={[about]} />}
        <div className={styles.optionGroupCards}>{children}</div>
      </DetailsRow>
    </div>
  );
}

interface AddonGroupsProps {
  readonly offers: readonly AddonOffer[];
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** Add-on groups: one item of each, one group open at a time. How labels leave a roll is asked with the supply. */
const AddonGroups = memo(({ offers, differences, change }: AddonGroupsProps) =>
  offers
    .filter(({ kind }) => kind !== "orientation")
    .map((group) => {
      const chosen = group.items.find((item) => item.selected)?.name ?? "";
      return (
        <OptionGroup key={group.code} label={group.name} chosen={chosen} about={group.infoModal}>
          <AddonItems {...{ group, differences, change }} />
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

interface PrintFeatureProps {
  readonly feature: PrintFeatureOffer;
  /** Whether it is the first of all: their phrase leads to it. */
  readonly isFirst: boolean;
  /** Among the groups of its side, from 0: no other group takes its name when a side comes or goes, and no radio button is unticked by one. */
  readonly place: number;
  readonly differences: ReadonlyMap<string, Cents>;
  readonly change: Configurator["change"];
}

/** One group of print features on one side: part of what one phrase says. */
function PrintFeature({ feature, isFirst, place, differences, change }: PrintFeatureProps) {
  const part = usePartOf("features");
  return (
    <OptionGroup
      label={feature.label}
      id={isFirst ? questionId("features") : undefined}
      chosen={chosenText(feature)}
      hint={countText(feature)}
      {...part}
    >
      {feature.items.map((item) => (
        <ChoiceCard
          key={item.id}
          type={feature.optionType}
          name={`${PARAMETERS[feature.side]}.${place}`}
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
  );
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
    <PrintFeature
      key={`${feature.code}:${feature.side}`}
      isFirst={index === 0}
      place={offers.slice(0, index).filter(({ side }) => side === feature.side).length}
      {...{ feature, differences, change }}
    />
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

export interface ExtrasQuestionProps {
  readonly configurator: Configurator;
}

/** What is done to a piece besides: add-ons and print features, a row each. */
export function ExtrasQuestion({ configurator }: ExtrasQuestionProps) {
  const { offers, differences, change, product } = configurator;
  const common = { differences, change };
  return (
    <>
      <AddonGroups {...common} offers={offers.addons} />
      <PrintFeatures {...common} offers={offers.printFeatures} productName={product.name} />
    </>
  );
}
