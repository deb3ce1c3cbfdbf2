import { expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import {
  cell,
  copied,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  published,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

async function saved(browser: StudioBrowser): Promise<string> {
  return (await browser.get("catalogue/export?what=on-sale&sheet=")).json().data.text;
}

async function checked(browser: StudioBrowser, file: string) {
  const answer = await browser.post("catalogue/import", { file: Buffer.from(file).toString("base64") });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as {
    readonly lines: readonly { readonly change: CatalogueChange; readonly label: string }[];
    readonly faults: readonly object[];
    readonly notes: readonly string[];
  };
}

/** The key of what is called so on the sheet of what is copied. */
async function keyOf(browser: StudioBrowser, name: string): Promise<string> {
  const { sheets } = await draftOf(browser, "sale");
  const rows = sheets.flatMap((sheet: { readonly rows: readonly object[] }) => sheet.rows);
  return rows.find(({ label }: { readonly label: string }) => label === name).key;
}

const sale = (name: string, products: string): CatalogueChange => ({
  kind: "add",
  sheet: "promotions",
  row: "",
  cells: { name, products, off: "15", starts: "2027-04-01", ends: "2027-04-02" },
});

test("copies that come under new numbers have the prices, words and promotions that the file gives them", async () => {
  const { browser } = await enterStudio(shop, "owner");
  await edited(browser, copied("new-products", "5", "Flax Paper"), copied("new-finishings", "1", "Linen"));
  const [flax, linen] = [await keyOf(browser, "Flax Paper"), await keyOf(browser, "Linen")];
  await edited(
    browser,
    copied("new-products", flax, "Jute Paper"),
    copied("new-products", "5", "Sisal Paper"),
  );
  const [jute, sisal] = [await keyOf(browser, "Jute Paper"), await keyOf(browser, "Sisal Paper")];
  await edited(
    browser,
    cell("products", flax, "minimum", "13.00", "21.00"),
    cell("products", jute, "minimum", "13.00", "22.00"),
    cell("products", sisal, "minimum", "13.00", "23.00"),
    cell("finishings", linen, "job", "0.00", "4.00"),
    cell("sale-products", flax, "instead", "", jute),
    sale("Grasses", `5, ${flax}, ${jute}`),
  );
  const publication = await published(browser, { reason: "It is a test." });
  const file = await saved(browser);
  const before = shop.services.catalogue.current().document;
  expect((await browser.post("catalogue/take-back", { publication, reason: "It is over." })).statusCode).toBe(
    200,
  );

  const { lines, faults } = await checked(browser, file);
  expect(faults).toEqual([]);
  const answer = await edit(browser, ...lines.map(({ change }) => change));
  expect(answer.statusCode, answer.body).toBe(200);
  await published(browser, { reason: "It is a test." });

  const after = shop.services.catalogue.current().document;
  const made = (name: string) => after.products.find((row) => row.name === name)!;
  const [newFlax, newJute] = [made("Flax Paper"), made("Jute Paper")];
  expect(
    [newFlax, newJute, made("Sisal Paper")].map((row) => [row.minimumCharge, String(row.id) > sisal]),
  ).toEqual([
    [2100, true],
    [2200, true],
    [2300, true],
  ]);
  expect([newJute.copied?.fromId, newFlax.insteadId]).toEqual([newFlax.id, newJute.id]);
  expect(after.priceRules.promotions.find(({ name }) => name === "Grasses")?.productIds).toEqual([
    5,
    newFlax.id,
    newJute.id,
  ]);
  expect(after.products.map(({ name }) => name)).toEqual(before.products.map(({ name }) => name));
  const charges = (document: typeof after) =>
    document.finishings.map(({ name, id: _id, ...row }) => [name, "charge" in row && row.charge]);
  expect(charges(after)).toEqual(charges(before));
});

test("a promotion that is there names a copy by its new number", async () => {
  const { browser } = await enterStudio(shop, "owner");
  await edited(browser, sale("Papers", "5"));
  await published(browser, { reason: "It is a test." });
  const [promotion] = shop.services.catalogue.current().document.priceRules.promotions.slice(-1);
  await edited(browser, copied("new-products", "5", "Kapok Paper"));
  const kapok = await keyOf(browser, "Kapok Paper");
  await edited(browser, cell("promotions", String(promotion?.id), "products", "5", `5, ${kapok}`));
  const publication = await published(browser, { reason: "It is a test." });
  const file = await saved(browser);
  await browser.post("catalogue/take-back", { publication, reason: "It is over." });
  const { lines, faults } = await checked(browser, file);
  const next = lines[0]?.change.row ?? "";
  expect(Number(next)).toBeGreaterThan(Number(kapok));
  expect(faults).toEqual([]);
  expect(lines.map(({ change }) => change)).toEqual([
    expect.objectContaining({ kind: "add", sheet: "new-products", row: next }),
    {
      kind: "cell",
      sheet: "promotions",
      row: String(promotion?.id),
      column: "products",
      was: "5",
      now: `5, ${next}`,
    },
  ]);
});

test("a row of a whole catalogue that is not there and cannot come is a fault in words", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const file = JSON.parse(await saved(browser));
  file.catalogue.shapes.push({ ...file.catalogue.shapes[0], id: 999, name: "Moon", slug: "moon" });
  expect(await checked(browser, JSON.stringify(file))).toMatchObject({
    lines: [],
    notes: [],
    faults: [
      {
        sheet: "Shapes",
        row: "999",
        message:
          "There is no such row here. Please take it out of the file, or bring its sheets in one by one.",
      },
    ],
  });
});
