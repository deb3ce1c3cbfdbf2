import { useId } from "react";
import { SPECIAL_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import {
  MAX_SUB_OPTIONS,
  type ProcessingOffer,
  type TickOffer,
} from "#domain/special-processing/processing-offers.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";
import styles from "./cards.module.css";
import groupStyles from "./form-group.module.css";

type Change = SpecialConfigurator["change"];

function optionsHint({ singleOption, needsOption }: ProcessingOffer): string {
  if (singleOption) return "Choose one";
  return needsOption ? `Choose at least one, up to ${MAX_SUB_OPTIONS}` : `Choose up to ${MAX_SUB_OPTIONS}`;
}

/** What it looks like; its card says what it is. */
function Picture({ of: { picture } }: { readonly of: TickOffer }) {
  return <img className={styles.picture} src={picture} alt="" {...SPECIAL_PICTURE_SIZE} loading="lazy" />;
}

function SubOptions({ offer, change }: { readonly offer: ProcessingOffer; readonly change: Change }) {
  const id = useId();
  return (
    <div role="group" aria-label={`${offer.name}: options`} aria-describedby={id} className={styles.options}>
      <span id={id} className={styles.optionsHint}>
        {optionsHint(offer)}
      </span>
      <div className={styles.chips}>
        {offer.options.map((option) => (
          <ChoiceCard
            key={option.id}
            type="checkbox"
            name={`na.${offer.id}`}
            value={option.id}
            checked={option.chosen}
            title={option.name}
            layout="tile"
            picture={<Picture of={option} />}
            disabled={option.disabled}
            onChoose={(chosen) =>
              change({ field: "processingOption", processingId: offer.id, id: option.id, chosen })
            }
          />
        ))}
      </div>
    </div>
  );
}

function Processing({ offer, change }: { readonly offer: ProcessingOffer; readonly change: Change }) {
  return (
    <div className={styles.processing}>
      <ChoiceCard
        type="checkbox"
        name="addons"
        value={offer.id}
        checked={offer.chosen}
        title={offer.name}
        picture={<Picture of={offer} />}
        note={offer.disabled ?? offer.note}
        disabled={offer.disabled}
        onChoose={(chosen) => change({ field: "processing", id: offer.id, chosen })}
      />
      {offer.chosen && offer.options.length > 0 && <SubOptions offer={offer} change={change} />}
    </div>
  );
}

interface ProcessingsFieldProps {
  readonly configurator: SpecialConfigurator;
  readonly error: string | undefined;
}

/** The special processings, each with what it comes in once it is ticked. */
export function ProcessingsField({ configurator, error }: ProcessingsFieldProps) {
  const { offers, change } = configurator;
  // Two columns of their own: what opens in one does not tear the other apart.
  const half = Math.ceil(offers.processings.length / 2);
  return (
    <div className={groupStyles.wide}>
      <div role="group" aria-label="Special processing" className={styles.processings}>
        {[offers.processings.slice(0, half), offers.processings.slice(half)].map((column, index) => (
          <div key={index === 0 ? "first" : "second"} className={styles.column}>
            {column.map((offer) => (
              <Processing key={offer.id} offer={offer} change={change} />
            ))}
          </div>
        ))}
      </div>
      <div role="alert">{error !== undefined && <Message tone="error">{error}</Message>}</div>
    </div>
  );
}
