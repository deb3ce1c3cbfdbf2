import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { specialInks } from "#domain/artwork/preflight/plate-findings.ts";
import { type PiecePlate, plateOfInk } from "#domain/artwork/special-plates.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { platesOf } from "#domain/preview/subject/plates-of.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import type { PrintSource } from "./print-request.ts";

const names: Readonly<Record<PiecePlate["kind"], string>> = {
  foil: "foil",
  emboss: "relief",
  spotUv: "spot UV",
  white: "white",
};

function nameOf({ kind, metal }: PiecePlate): string {
  return metal === null ? names[kind] : `${metal} ${names[kind]}`;
}

/** "Plates besides the inks: gold foil (Gold Foil), white (below the artwork)." null where nothing is ordered that needs one. */
export function plateLabels(
  { catalogue, selection }: Pick<PrintSource, "catalogue" | "selection">,
  side: "front" | "back",
  facts: ArtworkFacts,
): string | null {
  const plates = platesOf(subjectOf(designs, catalogue, selection, { side }));
  if (plates.length === 0) return null;
  const special = facts.kind === "document" ? specialInks(facts) : [];
  const words = plates.map((plate) => {
    const inks = special.filter((ink) => plateOfInk(plates, ink) === plate);
    const from = plate.kind === "white" ? "below the artwork" : "not in the file";
    return `${nameOf(plate)} (${inks.length > 0 ? inks.join(", ") : from})`;
  });
  return `Plates besides the inks: ${words.join(", ")}.`;
}
