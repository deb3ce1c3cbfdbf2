import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

/** What names or describes something on the page, and is not there: the server and the browser call it by different names. */
function lostReferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ["aria-labelledby", "aria-describedby", "for"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(" ")
          .filter((id) => id !== "" && document.getElementById(id) === null)
          .map((id) => `${element.tagName} ${name}=${id}`),
      ),
    ),
  );
}

for (const path of ["/stickers/roll", "/business-cards/swing-tags"]) {
  test(`${path}: what fields refer to is there, before a choice and after it`, async ({ page }) => {
    await open(page, path);
    expect(await lostReferences(page)).toEqual([]);
    await page.getByRole("radio", { name: /Kraft/ }).first().check();
    await expect(page).toHaveURL(/\?/);
    await expect.poll(() => lostReferences(page)).toEqual([]);
  });
}

test("home: the field of its search is named after the answer has come", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("searchbox", { name: "What is it for?" }).fill("jars");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "fit “jars”" })).toBeVisible();
  expect(await lostReferences(page)).toEqual([]);
});
