import { PDFArray, PDFDict, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { nameOf } from "./resource-names.ts";

/** Whether layers of a document are switched off. */
function hasHiddenLayers({ catalog }: PDFPage["doc"]): boolean {
  const shown = catalog
    .lookupMaybe(PDFName.of("OCProperties"), PDFDict)
    ?.lookupMaybe(PDFName.of("D"), PDFDict);
  const off = shown?.lookupMaybe(PDFName.of("OFF"), PDFArray)?.size() ?? 0;
  return off > 0 || nameOf(shown?.lookup(PDFName.of("BaseState"))) === "OFF";
}

/** What lies over a page and is not printed; links show nothing. */
const unseen = new Set(["Link", "Popup"]);

function hasNotes({ node }: PDFPage): boolean {
  const notes = node.Annots();
  if (notes === undefined) return false;
  return notes.asArray().some((_note, at) => {
    const note = notes.lookup(at);
    const kind = note instanceof PDFDict ? nameOf(note.lookup(PDFName.of("Subtype"))) : null;
    return kind !== null && !unseen.has(kind);
  });
}

/** What a reader of documents shows or hides of a page, and a press does not. */
export function readLayersAndNotes(page: PDFPage): Pick<DocumentFacts, "hasHiddenLayers" | "hasNotes"> {
  return { hasHiddenLayers: hasHiddenLayers(page.doc), hasNotes: hasNotes(page) };
}
