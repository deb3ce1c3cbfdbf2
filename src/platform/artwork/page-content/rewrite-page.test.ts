import { deflateSync } from "node:zlib";
import { PDFDict, PDFName, PDFStream } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { parts, rewritten, showLayers, words } from "#tests/support/artwork/rewritten-page.ts";
import { rewritePage } from "./rewrite-page.ts";
import { contentOf } from "./stream-content.ts";

describe("layers that are not on paper", () => {
  test.each([
    ["switched off", undefined, "OFF"],
    ["not printed, whether a switch lists it or not", { Print: { PrintState: "OFF" } }, "ON"],
    [
      "switched off, though it would be printed if its document switched it",
      { Print: { PrintState: "ON" } },
      "OFF",
    ],
  ])("one that is %s leaves the file, and its colour stays for what follows", async (_what, usage, list) => {
    const made = await parts();
    const layer = made.layer("Notes", usage);
    showLayers(made, { [list]: [layer] });
    const { content, facts } = rewritten(made, "/OC /L BDC 1 0 0 0 k 9 9 20 20 re f EMC 40 9 20 20 re B", {
      Properties: { L: layer },
    });
    expect(content).toBe("1 0 0 0 k 9 9 20 20 re n 40 9 20 20 re B");
    expect(facts.leavesOutLayers).toBe(true);
  });

  test("one that is off on a screen is there where its document switches it on for print", async () => {
    const made = await parts();
    const layer = made.layer("Ink", { Print: { PrintState: "ON" } } as never);
    showLayers(made, { OFF: [layer], AS: [{ Event: "Print", OCGs: [layer], Category: ["Print"] }] });
    const { content, facts } = rewritten(made, "/OC /L BDC 9 9 20 20 re f EMC", { Properties: { L: layer } });
    expect(content).toBe("9 9 20 20 re f");
    expect(facts.leavesOutLayers).toBe(false);
  });

  test("where all are off at first, those are there that are listed", async () => {
    const made = await parts();
    const [one, other] = [made.layer("One"), made.layer("Other")];
    showLayers(made, { BaseState: "OFF", ON: [other] });
    const { content } = rewritten(made, "/OC /A BDC 1 1 2 2 re f EMC /OC /B BDC 3 3 4 4 re f EMC", {
      Properties: { A: one, B: other },
    });
    expect(content).toBe("1 1 2 2 re n 3 3 4 4 re f");
  });

  test.each([
    ["AllOn", "n"],
    ["AnyOn", "f"],
    ["AnyOff", "f"],
    ["AllOff", "n"],
  ])("of one layer that is on and one that is off, %s decides", async (policy, painted) => {
    const made = await parts();
    const [on, off] = [made.layer("On"), made.layer("Off")];
    showLayers(made, { OFF: [off] });
    const membership = made.add({ Type: "OCMD", OCGs: [on, off], P: policy } as never);
    const { content } = rewritten(made, "/OC /M BDC 1 1 2 2 re f EMC", { Properties: { M: membership } });
    expect(content).toBe(`1 1 2 2 re ${painted}`);
  });

  test("an expression decides before the policy", async () => {
    const made = await parts();
    const [on, off] = [made.layer("On"), made.layer("Off")];
    showLayers(made, { OFF: [off] });
    const expression = [PDFName.of("And"), on, [PDFName.of("Not"), off]];
    const membership = made.add({ Type: "OCMD", OCGs: [off], VE: expression } as never);
    const { content } = rewritten(made, "/OC /M BDC 1 1 2 2 re f EMC", { Properties: { M: membership } });
    expect(content).toBe("1 1 2 2 re f");
  });

  test("forms and pictures that say so themselves are not placed; no layer stays in the file", async () => {
    const made = await parts();
    const [on, off] = [made.layer("On"), made.layer("Off")];
    showLayers(made, { OFF: [off] });
    const { content, namesIn, object } = rewritten(made, "/F Do /G Do", {
      XObject: { F: made.form("0 0 9 9 re f", { OC: off }), G: made.form("0 0 9 9 re f", { OC: on }) },
    });
    const [left = ""] = namesIn("XObject");
    expect(namesIn("XObject")).toHaveLength(1);
    expect(content).toBe(`/${left} Do`);
    expect(object(left).dict.has(PDFName.of("OC"))).toBe(false);
  });

  test("letters after hidden ones stand where they stood", async () => {
    const made = await parts();
    const layer = made.layer("Off");
    showLayers(made, { OFF: [layer] });
    const { content } = rewritten(made, "BT /F 12 Tf (AA) Tj /OC /L BDC (BB)Tj EMC (CC) Tj ET", {
      Properties: { L: layer },
    });
    expect(content).toBe("BT /F 12 Tf (AA) Tj 3 Tr (BB)Tj 0 Tr (CC) Tj ET");
  });

  test("a clip that lies on one still clips", async () => {
    const made = await parts();
    const layer = made.layer("Off");
    showLayers(made, { OFF: [layer] });
    const { content } = rewritten(made, "/OC /L BDC 1 1 9 9 re W f EMC 0 0 50 50 re f", {
      Properties: { L: layer },
    });
    expect(content).toBe("1 1 9 9 re W n 0 0 50 50 re f");
  });
});

