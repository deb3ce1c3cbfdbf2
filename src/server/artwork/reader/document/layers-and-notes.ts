import { PDFArray, PDFDict, type PDFDocument, PDFName } from "@cantoo/pdf-lib";
import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";
import { nameOf } from "./resource-names.ts";

/** Whether layers of a document are switched off. */
function hasHiddenLayers({ catalog }: PDFDocument): boolean {
  const shown = catalog
    .lookupMaybe(PDFName.of("OCProperties"), PDFDict)
    ?.lookupMaybe(PDFName.of("D"), PDFDict);
  const off = shown?.lookupMaybe(PDFName.of("OFF"), PDFArray)?.size() ?? 0;
  return off > 0 || nameOf(shown?.lookup(PDFName.of("BaseState"))) === "OFF";
}

/** What lies over a page and is not printed; links show nothing. */
const unseen = new Set(["Link", "Popup"]);

function hasNotes(doc: PDFDocument): boolean {
  const notes = doc.getPage(0).node.Annots();
  if (notes === undefined) return false;
  return notes.asArray().some((_note, at) => {
    const note = notes.lookup(at);
    const kind = note instanceof PDFDict ? nameOf(note.lookup(PDFName.of("Subtype"))) : null;
    return kind !== null && !unseen.has(kind);
  });
}

/** What a reader of documents shows or hides, and a press does not. */
export function readLayersAndNotes(doc: PDFDocument): Pick<DocumentFacts, "hasHiddenLayers" | "hasNotes"> {
  return { hasHiddenLayers: hasHiddenLayers(doc), hasNotes: hasNotes(doc) };
}
