import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type {
  DesignFields,
  MeasuredDesign,
  UnmeasuredDesign,
} from "#domain/lettering/designs/lettering-designs.ts";
import { type Issue, type IssueField, missingIssue } from "../issue.ts";
import type { Selection } from "../selection.ts";
import { faceName } from "./face-name.ts";

const FIELDS: Readonly<Record<keyof DesignFields, IssueField>> = {
  text: "text",
  font: "font",
  align: "align",
  rest: "lettering",
};

function issue(field: IssueField, code: Issue["code"], sentence: string): Issue {
  return {
    field,
    code,
    severity: "error",
    limit: null,
    sentence,
  };
}

function tooSmall({ tooSmall: small }: MeasuredDesign): readonly Issue[] {
  if (small === null) return [];
  const { sentence, smallestHeightMm: limit } = small;
  return [{ field: "lettering", code: "too-small", severity: "waits", limit, sentence }];
}

function unmeasured(catalogue: Catalogue, why: UnmeasuredDesign): readonly Issue[] {
  switch (why.code) {
    case "empty":
      return [missingIssue("text")];
    case "refused":
      return why.faults.map(({ field, sentence }) => issue(FIELDS[field], "invalid", sentence));
    case "face-missing":
      return [
        issue("font", "not-loaded", `The letters of ${faceName(catalogue, why.face)} are still to come.`),
      ];
  }
}

/** The second film is one of the product's, too. */
function outlineFilm(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const film = selection.lettering?.outline?.colourId;
  return film === undefined || catalogue.products.get(selection.productId)?.colourIds.includes(film)
    ? []
    : [issue("lettering", "invalid", "The outline's film is not offered. Please choose another one.")];
}

/** What keeps a selection's words from being cut; none without a design. Letters that are too small can still be asked for. */
export function checkLettering(catalogue: Catalogue, selection: Selection): readonly Issue[] {
  const { lettering } = selection;
  if (lettering === null) return [];
  const measured = catalogue.measureLettering(lettering);
  return [
    ...(measured.ok ? tooSmall(measured) : unmeasured(catalogue, measured)),
    ...outlineFilm(catalogue, selection),
  ];
}