describe("inks that are not printed", () => {
  test.each(["CutContour", "PerfCutContour", "Thru-cut", "Kiss Cut", "Die_Line", "Guide Bleed"])(
    "what is drawn in %s goes, and its plate with it; a fill beside it stays",
    async (name) => {
      const made = await parts();
      const { content, namesIn, facts } = rewritten(
        made,
        "/C CS 1 SCN 0.1 w 0 1 0 0 k 9 9 50 50 re B 1 1 9 9 re S",
        {
          ColorSpace: { C: made.ink(name) },
        },
      );
      expect(content).toBe("0 G 0 G 0.1 w 0 1 0 0 k 9 9 50 50 re f 1 1 9 9 re n");
      expect(namesIn("ColorSpace")).toEqual([]);
      expect(facts.lines).toEqual([]);
    },
  );

  test("the path of a cut comes back in the page's units, out of forms and turned", async () => {
    const made = await parts();
    const form = made.form("/C CS 1 SCN 0 0 m 10 0 l 10 10 20 20 v h S", {
      Resources: made.obj({ ColorSpace: { C: made.ink("CutContour") } } as never),
    });
    const { facts } = rewritten(made, "q 2 0 0 2 5 7 cm /F Do Q", { XObject: { F: form } });
    expect(facts.cutPaths).toEqual(["M5 7L25 7C25 7 25 27 45 47Z"]);
    expect([...facts.cutInks]).toEqual(["CutContour"]);
  });

  test("a cut that is closed as it is stroked comes back closed, once", async () => {
    const made = await parts();
    const { facts } = rewritten(made, "/C CS 1 SCN 0 0 m 10 0 l 10 10 l s 20 20 m 30 20 l 30 30 l h s", {
      ColorSpace: { C: made.ink("CutContour") },
    });
    expect(facts.cutPaths).toEqual(["M0 0L10 0L10 10Z", "M20 20L30 20L30 30Z"]);
  });

  test("of cuts that are too long to be remembered none is: a part of them would be another cut", async () => {
    const made = await parts();
    const long = `0 0 m ${"10 20 l ".repeat(9_000)}S`;
    const ink = { ColorSpace: { C: made.ink("CutContour") } };
    const { facts } = rewritten(made, `/C CS 1 SCN 0 0 9 9 re S ${long} 1 1 9 9 re S`, ink);
    expect(facts.cutPaths).toEqual([]);
    const form = made.form(`/C CS 1 SCN ${long}`, { Resources: made.obj(ink) });
    const placed = rewritten(made, "/C CS 1 SCN 0 0 9 9 re S /F Do 1 1 9 9 re S", {
      ...ink,
      XObject: { F: form },
    });
    expect([placed.facts.cutPaths, [...placed.facts.cutInks]]).toEqual([[], ["CutContour"]]);
  });

  test("an ink of its own is told by its name only where something is painted with it", async () => {
    const made = await parts();
    const resources = {
      ColorSpace: { G: made.ink("Gold"), S: made.ink("Silver"), C: made.ink("CutContour") },
    };
    const { facts, namesIn } = rewritten(made, "/S cs 1 scn /G cs 0.5 scn 1 1 9 9 re f", resources);
    expect([...facts.inks]).toEqual(["Gold"]);
    expect(namesIn("ColorSpace").toSorted()).toEqual(["G", "S"]);
  });

  test("a colour after one that was left out is of the space that it names", async () => {
    const made = await parts();
    const { content } = rewritten(made, "/DeviceRGB cs 0 0 0 sc 1 1 9 9 re f 1 0 0 sc 2 2 9 9 re f");
    expect(content).toBe("0 g 0 g 1 1 9 9 re f /DeviceRGB cs 1 0 0 sc 2 2 9 9 re f");
  });
});

describe("what lies over a page", () => {
  async function noted(flags: number, more: Record<string, unknown> = {}) {
    const made = await parts();
    const picture = made.doc.context.register(
      made.doc.context.flateStream("1 0 0 RG 0 0 10 10 re f", { BBox: [0, 0, 10, 10] }),
    );
    const note = {
      Type: "Annot",
      Subtype: "Stamp",
      Rect: [50, 40, 70, 30],
      F: flags,
      AP: { N: picture },
      ...more,
    };
    return rewritten(made, "q 1 0 0 1 9 9 cm 0 0 5 5 re f", {}, { Annots: [note] });
  }

  test("what is marked to be printed is laid onto it, into its rectangle", async () => {
    const { content, printsNotes, leavesOutNotes, page } = await noted(4);
    expect(content).toBe("q q 1 0 0 1 9 9 cm 0 0 5 5 re f Q Q q 2 0 0 1 50 30 cm /KcNote0 Do Q");
    expect([printsNotes, leavesOutNotes]).toEqual([true, false]);
    expect(page.node.Annots()).toBeUndefined();
  });

  test.each([
    ["not marked to be printed", 0, {}],
    ["hidden", 6, {}],
    ["without a picture", 4, { AP: {} }],
  ])("what is %s goes", async (_what, flags, more) => {
    const { content, printsNotes, leavesOutNotes } = await noted(flags, more);
    expect(content).toBe("q 1 0 0 1 9 9 cm 0 0 5 5 re f Q");
    expect([printsNotes, leavesOutNotes]).toEqual([false, true]);
  });

  test("links are nothing to speak of", async () => {
    expect(await noted(4, { Subtype: "Link" })).toMatchObject({ printsNotes: false, leavesOutNotes: false });
  });
});

