import { expect, test } from "vitest";
import { draftOf, edited, ownCatalogueShop, smallest } from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

test("what waits is shown as far as the earliest 20, the rest is counted", async () => {
  const { browser, id } = await enterStudio(shop, "owner");
  const change = JSON.stringify([smallest("13.00", "32.00")]);
  await shop.sql(
    `insert into catalogue_waiting (staff_id, at, changes, version, note, broken, reason)
      select ${id}, now() + number * interval '1 day', '${change}', '', 'Number ' || number, '{}', ''
        from generate_series(22, 1, -1) number`,
  );
  const { waiting, more } = (await browser.get("catalogue/waiting")).json().data;
  expect([waiting.length, more, (await draftOf(browser)).waiting]).toEqual([20, 2, 22]);
  expect([waiting[0].note, waiting[19].note]).toEqual(["Number 1", "Number 20"]);
});

test("one change in the draft and in what waits is a conflict of each by itself", async () => {
  const { browser, id } = await enterStudio(shop, "owner");
  const changes = JSON.stringify([smallest("12.00", "32.00")]);
  await shop.sql(
    `insert into catalogue_waiting (staff_id, at, changes, version, note, broken, reason)
      select ${id}, now() + interval '1 day', '${changes}', '', '', '{}', '' from generate_series(1, 2)`,
  );
  await shop.sql(`insert into catalogue_draft (changes, revision) values ('${changes}', 7)`);
  const { waiting } = (await browser.get("catalogue/waiting")).json().data;
  expect(waiting).toMatchObject([1, 2].map(() => ({ lines: [{ is_conflict: true }] })));
  expect(await draftOf(browser)).toMatchObject({ revision: 7, lines: [], conflicts: [{ found: "13.00" }] });
  await edited(browser, smallest("13.00", "33.00"));
  expect(await draftOf(browser)).toMatchObject({ lines: [{ now: "$33.00" }], conflicts: [] });
});
