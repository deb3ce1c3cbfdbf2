import { cmyk, PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { ReplyTo, RequestOf } from "#contract/calls.ts";
import { ownCutIn } from "#domain/artwork/preflight/own-cut-in.ts";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import { settingsToWire } from "#domain/cut-line/kept/wire-settings.ts";
import { ownLine } from "#domain/cut-line/own/own-line.ts";
import { documentOf, pt, strokedCut } from "#tests/support/artwork/documents.ts";
import { quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { near } from "#tests/support/print-files/print-files-of.ts";
import { readPrintFile } from "#tests/support/server/read-print-file.ts";
import { keepFrom, type KeptArtwork, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop();
const CUSTOM = 5;
const ann = { firstname: "Ann", lastname: "Moss", email_address: "ann@example.org" };
/** A flag of 40 x 30 mm with corners and a wavy foot, at 10, 8 of a page of 60 x 50 mm: operators in millimetres from its lower left. */
const inMm = [
  [10, 42, "m"],
  [50, 42, "l"],
  [50, 20, "l"],
  [40, 16, 28, 16, 30, 12, "c"],
  [20, 12, 16, 12, 10, 12, "c"],
];
const flagPath = `${inMm
  .flat()
  .map((part) => (typeof part === "number" ? pt(part) : part))
  .join(" ")} h`;
/** The same as a file to print has it, from the corner of its box; sides are curves, too. */
const CUT = ["0 0 m", "0 0 40 0 40 0 c", "40 0 40 22 40 22 c", "30 26 18 26 20 30 c", "10 30 6 30 0 30 c"];
const CUT_TWICE = [
  "0 0 m",
  "0 0 80 0 80 0 c",
  "80 0 80 44 80 44 c",
  "60 52 36 52 40 60 c",
  "20 60 12 60 0 60 c",
];

let browser: Browser;
let flag: KeptArtwork;
beforeAll(async () => {
  browser = openBrowser(shop.app);
  flag = await keepFrom(browser, "flag.pdf", await documentOf(60, 50, strokedCut(flagPath)));
});

/** What a page sends of the line that is in a file, for that size. */
function sent(artwork: KeptArtwork, widthMm: number, heightMm: number): RequestOf<"POST cut-lines">["body"] {
  const own = ownCutIn(artwork.facts);
  const drawn = own && ownLine({ ...own, onBacking: false }, { widthMm, heightMm, borderMm: 2 });
  if (drawn?.ok !== true) throw new Error(`no line: ${drawn?.why}`);
  const whole = trueSize(drawn.line);
  return {
    artwork: artwork.id,
    settings: settingsToWire(firstSettings),
    width: whole.widthMm,
    height: whole.heightMm,
    curves: drawn.geometry.curves.map((curve) => [...curve]),
    picture: drawn.geometry.picture,
    outline: null,
    is_own: true,
  };
}

/** What a quote request says in the studio, and its first print file. */
async function asked(body: object) {
  const answer = await browser.post(quoteRequestCall, { ...artPaper, ...ann, ...body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const owner = await ownerOf(shop);
  const read = await owner.get(`requests/${answer.json().data.request_no}`);
  const { made } = read.json<{ data: StudioReplyTo<"GET requests/:number"> }>().data;
  const print = await owner.get((made[0]?.files[0]?.path ?? "").replace("/studio/api/", ""));
  expect(print.statusCode, print.body.slice(0, 200)).toBe(200);
  return { page: JSON.stringify(made), print: print.rawPayload };
}

/** What draws the lines that a blade follows, and where the artwork lies beside them. */
async function cutsIn(print: Buffer) {
  const { drawn, trim } = await readPrintFile(print);
  const lines = drawn.map((content) => content.split("\n"));
  const cuts = lines.filter((content) => content.includes("1 SCN")).slice(0, -1);
  return {
    cuts: cuts.map((content) => content.filter((line) => / [mc]$/.test(line))),
    artwork: lines.find((content) => content.includes("/Artwork0 Do")) ?? [],
    trim,
  };
}

const free = (width: number, height: number) => ({ shape_id: CUSTOM, size: "custom", width, height });

describe("a file with a cut line of its own", () => {
  test("is cut along the kept one, curve by curve, at the size that is ordered, and its artwork goes past it", async () => {
    const answer = await browser.post("cut-lines", sent(flag, 80, 60));
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, is_own } = answer.json<{ data: ReplyTo<"GET cut-lines/:id"> }>().data;
    expect(is_own).toBe(true);
    const { page, print } = await asked({ ...free(80, 60), artwork: flag.id, cut_lines: id });
    const { cuts, artwork, trim } = await cutsIn(print);
    expect(cuts[0]?.slice(0, -1)).toEqual(CUT_TWICE);
    near(trim, { x: 10, y: 10, width: 80, height: 60 });
    // Twice as large, its page from 20 mm before the line, and printed for 2 mm beyond it.
    expect(artwork.find((line) => line.endsWith(" cm") && line.includes(" -20 -16 "))).toBe(
      "2 0 0 2 -20 -16 cm",
    );
    expect(artwork).toContain("82 62 l");
    expect(artwork.filter((line) => line.endsWith(" c"))).toEqual([]);
    expect(page).toContain("Free shape: cut along the cut line in the customer's file, 80.0 x 60.0 mm.");
    expect(page).not.toContain("left out");
  });

  test("is cut along it, too, where no line was kept of a free shape", async () => {
    const { page, print } = await asked({ ...free(40, 30), artwork: flag.id });
    expect((await cutsIn(print)).cuts[0]?.slice(0, -1)).toEqual(CUT);
    expect(page).toContain(
      "It is cut along the cut line in their file (CutContour) where a blade can follow it",
    );
  });

  test("is cut along the shop's line alone on any other shape", async () => {
    const { page, print } = await asked({ artwork: flag.id });
    const { cuts } = await cutsIn(print);
    expect(cuts).toHaveLength(1);
    expect(cuts[0]).not.toContain(CUT[3]);
    expect(page).toContain("The customer's own cut line (CutContour) is left out.");
  });
});

test("artwork on clear ground may go past its file's own line, as a bleed does", async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage([pt(60), pt(50)]);
  page.drawRectangle({ x: pt(4), y: pt(4), width: pt(50), height: pt(40), color: cmyk(0, 1, 0, 0) });
  await strokedCut(flagPath)(page, doc);
  const body = sent(await keepFrom(browser, "bled.pdf", Buffer.from(await doc.save())), 40, 30);
  const answer = await browser.post("cut-lines", body);
  expect(answer.statusCode, answer.body).toBe(201);
});

test("a line that says it is its file's own, and is not, is not kept", async () => {
  const body = sent(flag, 40, 30);
  const [curve = []] = body.curves;
  const moved = curve.map((value, at) => (at === 20 ? value + 400 : value));
  const plain = await keepFrom(browser, "plain.png", await plainPicture("#803050", 60, 50));
  for (const change of [{ curves: [moved] }, { artwork: plain.id }]) {
    const answer = await browser.post("cut-lines", { ...body, ...change });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { curves: "It is not the cut line of the file." },
    ]);
  }
  // Its corners are the file's: no other line may have them.
  const answer = await browser.post("cut-lines", { ...body, is_own: false });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ["curves"]]);
});
