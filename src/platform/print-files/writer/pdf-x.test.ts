import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  bothSidesOf,
  gradientDrawing,
  photo,
  pixels,
  printFilesOf,
} from "#tests/support/print-files/print-files-of.ts";

const card = { page: "standard-business-card", query: "", artwork: photo } as const;
const png = await pixels(120, 90).png().toBuffer();
const name = (text: string) => PDFName.of(text);

function streamIn(owner: PDFDict, key: string): PDFRawStream {
  const found = owner.lookup(name(key));
  if (!(found instanceof PDFRawStream)) throw new Error(`no ${key}`);
  return found;
}

async function opened(bytes: Buffer) {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  return { doc, context: doc.context, catalog: doc.catalog };
}

async function metadataOf(bytes: Buffer) {
  const { catalog } = await opened(bytes);
  const stream = streamIn(catalog, "Metadata");
  expect(stream.dict.has(name("Filter"))).toBe(false);
  const text = Buffer.from(stream.contents).toString("utf8");
  const fact = (element: string) => new RegExp(`<${element}[^>]*>(?:<[^>]+>)*([^<]+)<`).exec(text)?.[1];
  return { text, fact };
}

describe("a file for the press is a PDF/X-4", () => {
  test("with a printing condition and its profile, the same facts in both places, and a name of its own", async () => {
    const bytes = await printFilesOf({ ...card, kind: "picture", file: png }).one();
    expect(bytes.toString("latin1", 0, 8)).toBe("%PDF-1.6");
    const { doc, context, catalog } = await opened(bytes);
    const intent = catalog.lookup(name("OutputIntents"), PDFArray).lookup(0, PDFDict);
    expect(
      [intent.get(name("S")), intent.lookup(name("OutputConditionIdentifier"), PDFString)].map(String),
    ).toEqual(["/GTS_PDFX", "(FOGRA39)"]);
    const profile = streamIn(intent, "DestOutputProfile");
    expect(String(profile.dict.get(name("N")))).toBe("4");
    // A press (prtr) that prints four inks.
    const unpacked = Buffer.from(decodePDFRawStream(profile).decode());
    expect(unpacked.toString("latin1", 12, 20)).toBe("prtrCMYK");
    const { fact } = await metadataOf(bytes);
    expect([fact("pdfxid:GTS_PDFXVersion"), fact("dc:title"), fact("pdf:Trapped")]).toEqual([
      "PDF/X-4",
      doc.getTitle(),
      "False",
    ]);
    expect(fact("dc:title")).toBe("R1, set 1");
    expect([fact("xmp:CreateDate"), fact("xmp:ModifyDate")]).toEqual(Array(2).fill("2027-03-10T00:00:00Z"));
    for (const at of [doc.getCreationDate(), doc.getModificationDate()])
      expect(at?.toISOString()).toBe("2027-03-10T00:00:00.000Z");
    expect([fact("pdf:Producer"), fact("xmp:CreatorTool")]).toEqual([doc.getProducer(), doc.getCreator()]);
    expect(String(context.lookup(context.trailerInfo.Info, PDFDict).get(name("Trapped")))).toBe("/False");
    const [id, same] = context.lookup(context.trailerInfo.ID, PDFArray).asArray().map(String);
    expect([id, same]).toEqual([expect.stringMatching(/^<[0-9a-f]{32}>$/), id]);
    expect(fact("xmpMM:DocumentID")).toBe(`uuid:${id?.slice(1, -1)}`);
  });

  test("whose layers have a name together and are switched by no occasion", async () => {
    const { catalog } = await opened(await printFilesOf({ ...card, kind: "picture", file: png }).one());
    const layers = catalog.lookup(name("OCProperties"), PDFDict);
    const opening = layers.lookup(name("D"), PDFDict);
    expect([opening.has(name("Name")), opening.has(name("AS"))]).toEqual([true, false]);
    expect(opening.lookup(name("Order"), PDFArray).size()).toBe(layers.lookup(name("OCGs"), PDFArray).size());
  });

  test("whose bytes are the same when it is made anew, and its name another with another file", async () => {
    const make = (file: Buffer) => printFilesOf({ ...card, kind: "picture", file }).one();
    const [one, again, other] = await Promise.all([
      make(png),
      make(png),
      pixels(120, 90).negate().png().toBuffer().then(make),
    ]);
    expect(again.equals(one)).toBe(true);
    const ids = await Promise.all(
      [one, other].map(async (bytes) => String((await opened(bytes)).context.trailerInfo.ID)),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  test("but a proof, whose notes no press prints, does not say that it is one", async () => {
    const bytes = await printFilesOf({ ...card, kind: "picture", file: png }).proof();
    const { text, fact } = await metadataOf(bytes);
    expect([text.includes("PDF/X"), fact("dc:title")]).toEqual([false, "R1, set 1"]);
    const { catalog } = await opened(bytes);
    expect(catalog.has(name("OutputIntents"))).toBe(true);
    const opening = catalog.lookup(name("OCProperties"), PDFDict).lookup(name("D"), PDFDict);
    expect(opening.has(name("AS"))).toBe(true);
  });
});

/** A page in red, green and blue, with a form inside it that has resources of its own, and a group that mixes in them. */
async function pageOfScreenColours(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([261, 162]);
  const { context } = doc;
  const group = { Type: "Group", S: "Transparency", CS: "DeviceRGB" };
  const inner = context.stream("1 0 0 rg 0 0 50 50 re f", {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, 50, 50],
    Resources: {},
    Group: group,
  });
  page.node.set(name("Resources"), context.obj({ XObject: { Inner: context.register(inner) } }));
  page.node.set(name("Contents"), context.register(context.stream("0 1 0 rg 0 0 99 99 re f /Inner Do")));
  return Buffer.from(await doc.save());
}

describe("red, green and blue are those of a screen where a file says nothing else", () => {
  /** How often the colours of a device stand in a file, as the space of a picture or a group, or without a word of what they are. */
  async function untagged(bytes: Buffer) {
    const { context } = await opened(bytes);
    const owners = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []));
    const spaceOf = (owner: PDFDict) => String(context.lookup(owner.get(name("ColorSpace"))));
    const isForm = (owner: PDFDict) =>
      owner.get(name("Subtype")) === name("Form") && owner.has(name("Resources"));
    const lacksDefault = (owner: PDFDict) => {
      const spaces = owner.lookup(name("Resources"), PDFDict).lookupMaybe(name("ColorSpace"), PDFDict);
      return !spaces?.has(name("DefaultRGB"));
    };
    return {
      pictures: owners.filter((owner) => spaceOf(owner).includes("/DeviceRGB")).length,
      forms: owners.filter((owner) => isForm(owner) && lacksDefault(owner)).length,
      groups: owners.filter((owner) => String(owner.lookup(name("Group"))).includes("/DeviceRGB")).length,
      profiles: owners.filter((owner) => String(owner.get(name("N"))) === "3").length,
    };
  }
  const none = { pictures: 0, forms: 0, groups: 0, profiles: 1 };

  test.each([
    ["a PNG", "picture", () => Promise.resolve(png)],
    ["a PNG with a palette", "picture", () => pixels(60, 40).png({ palette: true }).toBuffer()],
    ["a JPEG", "picture", () => pixels(120, 90).jpeg().toBuffer()],
    ["a drawing", "svg", () => Promise.resolve(Buffer.from(gradientDrawing))],
    ["a PDF", "pdf", pageOfScreenColours],
  ] as const)("%s", async (_what, kind, content) => {
    expect(await untagged(await printFilesOf({ ...card, kind, file: await content() }).one())).toEqual(none);
  });

  test("by a profile that others read as sRGB", async () => {
    const { context } = await opened(await printFilesOf({ ...card, kind: "picture", file: png }).one());
    const [profile] = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && String(object.dict.get(name("N"))) === "3" ? [object] : [],
      );
    const icc = Buffer.from(decodePDFRawStream(profile!).decode());
    expect(icc.toString("latin1", 12, 20)).toBe("mntrRGB ");
    expect(icc.readUInt32BE(0)).toBe(icc.length);
    const colours = Buffer.from([0, 128, 255, 200, 100, 50, 12, 34, 56, 255, 255, 255]);
    const raw = { width: 4, height: 1, channels: 3 } as const;
    const folder = await mkdtemp(join(tmpdir(), "kisscut-profile-"));
    const path = join(folder, "srgb.icc");
    await writeFile(path, icc);
    // Taken into the profile by another program, screen colours stay what they are.
    const taken = await sharp(colours, { raw }).withIccProfile(path).png().toBuffer();
    const numbers = await sharp(taken, { ignoreIcc: true }).raw().toBuffer();
    await rm(folder, { recursive: true });
    colours.forEach((value, at) =>
      expect(Math.abs(value - (numbers[at] ?? NaN)), String(at)).toBeLessThan(2),
    );
  });
});

test("a file that lies on both sides is in it once", async () => {
  const side = { ...card, query: "sides=2", kind: "picture", file: png } as const;
  const [same, different] = [
    await bothSidesOf(side).one(),
    await bothSidesOf(side, { ...side, file: await pixels(121, 90).png().toBuffer() }).one(),
  ];
  const pictures = async (bytes: Buffer) =>
    (await opened(bytes)).context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) => object instanceof PDFRawStream && object.dict.get(name("Subtype")) === name("Image"),
      ).length;
  expect([await pictures(same), await pictures(different)]).toEqual([1, 2]);
  expect((await opened(same)).doc.getPageCount()).toBe(2);
});