describe("content as programs write it", () => {
  test("a form that places itself is placed once", async () => {
    const made = await parts();
    const form = made.form("0 0 9 9 re f /F Do");
    const stream = made.doc.context.lookup(form, PDFStream);
    stream.dict.set(PDFName.of("Resources"), made.obj({ XObject: { F: form } } as never));
    const { object, namesIn } = rewritten(made, "/F Do", { XObject: { F: form } });
    expect(words(contentOf(object(namesIn("XObject")[0]!)))).toBe("0 0 9 9 re f");
  });

  test("forms in forms, two in each, are written once each", async () => {
    const made = await parts();
    let inner = made.form("0 0 9 9 re f");
    for (let depth = 0; depth < 40; depth += 1)
      inner = made.form("/A Do /A Do", { Resources: made.obj({ XObject: { A: inner } } as never) });
    expect(rewritten(made, "/A Do", { XObject: { A: inner } }).content).toMatch(/^\/A\.\d+ Do$/);
  });

  test("pictures in the content are passed over, whatever bytes they hold", async () => {
    const picture = "BI /W 4 /H 1 /CS /RGB /BPC 8 ID EI(\u0000\u00ff [ EI";
    const { content, facts } = rewritten(await parts(), `q ${picture} Q 0 0 9 9 re f`);
    expect(content).toBe(words(Buffer.from(`q ${picture} Q 0 0 9 9 re f`, "latin1")));
    expect(facts.paintsRgb).toBe(true);
  });

  test("what is restored too often, or not at all, is evened out", async () => {
    expect(rewritten(await parts(), "Q q q 0 0 9 9 re f Q").content).toBe("q q 0 0 9 9 re f Q Q");
  });

  test("content that is cut short is read as far as it goes", async () => {
    const { doc } = await parts();
    const page = doc.addPage([200, 100]);
    const whole = deflateSync(Buffer.from("0 0 9 9 re f ".repeat(2_000)), { level: 0 });
    const cut = doc.context.stream(whole.subarray(0, 1_000), { Filter: "FlateDecode" });
    page.node.set(PDFName.of("Contents"), doc.context.register(cut));
    rewritePage(doc, page);
    expect(words(contentOf(page.node.Contents()))).toMatch(/^0 0 9 9 re f 0 0 9 9 re f/);
  });

  test("what lies on a layer that is off masks nothing", async () => {
    const made = await parts();
    const layer = made.layer("Off");
    showLayers(made, { OFF: [layer] });
    const mask = made.form("/OC /L BDC 0 0 9 9 re f EMC 9 9 5 5 re f", {
      Resources: made.obj({ Properties: { L: layer } } as never),
    });
    const { page } = rewritten(made, "/M gs 0 0 50 50 re f", {
      ExtGState: { M: { SMask: { S: "Luminosity", G: mask } } },
    });
    const states = page.node.Resources()!.lookup(PDFName.of("ExtGState"), PDFDict);
    const clean = states.lookup(PDFName.of("M"), PDFDict).lookup(PDFName.of("SMask"), PDFDict);
    expect(words(contentOf(clean.lookup(PDFName.of("G"))))).toBe("0 0 9 9 re n 9 9 5 5 re f");
  });

  test("tiles are written anew, too", async () => {
    const made = await parts();
    const tile = made.doc.context.register(
      made.doc.context.flateStream("/C cs 1 scn 0 0 9 9 re f 1 0 0 rg 2 2 3 3 re f", {
        PatternType: 1,
        PaintType: 1,
        TilingType: 1,
        BBox: [0, 0, 9, 9],
        XStep: 9,
        YStep: 9,
        Resources: made.obj({ ColorSpace: { C: made.ink("Kiss Cut") } } as never),
      }),
    );
    const { page, facts } = rewritten(made, "/Pattern cs /T scn 0 0 50 50 re f", { Pattern: { T: tile } });
    const left = page.node
      .Resources()!
      .lookup(PDFName.of("Pattern"), PDFDict)
      .lookup(PDFName.of("T"), PDFStream);
    expect(words(contentOf(left))).toBe("0 g 0 g 0 0 9 9 re n 1 0 0 rg 2 2 3 3 re f");
    expect(facts.paintsRgb).toBe(true);
  });
});
