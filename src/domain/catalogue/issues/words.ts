import type { CatalogueDocument } from "../schema.ts";
import { factsFault } from "../words/facts-in-words.ts";
import type { CatalogueIssue } from "./issue.ts";

/** Words that name what nobody knows. */
export function wordIssues(document: CatalogueDocument): CatalogueIssue[] {
  const { texts = [], faq = [] } = document.words ?? {};
  const all = [
    ...texts.map(({ key, text }) => ({ path: ["texts", key, "text"], key, text })),
    ...faq.flatMap(({ id, question, answer }) => [
      { path: ["faq", String(id), "question"], key: "", text: question },
      { path: ["faq", String(id), "answer"], key: "", text: answer },
    ]),
  ];
  return all.flatMap(({ path, key, text }) => {
    const message = factsFault(document, key, text);
    return message === null ? [] : [{ path: ["words", ...path], message }];
  });
}
