import { describe, expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { sheets } from "#domain/catalogue/sheets/sheets.ts";
import {
  cell,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

async function saved(browser: StudioBrowser, sheet = "", what = "on-sale") {
  const answer = await browser.get(`catalogue/export?what=${what}&sheet=${sheet}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as { readonly name: string; readonly text: string };
}

async function checked(browser: StudioBrowser, file: string | Buffer) {
  const answer = await browser.post("catalogue/import", { file: Buffer.from(file).toString("base64") });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const table = (sheet: string, head: string, ...rows: string[]) =>
  [`Key (${sheet}),${head}`, ...rows].join("\n");
const hemp: CatalogueChange = {
  kind: "add",
  sheet: "new-products",
  row: "",
  cells: { from: "5", name: "Hemp Paper", slug: "", summary: "For jams." },
};

describe("what was saved and is brought in again", () => {
  test("makes no difference, of no sheet and of all of it", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const whole = await saved(browser);
    expect(whole.name).toBe("catalogue-2027-03-10.json");
    expect(await checked(browser, whole.text)).toMatchObject({ lines: [], faults: [], notes: [] });
    for (const { name } of sheets) {
      const { text } = await saved(browser, name);
      expect(text.startsWith("\uFEFFKey (")).toBe(true);
      expect(await checked(browser, text), name).toMatchObject({ lines: [], faults: [], notes: [] });
    }
  });

  test("has a draft in it, copies too, which are the draft again where it was dropped", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "14.00"), hemp);
    await edited(browser, cell("products", "100001", "minimum", "13.00", "15.00"));
    const { text, name } = await saved(browser, "", "draft");
    expect(name).toBe("catalogue-draft-2027-03-10.json");
    const before = (await draftOf(browser)).lines;
    await browser.post("catalogue/draft/discard", { revision: (await draftOf(browser)).revision });
    const { lines, faults } = await checked(browser, text);
    expect([faults, lines.length]).toEqual([[], 3]);
    expect((await draftOf(browser)).lines).toEqual([]);
    const edits = lines.map(({ change }: { readonly change: CatalogueChange }) => change);
    expect((await edit(browser, ...edits)).statusCode).toBe(200);
    expect((await draftOf(browser)).lines).toEqual(before);
  });

  test("says nothing of the shop's account, numbers, logo and coupons, and brings none in", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { text } = await saved(browser);
    const file = JSON.parse(text);
    const { shop: told, coupons } = file.catalogue;
    expect([told.bankAccount, told.gstNumber, told.logo, coupons]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    file.catalogue.shop.name = "Mere's Labels";
    file.catalogue.shop.bankAccount = { name: "Mere", number: "12-3456-0123456-00" };
    file.catalogue.products[0].minimumCharge = 1500;
    const { lines } = await checked(browser, JSON.stringify(file));
    expect(lines).toMatchObject([{ label: "Art Paper, smallest order", now: "$15.00" }]);
  });
});

describe("a table that a spreadsheet has saved", () => {
  test("is read with semicolons, decimal commas, tabs, quotes and other line ends", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const same = [
      'Key (products);What;"Smallest order, $"\r\n#2;Classic;14,00\r\n',
      'Key (products)\tWhat\t"Smallest order, $"\n"#2"\tClassic\t$14\n',
      '"Key (products)","Smallest order, $"\r"#2","14.00"\r',
    ];
    for (const file of [...same, Buffer.from(`\uFEFF${same[1]}`, "utf16le")]) {
      const { lines, faults } = await checked(browser, file);
      expect([faults, lines]).toMatchObject([
        [],
        [{ label: "Classic Paper, smallest order", was: "$13.00", now: "$14.00" }],
      ]);
    }
  });

  test("may have its days written as here, and new rows without a key", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const file = table("days", "Day,Kind,Region,Name", ",1/04/2027,closure,,Stocktaking at Ōtaki");
    const { lines, notes } = await checked(browser, file);
    expect(lines).toMatchObject([{ label: "Days closed", was: "", now: "2027-04-01, Stocktaking at Ōtaki" }]);
    expect(notes).toEqual([expect.stringMatching(/^Days closed: \d+ rows are not in the file and stay/)]);
  });

  test("keeps words that look like a formula, and negative numbers, as they are", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { summary } = shop.services.catalogue.current().document.products[1]!;
    await edited(browser, cell("summaries", "2", "summary", summary, "=SUM(A1) is no sum"));
    const { text } = await saved(browser, "summaries", "draft");
    expect(text).toContain("'=SUM(A1) is no sum");
    expect(await checked(browser, text)).toMatchObject({ lines: [], faults: [] });
  });

  test("says what of it is not known, and what is not in it", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { notes, lines } = await checked(browser, table("set-up", "Weight", "#set-up,12"));
    expect([lines, notes]).toEqual([
      [],
      [
        "Not in the file, so that it stays as it is: “Margin, ×”.",
        "Passed over, because no column of this sheet is called so: “Weight”.",
      ],
    ]);
  });
});

describe("what is wrong with a file", () => {
  test("is told by line and column, all of it at once, and nothing is changed", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const head = '"Per m², $","Smallest order, $"';
    const file = table("products", head, "#1,5.04,cheap", "#2,,14.00", "#99,1.00,1.00");
    const { lines, faults } = await checked(browser, file);
    const products = { sheet: "Products", row: "" };
    expect([lines, faults]).toEqual([
      [],
      [
        { ...products, line: 2, column: "Smallest order, $", message: "Please type dollars, such as 12.40." },
        { ...products, line: 3, column: "Per m², $", message: "Please type dollars, such as 12.40." },
        { ...products, line: 4, row: "99", column: "", message: "No row of this sheet has this key." },
      ],
    ]);
  });

  test.each([
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]), "The letters of this file cannot be read."],
    ["something else", "Name,Price\nKraft,3", "This is no sheet of the catalogue"],
    ["half a catalogue", '{"format": "kisscut catalogue"', "This file is broken"],
    ["another JSON", "{}", "This is no file of a catalogue."],
    ["a wrong catalogue", '{"format":"kisscut catalogue","catalogue":{"shop":1}}', "This cannot stand in"],
    ["a key twice", table("products", "Name", "#1,A", "#1,B"), "This row stands in line 2 already."],
    [
      "a new row without its words",
      table("promotions", 'Name,Products,"Off, %",First day,Last day', ",Sale,1,15,2027-04-01,"),
      "Please type a day such as 2027-01-31.",
    ],
    [
      "a day that has come",
      table("sale-products", "Stock", "#5,2027-03-09"),
      "Please choose a day after today.",
    ],
  ])("%s", async (_name, file, words) => {
    const { browser } = await enterStudio(shop, "owner");
    const { lines, faults } = await checked(browser, file);
    expect([lines, faults]).toEqual([
      [],
      [expect.objectContaining({ message: expect.stringContaining(words) })],
    ]);
  });

  test("a cell that is part of what its row is cannot be changed, and a row that is there cannot come", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { holidays } = shop.services.catalogue.current().document;
    const day = holidays.find(({ region }) => region === null)!;
    const key = `#${day.date} ${day.type}`;
    const file = table(
      "days",
      "Day,Kind,Region,Name",
      `${key},2027-12-24,${day.type},,${day.name}`,
      ",2028-02-29,closure,,Stocktaking",
      ",2028-02-29,closure,,Leap day",
    );
    const days = { sheet: "Days closed", row: "" };
    expect(await checked(browser, file)).toMatchObject({
      lines: [],
      faults: [
        { ...days, line: 4, column: "", message: "This row is there already, and says something else." },
        { ...days, line: 2, column: "Day", message: "This cannot be changed." },
      ],
    });
  });

  test("more new rows than come at once are refused before any is made", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const days = Array.from({ length: 201 }, (_none, at) => {
      const date = new Date(Date.UTC(2029, 0, 1 + at)).toISOString().slice(0, 10);
      // What is wrong with a row is not looked for.
      return `,${date},${at === 0 ? "festival" : "closure"},,Closed`;
    });
    expect(await checked(browser, table("days", "Day,Kind,Region,Name", ...days))).toMatchObject({
      lines: [],
      faults: [{ message: "These are 201 new rows. Please bring in at most 200 at once, sheet by sheet." }],
    });
  });

  test("more than a hundred faults are counted, and the first of them told", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const rows = Array.from({ length: 345 }, (_none, at) => `#none-${at},1.00`);
    const { faults, more_faults: more } = await checked(browser, table("products", '"Per m², $"', ...rows));
    expect([faults.length, more]).toEqual([100, 245]);
  });

  test("one that is too large is refused", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const file = Buffer.alloc(2_200_000, "a").toString("base64");
    expect((await browser.post("catalogue/import", { file })).statusCode).toBe(422);
  });
});

test("who saved what stands in the audit log", async () => {
  const { browser, id } = await enterStudio(shop, "owner");
  await saved(browser, "products", "draft");
  expect(await shop.sql(`select action, after from audit_entry where staff_id = ${id}`)).toEqual([
    { action: "catalogue.exported", after: { what: "the draft", sheet: "Products" } },
  ]);
});
