import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import type { Offers } from "#domain/configure/offers.types.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { configurationOf } from "./configuration.ts";
import { questionsOf, formSentence } from "./form-questions.tsx";
import { createStore } from "#web/calls/store.ts";
import type { Configurator } from "./use-configurator.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const moment = { date: "2026-11-24", afterCutOff: false } as const;
const pages = catalogue.document.featuredItems.flatMap((item) =>
  scopeOf(item).productIds.map(
    (productId) => [`${item.slug} ${catalogue.products.get(productId)?.slug}`, item, productId] as const,
  ),
);

function formOf(item: (typeof pages)[number][1], productId: number) {
  const scope = scopeOf(item);
  const selection = defaultSelection(catalogue, scope, { productId });
  const configuration = configurationOf(catalogue, scope, selection, moment);
  const configurator: Configurator = {
    ...configuration,
    deferred: configuration,
    differences: new Map(),
    openings: new Map(),
    drafts: { newest: createStore<null>(null) },
    wished: null,
    change: () => undefined,
    wish: () => undefined,
    typing: false,
    markTyping: () => undefined,
  };
  const words = selection.lettering === null ? null : "words";
  return {
    configurator,
    questions: questionsOf({ configurator, words, size: "size" }, formSentence(configurator)),
  };
}

/** The questions of which there is an answer. */
function labelsOf(offers: Offers, isLettering: boolean): readonly string[] {
  const lists: readonly (readonly [string, readonly unknown[]])[] = [
    ["Product", offers.products],
    ["Material", offers.materials],
    [offers.finishingLabel, offers.finishings],
    ["Printed side", offers.printedSides],
    ["Adhesive", offers.adhesives],
    ["Supply", offers.supplies],
    ["Install ready", offers.installReady],
    ["Shape", isLettering ? [] : offers.shapes],
    ["Colour", isLettering ? [] : offers.colours],
  ];
  const asked = lists.flatMap(([label, found]) => (found.length > 0 ? [label] : []));
  return ["Quantity", ...(isLettering ? [] : ["Size"]), ...asked];
}

test.each(pages)(
  "%s: each question is a phrase that can be pressed, or a row of Details",
  (_name, item, productId) => {
    const { configurator, questions } = formOf(item, productId);
    const { sentence, phrases, rows } = questions;
    const isLettering = configurator.selection.lettering !== null;
    const labels = [...phrases, ...rows].map(({ label }) => label);
    expect(labels.toSorted()).toEqual(labelsOf(configurator.offers, isLettering).toSorted());
    // Words that are cut have their number below them, without a sentence.
    const pressed = sentence.flatMap((part) => (typeof part === "string" ? [] : [part.question]));
    const opened = isLettering ? ["quantity"] : pressed.filter((question) => question !== "features");
    expect(phrases.map(({ question }) => question).toSorted()).toEqual(opened.toSorted());
  },
);
