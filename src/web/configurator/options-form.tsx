import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { glossyOf } from "#domain/configure/glossy.ts";
import type { Offer, Offers } from "#domain/configure/offers.types.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { askedSlots, sentenceParts, SLOTS, type Slot, slotOfIssue } from "#domain/configure/sentence.ts";
import type { InfoModalsContent } from "#domain/content/info-modals.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import { ShapeDrawing } from "#web/forms/choice-pictures.tsx";
import { ChoiceField, ColourField, ProductField } from "./choice-field.tsx";
import { NumberOfCutsField } from "./cuts-fields.tsx";
import { DetailsRow } from "./details-row.tsx";
import { InfoModalsContext } from "./info-buttons.tsx";
import { InstallQuestion } from "./install-question.tsx";
import { QuantityAndSets } from "./quantity-and-sets.tsx";
import { QuestionPanel, toggleQuestion } from "./question-panel.tsx";
import { Sentence } from "./sentence.tsx";
import { SupplyQuestion } from "./supply-question.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./instant-quote.module.css";

/** A question of the form, wherever it is asked. */
interface Question {
  /** The phrase of the sentence that answers it; null where it is a row of Details. */
  readonly slot: Slot | null;
  readonly label: string;
  readonly value: string;
  /** Its fields; in a row its label stands above them already. */
  readonly fields: ReactNode;
}

function material(offer: Offer) {
  return offer.appearance && <Swatch appearance={offer.appearance} />;
}

/** The shape of a choice, drawn. */
function shapeIn({ shapes }: Configurator["catalogue"]) {
  return ({ id }: Offer) => {
    const row = shapes.get(id);
    return row && <ShapeDrawing shape={row} />;
  };
}

function chosenIn(offers: readonly Offer[]): string {
  return offers.find(({ selected }) => selected)?.name ?? "";
}

/** Phrases of what is configured, whether they can be changed or not. */
function slotsOf({ catalogue, selection }: Configurator): ReadonlySet<Slot> {
  if (selection.lettering !== null) return new Set(["quantity"]);
  return new Set(
    sentenceParts(catalogue, selection).flatMap((part) => (typeof part === "string" ? [] : [part.slot])),
  );
}

interface FormParts {
  readonly configurator: Configurator;
  /** How what a supply brings is used. */
  readonly belowSupply?: ReactNode;
  /** What is asked in place of shape and size, with the colour; null where those are asked. */
  readonly words: ReactNode;
  /** What asks for the size. */
  readonly size: ReactNode;
}

/** The lists that are one question each, in the order in which a person decides. */
function listQuestions({ configurator, words }: FormParts, slots: ReadonlySet<Slot>): readonly Question[] {
  const { catalogue, offers, differences, openings, change } = configurator;
  const place = (slot: Slot) => (slots.has(slot) ? slot : null);
  const about = offers.products.flatMap(({ id }) => catalogue.products.get(id)?.infoModal ?? [])[0];
  const list = (
    field: "material" | "finishing" | "printedSide" | "adhesive",
    label: string,
    name: string,
    found: readonly Offer[],
    slot: Slot | null,
  ): Question => ({
    slot,
    label,
    value: chosenIn(found),
    fields: found.length > 0 && (
      <ChoiceField
        {...{ differences, change, field, label, name, offers: found, isInRow: slot === null }}
        picture={field === "material" || field === "finishing" ? material : undefined}
      />
    ),
  });
  return [
    {
      slot: place("product"),
      label: "Product",
      value: chosenIn(offers.products),
      fields: (
        <ProductField
          {...{ about, openings, change, offers: offers.products, isInRow: place("product") === null }}
        />
      ),
    },
    list("material", "Material", "material", offers.materials, place("material")),
    list("finishing", offers.finishingLabel, "finishing", offers.finishings, place("finishing")),
    list("printedSide", "Printed side", "sides", offers.printedSides, place("printedSide")),
    {
      slot: null,
      label: "Colour",
      value: chosenIn(offers.colours),
      fields: words === null && <ColourField {...{ differences, change, offers: offers.colours }} isInRow />,
    },
    list("adhesive", "Adhesive", "adhesive", offers.adhesives, null),
  ];
}

