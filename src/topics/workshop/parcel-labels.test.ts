import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop();

interface LabelPage {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly words: string;
  /** Whether every word stands inside it, with the edge that a printer does not reach. */
  readonly isInside: boolean;
}

/** Each page as a reader finds it. */
async function labelPages(bytes: Buffer): Promise<LabelPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: LabelPage[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const [, , right = 0, top = 0] = page.view;
    const texts = (await page.getTextContent()).items.flatMap((item) => ("str" in item ? [item] : []));
    const edge = 14;
    const isInside = texts.every(({ transform, width }) => {
      const [x, y] = [Number(transform[4]), Number(transform[5])];
      return x >= edge && x + width <= right - edge && y >= edge && y <= top - edge;
    });
    const words = texts.map(({ str }) => str).join(" ");
    const inMm = (points: number) => Math.round((points / 72) * 25.4);
    pages.push({
      width: inMm(right),
      height: inMm(top),
      words: words.replaceAll(/\s+/g, " "),
      isInside,
    });
  }
  await document.loadingTask.destroy();
  return pages;
}

async function orderedTo(extra: object): Promise<string> {
  const browser = openBrowser(shop.app);
  await put(browser, classic);
  return (await order(browser, extra)).number;
}

const long = (word: string) => `${word} `.repeat(25).slice(0, 149).trim();

test("a label says where a parcel goes, from whom, and which of how many it is; nothing of it is cut off", async () => {
  const short = await orderedTo({ company: "Kōwhai & Sons", apartment: "RD 3", instructions: "By the gate" });
  const address = { company: long("Whakatāne"), address: long("Ngāmotu"), apartment: long("Ōtāhuhu") };
  const wide = await orderedTo({ ...address, city_town: "W".repeat(150), instructions: long("Pīwakawaka") });
  const { browser } = await enterStudio(shop, "production");
  const answer = await browser.get(`orders/labels?orders=${short}&parcels=2`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(`Parcel labels ${short}.pdf`);
  const pages = await labelPages(answer.rawPayload);
  expect(pages).toMatchObject([
    { width: 100, height: 150, isInside: true, words: expect.stringContaining("Parcel 1 of 2") },
    { width: 100, height: 150, isInside: true, words: expect.stringContaining("Parcel 2 of 2") },
  ]);
  const { name, streetAddress } = shop.services.catalogue.current().document.shop;
  const said = ["Bea Moss", "Kōwhai & Sons", "8 Marae Road", "RD 3", "Whangārei 0110", "Northland"];
  for (const words of [...said, "Phone 021 555 0142", "By the gate", short, `From ${name}`, streetAddress])
    expect(pages[0]?.words).toContain(words);

  const [sheet, ...others] = await labelPages(
    (await browser.get(`orders/labels?orders=${short},${wide}&paper=a4`)).rawPayload,
  );
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ width: 210, height: 297, isInside: true });
  const letters = sheet!.words.replaceAll(" ", "");
  for (const words of [short, wide, ...Object.values(address), "W".repeat(150), long("Pīwakawaka")])
    expect(letters).toContain(words.replaceAll(" ", ""));
});

test("labels of an order that is not there, of none or of too many are none, and nobody else has them", async () => {
  const { browser } = await enterStudio(shop, "support");
  const number = await orderedTo({});
  expect((await browser.get(`orders/labels?orders=${number},K26-222222`)).statusCode).toBe(404);
  expect((await browser.get("orders/labels")).statusCode).toBe(404);
  const many = Array.from({ length: 51 }, () => number).join(",");
  expect((await browser.get(`orders/labels?orders=${many}`)).statusCode).toBe(422);
  const nobody = await shop.app.inject({ url: `/studio/api/orders/labels?orders=${number}` });
  expect(nobody.statusCode).toBe(401);
});
