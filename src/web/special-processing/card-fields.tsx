import { type ReactNode, useId } from "react";
import { SPECIAL_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { Offer } from "#domain/configure/offers.types.ts";
import {
  MAX_SUB_OPTIONS,
  type ProcessingOffer,
  type TickOffer,
} from "#domain/special-processing/processing-offers.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";
import styles from "./special-processing.module.css";

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
    <div className={styles.wide}>
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

interface FormGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Questions that belong together: the title beside them where there is room, above them on a phone. */
export function FormGroup({ title, hint, children }: FormGroupProps) {
  return (
    <section className={styles.group}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.questions}>{children}</div>
    </section>
  );
}

interface CardsFieldProps {
  readonly label: string;
  /** The field's name on the wire. */
  readonly name: string;
  readonly rows: readonly Offer[];
  readonly layout?: "row" | "tile";
  /** What it looks like, for a choice that needs seeing. */
  readonly picture: (row: Offer) => ReactNode;
  readonly onChoose: (id: number) => void;
}

/** One question with its choices as cards, each with its picture; left out when there is nothing to choose from. */
export function CardsField({ label, name, rows, layout, picture, onChoose }: CardsFieldProps) {
  const chosen = rows.find(({ selected }) => selected);
  if (rows.length === 0) return null;
  return (
    <div className={styles.wide}>
      <Group label={label} hint={chosen?.note ?? undefined}>
        <div className={layout === "tile" ? styles.tiles : styles.cards}>
          {rows.map((row) => (
            <ChoiceCard
              key={row.id}
              type="radio"
              name={name}
              value={row.id}
              checked={row.selected}
              title={row.name}
              layout={layout}
              picture={picture(row)}
              disabled={row.disabled}
              onChoose={() => onChoose(row.id)}
            />
          ))}
        </div>
      </Group>
    </div>
  );
}
