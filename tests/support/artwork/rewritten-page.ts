import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream, PDFString } from "@cantoo/pdf-lib";
import { rewritePage } from "#platform/artwork/page-content/rewrite-page.ts";
import { contentOf } from "#platform/artwork/page-content/stream-content.ts";

type Values = NonNullable<Parameters<PDFDocument["context"]["obj"]>[0]>;

/** Content with one space between its words. */
export function words(content: Buffer): string {
  return content.toString("latin1").trim().replaceAll(/\s+/g, " ");
}

interface Made {
  readonly doc: PDFDocument;
  readonly obj: (value: Values) => PDFObject;
  readonly add: (value: Values) => PDFObject;
  readonly form: (content: string, more?: Record<string, PDFObject>) => PDFObject;
  readonly layer: (name: string, usage?: Values) => PDFObject;
  readonly ink: (name: string) => PDFObject;
}

/** What parts of a page are made of. */
export async function parts(): Promise<Made> {
  const doc = await PDFDocument.create();
  const { context } = doc;
  const obj = (value: Values) => context.obj(value as never) as PDFObject;
  const add = (value: Values) => context.register(obj(value));
  return {
    doc,
    obj,
    add,
    form: (content, more = {}) =>
      context.register(
        context.flateStream(content, {
          Type: "XObject",
          Subtype: "Form",
          BBox: [0, 0, 200, 100],
          ...more,
        }),
      ),
    layer: (name, usage) =>
      add({ Type: "OCG", Name: PDFString.of(name), ...(usage ? { Usage: usage } : {}) } as never),
    ink: (name) =>
      obj([
        PDFName.of("Separation"),
        PDFName.of(name),
        PDFName.of("DeviceCMYK"),
        { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 },
      ] as never),
  };
}

/** A page of 200 x 100 points with that content, written anew. */
export function rewritten(
  { doc }: Made,
  content: string,
  resources: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) {
  const page = doc.addPage([200, 100]);
  const { context } = doc;
  page.node.set(PDFName.of("Resources"), context.obj(resources as never));
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  for (const [name, value] of Object.entries(more))
    page.node.set(PDFName.of(name), context.obj(value as never));
  const found = rewritePage(doc, page);
  const left = page.node.Resources()!;
  const namesIn = (category: string) =>
    left
      .lookupMaybe(PDFName.of(category), PDFDict)
      ?.keys()
      .map((name) => name.decodeText()) ?? [];
  const object = (name: string) =>
    left.lookup(PDFName.of("XObject"), PDFDict).lookup(PDFName.of(name), PDFStream);
  return { ...found, content: words(contentOf(page.node.Contents())), namesIn, object, page };
}

/** Tells a document which of its layers are on and off. */
export function showLayers({ doc, obj }: Made, shown: Record<string, unknown>): void {
  doc.catalog.set(PDFName.of("OCProperties"), obj({ OCGs: [], D: shown } as never));
}
