import type { CatalogueDocument } from "../schema.ts";
import { factsFault } from "../words/facts-in-words.ts";
import type { CatalogueIssue } from "./issue.ts";

/** Words that name what nobody knows. */
export function wordIssues(document: CatalogueDocument): CatalogueIssue[] {
  const { texts = [], faq = [] } = document.words ?? {};
  const all = [
    ...texts.map(({ key, text }) => ({ path: ["words", "texts", key, "text"], key, text })),
    ...faq.flatMap(({ id, question, answer }) => [
      { path: ["words", "faq", String(id), "question"], key: "", text: question },
      { path: ["words", "faq", String(id), "answer"], key: "", text: answer },
    ]),
  ];
  const copied = document.products.flatMap(({ id, copied: mark }) =>
    Object.entries(mark?.panel ?? {}).map(([part, text]) => ({
      path: ["products", String(id), "copied", "panel", part],
      key: "",
      text,
    })),
  );
  return [...all, ...copied].flatMap(({ path, key, text }) => {
    const message = factsFault(document, key, text);
    return message === null ? [] : [{ path, message }];
  });
}
