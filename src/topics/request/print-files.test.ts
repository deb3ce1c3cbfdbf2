import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { readPlaced } from "#tests/support/print-files/read-placed.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import type { StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop();
const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
let browser: Browser;
let owner: StudioBrowser;
let number: string;

beforeAll(async () => {
  owner = await ownerOf(shop);
  browser = openBrowser(shop.app);
  const plum = await keepFrom(browser, "plum.png", await plainPicture("#803050"));
  const pear = await keepFrom(
    browser,
    "pear.jpg",
    await sharp(await plainPicture("#90b040"))
      .jpeg()
      .toBuffer(),
  );
  const artwork = [plum.id, "", pear.id].join(",");
  const body = { ...artPaper, ...bea, kinds: 3, artwork, set_names: ["Plum", "", "Pære"] };
  number = (await browser.post(quoteRequestCall, body)).json().data.request_no;
});

const fileOf = (file: string) => owner.get(`requests/${number}/print/${file}`);

async function madeOf(requestNo: string) {
  const read = await owner.get(`requests/${requestNo}`);
  return read.json<{ data: StudioReplyTo<"GET requests/:number"> }>().data.made;
}

describe("the print files of a request's artwork", () => {
  test("are listed in its room for each set that has a picture, by its name, with how they lie on the press", async () => {
    const made = await madeOf(number);
    const withFiles = made.filter(({ files }) => files.length > 0);
    expect(withFiles.map(({ place, notes }) => [place, notes[0]])).toEqual([
      ["Set 1 (Plum)", "plum.png"],
      ["Set 3 (Pære)", "pear.jpg"],
    ]);
    const listed = withFiles.flatMap(({ files }) => files);
    expect(listed.map(({ path }) => path.split("/").at(-1))).toEqual([
      "set-1.pdf",
      "set-1-sheet.pdf",
      "set-3.pdf",
      "set-3-sheet.pdf",
    ]);
    expect(listed[1]?.words).toBe("40 pieces on a sheet of 450 x 320 mm, 1 sheet a set (PDF)");
  });

  test("are PDFs to be saved under a name that says what it is", async () => {
    for (const [file, ending] of [
      ["set-3.pdf", "front.pdf"],
      ["set-3-sheet.pdf", "front_sheet.pdf"],
    ] as const) {
      const answer = await fileOf(file);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "content-length": String(answer.rawPayload.length),
      });
      expect(answer.headers["content-disposition"]).toMatch(
        new RegExp(`filename="R\\w+_3_stickers-die-cut_artpaper-gloss_50x50_25_paere_${ending}"`),
      );
      const doc = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
      expect(doc.getTitle()).toMatch(/^R\w+, Set 3 \(Pære\), pear\.jpg$/);
      const placed = await readPlaced(answer.rawPayload);
      expect(placed.some(({ kind, layer }) => kind === "picture" && layer === "Artwork")).toBe(true);
    }
  });

  test("are for who may read requests, each of its own request", async () => {
    const path = `requests/${number}/print/set-1.pdf`;
    expect((await shop.app.inject(`/studio/api/${path}`)).statusCode).toBe(401);
    for (const other of [path.replace(number, "R261122AAAAAAAAAA"), path.replace("set-1", "set-2")])
      expect((await owner.get(other)).statusCode).toBe(404);
  });

  test("are none of a picture that its customer has deleted: what was sent is under Files", async () => {
    const kept = await keepFrom(browser, "gone.png", await plainPicture("#305080"));
    const asked = await browser.post(quoteRequestCall, { ...artPaper, ...bea, artwork: kept.id });
    const requestNo = asked.json().data.request_no;
    await shop.sql(`delete from artwork where id = '${kept.id}'`);
    const notes = ["The customer has deleted this file from their artwork: what they sent is under Files."];
    expect(await madeOf(requestNo)).toEqual([{ place: "Files to print", notes, files: [] }]);
    const read = await owner.get(`requests/${requestNo}`);
    expect(read.json().data.files).toMatchObject([{ name: "gone.png" }]);
  });

  test("are none without artwork", async () => {
    const answer = await openBrowser(shop.app).post(quoteRequestCall, { ...artPaper, ...bea });
    expect(await madeOf(answer.json().data.request_no)).toEqual([]);
  });
});
