import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { quoteRequestCall } from "#tests/support/bodies/asked-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { readPlaced } from "#tests/support/print-files/read-placed.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();
const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
let browser: Browser;
let link: URL;

async function linkOf(body: object): Promise<URL> {
  const answer = await browser.post(quoteRequestCall, { ...artPaper, ...bea, ...body });
  const mail = await shop.mailTo("staff@kisscut.example", answer.json().data.request_no);
  return new URL(/http\S+\/staff\/print\/\S+/.exec(mail.text)?.[0] ?? "");
}

beforeAll(async () => {
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
  link = await linkOf({ kinds: 3, artwork, set_names: ["Plum", "", "Pære"] });
});

function fetched(url: URL) {
  return shop.app.inject(url.pathname + url.search);
}

function fileLink(file: string): URL {
  return new URL(`${link.pathname}/${file}${link.search}`, link);
}

describe("the staff's link to the print files of a request's artwork", () => {
  test("leads to a page with those of each set that has a picture, by its name, and how they lie on the press", async () => {
    const page = await fetched(link);
    expect(page.statusCode, page.body).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(
      [...page.body.matchAll(/<h2>([^<]+)<\/h2><p class="note">([^<]+)</g)].map(([, ...row]) => row),
    ).toEqual([
      ["Set 1 (Plum)", "plum.png"],
      ["Set 3 (Pære)", "pear.jpg"],
    ]);
    const listed = [...page.body.matchAll(/href="([^"?]+)\?[^"]*"[^>]*>([^<]+)</g)];
    expect(listed.map(([, path = ""]) => path.split("/").at(-1))).toEqual([
      "set-1.pdf",
      "set-1-sheet.pdf",
      "set-3.pdf",
      "set-3-sheet.pdf",
    ]);
    expect(listed[1]?.[2]).toBe("40 pieces on a sheet of 450 x 320 mm, 1 sheet a set (PDF)");
  });

  test("gives each as a PDF to be saved under a name that says what it is", async () => {
    for (const [file, ending] of [
      ["set-3.pdf", "front.pdf"],
      ["set-3-sheet.pdf", "front_sheet.pdf"],
    ] as const) {
      const answer = await fetched(fileLink(file));
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

  test.each<[string, (url: URL) => void]>([
    ["without its key", (url) => url.searchParams.delete("key")],
    ["with another date", (url) => url.searchParams.set("until", "2099-01-01")],
    ["for another request", (url) => (url.pathname = url.pathname.replace(/R\w+/, "R261122AAAAAAAAAA"))],
    ["with the key of other files", (url) => (url.pathname = url.pathname.replace("/print/", "/lettering/"))],
    [
      "to a set without artwork",
      (url) => (url.pathname = `${url.pathname.replace(/\/set-1\.pdf$/, "")}/set-2.pdf`),
    ],
  ])("%s is not found", async (what, change) => {
    const url = fileLink("set-1.pdf");
    change(url);
    const answer = await fetched(url);
    expect(answer.statusCode, what).toBe(404);
    expect(answer.headers["cache-control"]).toMatch(/no-store/);
  });

  test("is not the customer's, and there is none without artwork", async () => {
    expect((await shop.mailTo("bea@example.org", "Your quote request")).text).not.toContain("/staff/");
    const answer = await openBrowser(shop.app).post(quoteRequestCall, { ...artPaper, ...bea });
    const mail = await shop.mailTo("staff@kisscut.example", answer.json().data.request_no);
    expect(mail.text).not.toContain("/staff/print/");
  });
});
