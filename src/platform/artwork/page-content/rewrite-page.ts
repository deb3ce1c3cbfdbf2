import { deflateSync } from "node:zlib";
import {
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { contentNumber, operationsOf } from "./operations.ts";
import { identity } from "#domain/preview/geometry/matrix.ts";
import { colourOperators } from "./colour-operators.ts";
import { addFacts, type ContentFacts, noFacts } from "./content-facts.ts";
import { editsOf } from "./edits.ts";
import { type GraphicsState, initialState } from "./graphics-state.ts";
import { layersOffPaper } from "./layers-off-paper.ts";
import { artworkRules, inheritedKey, type InkRules } from "./printing-rules.ts";
import { matrixIn, objectOperators } from "./object-operators.ts";
import { notesOverPage, type PrintedNote } from "./notes-over-page.ts";
import { resourcesOf } from "./own-resources.ts";
import { paintOperators } from "./paint-operators.ts";
import { contentOf } from "./stream-content.ts";
import type { FileInWork, Step, Walk, WrittenForm } from "./walk.ts";

function key(name: string): PDFName {
  return PDFName.of(name);
}

const steps: Readonly<Record<string, Step>> = { ...colourOperators, ...paintOperators, ...objectOperators };

interface Rewritten {
  readonly content: Buffer;
  readonly resources: PDFDict;
  readonly facts: ContentFacts;
}

/** Goes through content from a state, and writes what is printed of it. */
function rewriteContent(file: FileInWork, bytes: Buffer, written: PDFDict, state: GraphicsState): Rewritten {
  const walk: Walk = {
    file,
    resources: resourcesOf(file.context, written),
    edits: editsOf(bytes),
    facts: noFacts(),
    state,
    saved: [],
    marks: [],
    path: null,
  };
  for (const operation of operationsOf(bytes))
    if (Object.hasOwn(steps, operation.operator)) steps[operation.operator]?.(walk, operation);
  const open = Buffer.from(" Q".repeat(walk.saved.length));
  return {
    content: Buffer.concat([walk.edits.finish(), open]),
    resources: walk.resources.finish(),
    facts: walk.facts,
  };
}

/** What a form or a tile keeps; the rest is for other programs than a press's. */
const FORM_KEYS =
  "Type Subtype FormType BBox Matrix Group PatternType PaintType TilingType XStep YStep".split(" ");

/** A group would mix a plate with what it does not print: nothing, which covers. */
const PLATE_FORM_KEYS = FORM_KEYS.filter((name) => name !== "Group");

/** What a page keeps: what programs note for themselves stays behind. */
const PAGE_KEYS: ReadonlySet<string> = new Set(
  "Type Parent Contents Resources Group Rotate UserUnit MediaBox CropBox BleedBox TrimBox ArtBox".split(" "),
);

function packed(file: FileInWork, dict: PDFDict, content: Buffer): PDFRef {
  const bytes = deflateSync(content);
  dict.set(key("Filter"), key("FlateDecode"));
  return file.context.register(PDFRawStream.of(dict, bytes));
}

/** What a form or a tile says of itself once it is written anew. */
function keptOf(written: PDFDict, resources: PDFDict, { isPlate }: InkRules): PDFDict {
  // What lies over a page often says not that it is a form.
  const dict = written.context.obj({
    Resources: resources,
    ...(written.has(key("PatternType")) ? {} : { Type: "XObject", Subtype: "Form" }),
  });
  for (const kept of isPlate ? PLATE_FORM_KEYS : FORM_KEYS) {
    const value = written.get(key(kept));
    if (value) dict.set(key(kept), value);
  }
  return dict;
}

/** Whether a form is mixed on its own before it is laid over what is below, and so is what lies in it. */
function isIsolatedIn(form: PDFDict): boolean {
  const group = form.lookup(key("Group"));
  return group instanceof PDFDict && group.lookup(key("I")) === PDFBool.True;
}

function fileOf(doc: PDFDocument, rules: InkRules): FileInWork {
  const { context } = doc;
  const known = new Map<string, WrittenForm>();
  const open = new Set<string>();
  let masks: FileInWork | null = null;
  const file: FileInWork = {
    context,
    rules,
    layerFate: layersOffPaper(doc),
    writeMask: (form, state) =>
      (rules.overprint ? (masks ??= fileOf(doc, { ...rules, overprint: undefined })) : file).writeForm(
        form,
        state,
      ),
    writeForm({ ref, stream, outer }, state) {
      const name = String(ref);
      const id = `${name} ${inheritedKey(state)}`;
      const before = known.get(id);
      if (before) return before;
      if (open.has(name)) return null;
      open.add(name);
      const own = stream.dict.lookup(key("Resources"));
      const ctm = matrixIn(stream.dict.lookup(key("Matrix"))) ?? identity;
      const { content, resources, facts } = rewriteContent(
        file,
        contentOf(stream),
        own instanceof PDFDict ? own : outer,
        { ...state, ctm, isIsolated: state.isIsolated || isIsolatedIn(stream.dict) },
      );
      open.delete(name);
      const made = { ref: packed(file, keptOf(stream.dict, resources, rules), content), facts };
      known.set(id, made);
      return made;
    },
  };
  return file;
}

/** What was found on a page, and over it. */
export interface PageContent {
  /** Lengths in the page's own units. */
  readonly facts: ContentFacts;
  /** Comments, stamps or form fields lie over the page: some are printed, some are not. */
  readonly printsNotes: boolean;
  readonly leavesOutNotes: boolean;
}

/** Lays what lies over a page onto it; the words that place it. */
function layNotes(file: FileInWork, notes: readonly PrintedNote[], page: Rewritten): readonly string[] {
  const objects = page.resources.lookupMaybe(key("XObject"), PDFDict) ?? file.context.obj({});
  const laid = notes.flatMap(({ layer, matrix, ...placed }, at) => {
    if (file.layerFate(layer) !== "printed") return [];
    const form = file.writeForm({ ...placed, outer: page.resources }, initialState);
    if (form === null) return [];
    addFacts(page.facts, form.facts, matrix);
    objects.set(key(`KcNote${at}`), form.ref);
    return [`q ${matrix.map(contentNumber).join(" ")} cm /KcNote${at} Do Q`];
  });
  if (laid.length > 0) page.resources.set(key("XObject"), objects);
  return laid;
}

/**
 * Writes a page anew as it is printed: without layers that are off, without guides and lines that are cut, with white that covers and black
 * in one ink, and with what lies over it (docs/decisions/274). Picture, preflight and print file are all made of this page.
 */
export function rewritePage(
  doc: PDFDocument,
  page: PDFPage,
  rules: InkRules = artworkRules([]),
): PageContent {
  const file = fileOf(doc, rules);
  const { node } = page;
  const written = node.Resources() ?? file.context.obj({});
  const notes = notesOverPage(page);
  const made = rewriteContent(file, contentOf(node.Contents()), written, initialState);
  const laid = layNotes(file, notes.printed, made);
  const content =
    laid.length === 0
      ? made.content
      : Buffer.from(`q ${made.content.toString("latin1")} Q ${laid.join(" ")}`, "latin1");
  node.set(key("Contents"), packed(file, file.context.obj({}), content));
  node.set(key("Resources"), made.resources);
  for (const name of node.keys()) if (!PAGE_KEYS.has(name.decodeText())) node.delete(name);
  if (rules.isPlate) node.delete(key("Group"));
  return { facts: made.facts, printsNotes: laid.length > 0, leavesOutNotes: notes.areLeftOut };
}
