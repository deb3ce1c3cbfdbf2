import { folded } from "#domain/folded.ts";
import { cellsOf } from "#domain/catalogue/sheets/changes.ts";
import { catalogueParts } from "#domain/catalogue/sheets/sheet.ts";
import { sheets } from "#domain/catalogue/sheets/sheets.ts";
import { wordTopics } from "#domain/catalogue/words/word-topics.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { Services } from "#topics/services.ts";
import { readDrafted } from "./drafted.ts";

/** A place of the studio itself. */
export interface FoundPlace {
  readonly kind: "setting" | "sheet" | "words";
  /** As an address names it. */
  readonly number: string;
  readonly name: string;
  readonly about: string;
}

function hasAll(text: string, words: readonly string[]): boolean {
  const searched = folded(text);
  return words.every((word) => searched.includes(word));
}

function address(...parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join("#");
}

/** Sheets by their titles, columns and other words. */
function findSheets(words: readonly string[]): readonly FoundPlace[] {
  return sheets
    .filter(({ part }) => part !== "words")
    .filter(({ part, title, columns, also = "" }) => {
      const labels = columns.map(({ label }) => label);
      return hasAll([catalogueParts[part], title, ...labels, also].join(" "), words);
    })
    .map(({ name, part, title, columns }) => {
      const labels = columns.map(({ label }) => label).filter((label) => label !== "");
      const about = [catalogueParts[part], labels.join(", ")].filter((one) => one !== title).join(": ");
      return { kind: "sheet", number: address(part, name), name: title, about };
    });
}

/** How much of a text is read on the list. */
const SHOWN = 100;

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
}

/** What there are words about: a whole family by its own name, else the topics of that name in it. */
function findTopics(document: CatalogueDocument, words: readonly string[]): readonly FoundPlace[] {
  const topics = wordTopics(document);
  return [...new Set(topics.map(({ kind }) => kind))].flatMap((kind) => {
    const family = topics.filter((topic) => topic.kind === kind);
    const [first] = family;
    if (first && hasAll(`${kind} ${first.also ?? ""}`, words)) {
      const about = shortened(family.map(({ name }) => name).join(", "));
      return [{ kind: "words" as const, number: address(first.key), name: kind, about }];
    }
    return family
      .filter(({ name, also = "" }) => hasAll(`${kind} ${name} ${also}`, words))
      .map(({ key, name }) => ({ kind: "words" as const, number: address(key), name, about: kind }));
  });
}

/** Words of the shop by what they are called and what they say, each with the field that it is written in. */
function findWords(document: CatalogueDocument, words: readonly string[]): readonly FoundPlace[] {
  return sheets
    .filter(({ part }) => part === "words")
    .flatMap((sheet) =>
      sheet.rows(document).flatMap((row) => {
        const cells = Object.entries(cellsOf(sheet, row));
        if (!hasAll([row.label, ...cells.map(([, text]) => text)].join(" "), words)) return [];
        const [column, text] = cells.find(([, said]) => hasAll(said, words)) ?? cells.at(-1) ?? ["", ""];
        return [
          {
            kind: "words" as const,
            number: address(row.topic ?? "", [sheet.name, row.key, column].join("/")),
            name: row.label,
            about: shortened(text),
          },
        ];
      }),
    );
}

/** Sheets of the catalogue and words of the shop, as they are drafted, that have all of some folded words. */
export async function findInCatalogue(
  services: Pick<Services, "catalogue" | "db">,
  words: readonly string[],
): Promise<readonly FoundPlace[]> {
  const { document } = await readDrafted(services);
  return [...findSheets(words), ...findTopics(document, words), ...findWords(document, words)];
}
