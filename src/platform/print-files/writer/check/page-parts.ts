import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRef, PDFStream } from "@cantoo/pdf-lib";

export function key(name: string): PDFName {
  return PDFName.of(name);
}

export function nameUnder(dict: PDFDict, name: string): string | null {
  const found = dict.lookup(key(name));
  return found instanceof PDFName ? found.decodeText() : null;
}

export function numberIn(dict: PDFDict, name: string): number {
  const found = dict.lookup(key(name));
  return found instanceof PDFNumber ? found.asNumber() : 0;
}

/** A stream of a file, where it stands. */
export interface PlacedStream {
  readonly ref: PDFRef;
  readonly stream: PDFStream;
}

/** Streams that a dictionary names, or has in a list. */
function streamsIn(dict: PDFDict | undefined): readonly PlacedStream[] {
  return (dict?.entries() ?? []).flatMap(([, ref]) => {
    const stream = ref instanceof PDFRef ? dict?.context.lookup(ref) : undefined;
    return ref instanceof PDFRef && stream instanceof PDFStream ? [{ ref, stream }] : [];
  });
}

/** What a page is painted with, each once: resources of its own, and of the forms, tiles and soft masks in it. */
export function resourcesIn(doc: PDFDocument): readonly PDFDict[] {
  const found = new Set<PDFDict>();
  const look = (resources: PDFDict | undefined) => {
    if (resources === undefined || found.has(resources)) return;
    found.add(resources);
    for (const kind of ["XObject", "Pattern"])
      for (const { stream } of streamsIn(resources.lookupMaybe(key(kind), PDFDict)))
        look(stream.dict.lookupMaybe(key("Resources"), PDFDict));
    for (const state of graphicsStates(resources)) {
      const mask = state.lookup(key("SMask"));
      const form = mask instanceof PDFDict ? mask.lookup(key("G")) : undefined;
      if (form instanceof PDFStream) look(form.dict.lookupMaybe(key("Resources"), PDFDict));
    }
  };
  look(doc.getPage(0).node.Resources());
  return [...found];
}

export function graphicsStates(resources: PDFDict): readonly PDFDict[] {
  const states = resources.lookupMaybe(key("ExtGState"), PDFDict);
  return (states?.keys() ?? []).flatMap((name) => {
    const state = states?.lookup(name);
    return state instanceof PDFDict ? [state] : [];
  });
}

/** The pictures of a page with their soft masks, each once. */
export function picturesIn(doc: PDFDocument): readonly PlacedStream[] {
  const found = new Map<PDFRef, PDFStream>();
  for (const resources of resourcesIn(doc))
    for (const { ref, stream } of streamsIn(resources.lookupMaybe(key("XObject"), PDFDict))) {
      if (nameUnder(stream.dict, "Subtype") !== "Image") continue;
      found.set(ref, stream);
      const [mask, masked] = [stream.dict.get(key("SMask")), stream.dict.lookup(key("SMask"))];
      if (mask instanceof PDFRef && masked instanceof PDFStream) found.set(mask, masked);
    }
  return [...found].map(([ref, stream]) => ({ ref, stream }));
}

/** A list's items, read. */
export function itemsOf(list: unknown): readonly unknown[] {
  return list instanceof PDFArray ? list.asArray().map((_, at) => list.lookup(at)) : [];
}
