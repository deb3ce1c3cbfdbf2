import { type ReactNode, useMemo } from "react";
import type { Offer } from "#domain/configure/offers.types.ts";
import {
  questionsAsked,
  type SentencePart,
  sentenceParts,
  QUESTIONS,
  type Question,
} from "#domain/configure/sentence.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import { ShapeDrawing } from "#web/forms/choice-pictures.tsx";
import { ChoiceField, ColourField, ProductField } from "./choice-field.tsx";
import { NumberOfCutsField } from "./cuts-fields.tsx";
import { InstallQuestion } from "./install-question.tsx";
import { QuantityAndSets } from "./quantity-and-sets.tsx";
import { SupplyQuestion } from "./supply-question.tsx";
import type { Configurator } from "./use-configurator.ts";

/** A question of the form, wherever it is asked. */
export interface FormQuestion {
  /** The phrase of the sentence that answers it; null where it is a row of Details. */
  readonly question: Question | null;
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

export interface FormParts {
  readonly configurator: Configurator;
  /** How what a supply brings is used. */
  readonly belowSupply?: ReactNode;
  /** What is asked in place of shape and size, with the colour; null where those are asked. */
  readonly words: ReactNode;
  /** What asks for the size. */
  readonly size: ReactNode;
}

/** The lists that are one question each, in the order in which a person decides. */
function listQuestions(
  { configurator, words }: FormParts,
  pressed: ReadonlySet<Question>,
): readonly FormQuestion[] {
  const { catalogue, offers, differences, openings, change } = configurator;
  const place = (question: Question) => (pressed.has(question) ? question : null);
  const about = offers.products.flatMap(({ id }) => catalogue.products.get(id)?.infoModal ?? [])[0];
  const list = (
    field: "material" | "finishing" | "printedSide" | "adhesive",
    label: string,
    name: string,
    found: readonly Offer[],
    question: Question | null,
  ): FormQuestion => ({
    question,
    label,
    value: chosenIn(found),
    fields: found.length > 0 && (
      <ChoiceField
        {...{ differences, change, field, label, name, offers: found, isInRow: question === null }}
        picture={field === "material" || field === "finishing" ? material : undefined}
      />
    ),
  });
  return [
    {
      question: place("product"),
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
      question: null,
      label: "Colour",
      value: chosenIn(offers.colours),
      fields: words === null && <ColourField {...{ differences, change, offers: offers.colours }} isInRow />,
    },
    list("adhesive", "Adhesive", "adhesive", offers.adhesives, null),
  ];
}

/** All questions but those of the extras; `pressed` are those with a phrase that opens them. */
function allQuestions(parts: FormParts, pressed: ReadonlySet<Question>): readonly FormQuestion[] {
  const { configurator, size, words, belowSupply } = parts;
  const { catalogue, offers, differences, change } = configurator;
  const place = (question: Question) => (pressed.has(question) ? question : null);
  const hasWords = words !== null;
  const all: readonly FormQuestion[] = [
    {
      question: "quantity",
      label: "Quantity",
      value: "",
      fields: <QuantityAndSets configurator={configurator} />,
    },
    { question: place("size"), label: "Size", value: "", fields: !hasWords && size },
    {
      question: place("shape"),
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
      question: place("supply"),
      label: "Supply",
      value: chosenIn(offers.supplies),
      fields: offers.supplies.length > 0 && (
        <SupplyQuestion configurator={configurator} below={belowSupply} isInRow={place("supply") === null} />
      ),
    },
    {
      question: place("installReady"),
      label: "Install ready",
      value: "",
      fields: offers.installReady.length > 0 && <InstallQuestion configurator={configurator} />,
    },
    ...listQuestions(parts, pressed),
  ];
  return all.filter(({ fields }) => Boolean(fields));
}

/** The questions of the form, each in one place. */
export interface FormQuestions {
  /** What is bought; its phrases open the questions that have one. None of words that are cut: those are seen as they are typed. */
  readonly sentence: readonly SentencePart[];
  readonly phrases: readonly (FormQuestion & { readonly question: Question })[];
  /** What no phrase opens, the rows of Details. */
  readonly rows: readonly FormQuestion[];
}

/** The sentence as it is pressed. */
export function formSentence({
  catalogue,
  selection,
  offers,
}: Pick<Configurator, "catalogue" | "selection" | "offers">): readonly SentencePart[] {
  return selection.lettering === null ? sentenceParts(catalogue, selection, questionsAsked(offers)) : [];
}

/** Where each question is asked: by its phrase where the sentence has one that can be pressed, else in a row (decision 330). */
export function questionsOf(parts: FormParts, sentence: readonly SentencePart[]): FormQuestions {
  const pressed = new Set(sentence.flatMap((part) => (typeof part === "string" ? [] : [part.question])));
  const all = allQuestions(parts, pressed);
  return {
    sentence,
    phrases: all
      .flatMap((row) => (row.question === null ? [] : [{ ...row, question: row.question }]))
      .toSorted((one, other) => QUESTIONS.indexOf(one.question) - QUESTIONS.indexOf(other.question)),
    rows: all.filter(({ question }) => question === null),
  };
}

/** The questions of both halves of the form, worked out once; the sentence is the same until something is chosen. */
export function useFormQuestions({ configurator, belowSupply, words, size }: FormParts): FormQuestions {
  const { catalogue, selection, offers } = configurator;
  const sentence = useMemo(
    () => formSentence({ catalogue, selection, offers }),
    [catalogue, selection, offers],
  );
  return useMemo(
    () => questionsOf({ configurator, belowSupply, words, size }, sentence),
    [configurator, belowSupply, words, size, sentence],
  );
}
