import { createHash } from "node:crypto";
import { PDFDict, type PDFDocument, PDFHeader, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { escapeHtml } from "#platform/escape-html.ts";
import type { PrintingCondition } from "#platform/profiles/press-profile.ts";

/** What a file says of itself, in its dictionary and in its metadata: both must say the same. */
interface Imprint {
  readonly title: string;
  readonly author: string;
  /** When what it shows was ordered: a file that is made anew is the same bytes. */
  readonly madeAt: Date;
  /** Tells it from every file that shows something else. */
  readonly key: string;
  /** Whether everything in it is printed: only then it says that it is a PDF/X-4. */
  readonly isPressReady: boolean;
}

const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xml(text: string): string {
  return escapeHtml(text.replaceAll(UNWRITABLE, ""));
}

/** To the second, in universal time, as both places can write it. */
function timeText(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

/** The metadata as a packet of XMP (ISO 16684-1). */
function packet({ title, author, madeAt, isPressReady }: Imprint, id: string): string {
  const time = timeText(madeAt);
  const namespaces = [
    `xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    `xmlns:xmp="http://ns.adobe.com/xap/1.0/"`,
    `xmlns:pdf="http://ns.adobe.com/pdf/1.3/"`,
    `xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"`,
    `xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"`,
  ].join(" ");
  const facts = [
    element("dc:format", "application/pdf"),
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:creator><rdf:Seq>${element("rdf:li", author)}</rdf:Seq></dc:creator>`,
    ...["xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"].map((name) => element(name, time)),
    element("xmp:CreatorTool", author),
    element("pdf:Producer", author),
    element("pdf:Trapped", "False"),
    ...(isPressReady ? [element("pdfxid:GTS_PDFXVersion", "PDF/X-4")] : []),
    element("xmpMM:DocumentID", `uuid:${id}`),
    element("xmpMM:InstanceID", `uuid:${id}`),
    element("xmpMM:VersionID", "1"),
    element("xmpMM:RenditionClass", "default"),
  ].join("");
  return (
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>` +
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
    `<rdf:Description rdf:about="" ${namespaces}>${facts}</rdf:Description></rdf:RDF></x:xmpmeta>` +
    `<?xpacket end="w"?>`
  );
}

function setIntent({ context, catalog }: PDFDocument, condition: PrintingCondition): void {
  const { identifier, words, registry, packedProfile } = condition;
  const intent = context.register(
    context.obj({
      Type: "OutputIntent",
      S: "GTS_PDFX",
      OutputConditionIdentifier: PDFString.of(identifier),
      OutputCondition: PDFString.of(words),
      RegistryName: PDFString.of(registry),
      Info: PDFString.of(words),
      DestOutputProfile: context.register(context.stream(packedProfile, { N: 4, Filter: "FlateDecode" })),
    }),
  );
  catalog.set(PDFName.of("OutputIntents"), context.obj([intent]));
}

function setImprint(doc: PDFDocument, { title, author, madeAt }: Imprint): void {
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor(author);
  doc.setProducer(author);
  doc.setCreator(author);
  doc.setCreationDate(madeAt);
  doc.setModificationDate(madeAt);
  const { Info } = doc.context.trailerInfo;
  doc.context.lookup(Info, PDFDict).set(PDFName.of("Trapped"), PDFName.of("False"));
}

/**
 * Makes a document a PDF/X-4 (ISO 15930-7) in all that lies outside of its pages: the printing condition, the same facts in both places,
 * a name of its own. What is on its pages must be of it, too (decision 278).
 */
export function asPdfX(doc: PDFDocument, condition: PrintingCondition, imprint: Imprint): void {
  const { context, catalog } = doc;
  const { title, key, madeAt } = imprint;
  const id = createHash("md5")
    .update([title, timeText(madeAt), condition.identifier, key].join("\n"))
    .digest("hex");
  setIntent(doc, condition);
  setImprint(doc, imprint);
  // Not packed: programs look for the packet in the file as it lies.
  const metadata = context.stream(Buffer.from(packet(imprint, id)), { Type: "Metadata", Subtype: "XML" });
  catalog.set(PDFName.of("Metadata"), context.register(metadata));
  const name = PDFHexString.of(id);
  context.trailerInfo.ID = context.obj([name, name]);
  context.header = PDFHeader.forVersion(1, 6);
}