/** All questions but those of the extras. */
function questionsOf(parts: FormParts): readonly Question[] {
  const { configurator, size, words, belowSupply } = parts;
  const { catalogue, offers, differences, change } = configurator;
  const slots = slotsOf(configurator);
  const place = (slot: Slot) => (slots.has(slot) ? slot : null);
  const hasWords = words !== null;
  const all: readonly Question[] = [
    {
      slot: "quantity",
      label: "Quantity",
      value: "",
      fields: <QuantityAndSets configurator={configurator} />,
    },
    { slot: place("size"), label: "Size", value: "", fields: !hasWords && size },
    {
      slot: place("shape"),
      label: "Shape",
      value: chosenIn(offers.shapes),
      fields: !hasWords && offers.shapes.length > 0 && (
        <>
          <ChoiceField
            {...{ differences, change, offers: offers.shapes }}
            field="shape"
            label="Shape"
            name="shape"
            picture={shapeIn(catalogue)}
            isInRow={place("shape") === null}
          />
          <NumberOfCutsField configurator={configurator} />
        </>
      ),
    },
    {
      slot: place("supply"),
      label: "Supply",
      value: chosenIn(offers.supplies),
      fields: offers.supplies.length > 0 && (
        <SupplyQuestion configurator={configurator} below={belowSupply} isInRow={place("supply") === null} />
      ),
    },
    {
      slot: place("installReady"),
      label: "Install ready",
      value: "",
      fields: offers.installReady.length > 0 && <InstallQuestion configurator={configurator} />,
    },
    ...listQuestions(parts, slots),
  ];
  return all.filter(({ fields }) => Boolean(fields));
}

export interface OptionsProps extends FormParts {
  readonly infoModals: InfoModalsContent;
}

/** Which question is open, as the browser tells. */
function useOpenQuestion() {
  const [open, setOpen] = useState<Slot | null>(null);
  const onToggle = useCallback((slot: Slot, isOpen: boolean) => {
    setOpen((before) => (isOpen ? slot : before === slot ? null : before));
  }, []);
  return { open, onToggle };
}

/** What is wrong is what somebody has come to mend; else how many. */
function firstOf({ issues }: Configurator): Slot {
  return issues.flatMap(({ field }) => slotOfIssue(field) ?? [])[0] ?? "quantity";
}

/** The same parts until something is chosen. */
function useSentence(catalogue: Catalogue, selection: Selection, offers: Offers) {
  return useMemo(
    () => sentenceParts(catalogue, selection, askedSlots(offers)),
    [catalogue, selection, offers],
  );
}

/** The sentence, and the question that is open below it. */
export function OptionsForm({ infoModals, ...parts }: OptionsProps) {
  const { configurator, words } = parts;
  const { catalogue, selection, offers, issues, differences, change } = configurator;
  const { open, onToggle } = useOpenQuestion();
  const [first] = useState(() => firstOf(configurator));
  const sentence = useSentence(catalogue, selection, offers);
  const wrong = new Set(issues.flatMap(({ field }) => slotOfIssue(field) ?? []));
  const asked = questionsOf(parts).flatMap(({ slot, ...question }) =>
    slot === null ? [] : [{ slot, ...question }],
  );
  return (
    <InfoModalsContext value={infoModals}>
      <input type="hidden" name="glossy" value={glossyOf(catalogue, selection)} />
      {words === null ? (
        <Sentence parts={sentence} open={open} wrong={wrong} onPress={toggleQuestion} />
      ) : (
        <div className={styles.words}>
          {words}
          <ColourField {...{ differences, change, offers: offers.colours }} />
        </div>
      )}
      <div>
        {asked
          .toSorted((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot))
          .map(({ slot, label, fields }) => (
            <QuestionPanel key={slot} {...{ slot, label, onToggle }} opensFirst={slot === first}>
              {fields}
            </QuestionPanel>
          ))}
      </div>
    </InfoModalsContext>
  );
}

interface DetailsProps extends OptionsProps {
  /** What is done to a piece besides, a row each. */
  readonly extras: ReactNode;
  /** The way to what no option covers. */
  readonly special: ReactNode;
}

/** Everything that the sentence does not say, folded into rows that say what is chosen. */
export function DetailsForm({ infoModals, extras, special, ...parts }: DetailsProps) {
  return (
    <section aria-label="Details" className={styles.details}>
      <h2 className={styles.detailsTitle}>Details</h2>
      <InfoModalsContext value={infoModals}>
        {questionsOf(parts)
          .filter(({ slot }) => slot === null)
          .map(({ label, value, fields }) => (
            <DetailsRow key={label} label={label} value={value}>
              {fields}
            </DetailsRow>
          ))}
        {extras}
        {special && (
          <DetailsRow label="Special processing" value="None: foil, white ink, numbers">
            {special}
          </DetailsRow>
        )}
      </InfoModalsContext>
    </section>
  );
}
