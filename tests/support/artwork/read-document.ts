import { readPages } from "#platform/artwork/reader/document/read-document.ts";

/** What is read of the first page of a document. */
export async function readDocument(content: Buffer) {
  for await (const page of readPages(content, 1)) return page;
  throw new Error("a document without pages");
}
