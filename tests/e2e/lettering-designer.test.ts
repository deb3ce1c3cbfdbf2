import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { total } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf } from "../support/pages/script-of.ts";

const DESIGNER = "/vinyl-lettering-designer";

function text(page: Page) {
  return page.getByRole("textbox", { name: "Your text" });
}
function preview(page: Page) {
  return page.getByRole("img", { name: /cut vinyl letters/ }).first();
}

test("the designer says how it works; a font is chosen from all in their own letters, found by its kind", async ({
  page,
}) => {
  await open(page, `${DESIGNER}?text=Hello`);
  await expect(page.getByRole("list", { name: "How the designer works" }).getByRole("listitem")).toHaveText([
    /Type your words$/,
    /Size, font, colour$/,
    /See what is cut$/,
  ]);
  const note = page.getByText("shown and cut in Bricolage Grotesque, which is much like it");
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: /^See all \d+ fonts$/ }).click();
  const fonts = page.getByRole("dialog", { name: "Fonts" });
  await expect(fonts.getByRole("button", { name: "Pacifico" })).toBeVisible();
  await fonts.getByRole("searchbox", { name: "Find a font" }).fill("script");
  await expect(fonts.getByRole("heading", { level: 3 })).toHaveText(["Script"]);
  await fonts.getByRole("button", { name: "Pacifico" }).click();
  await expect(fonts).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Font" })).toHaveValue("pacifico");
  await expect(note).toHaveCount(0);
  await expect(preview(page)).toHaveAccessibleName(/in Pacifico/);
});

test("a font that does not come says so, keeps the words, and is asked for again @long", async ({ page }) => {
  await open(page, `${DESIGNER}?text=Hello`);
  await page.evaluate(() =>
    document.addEventListener("click", () => document.body.append(document.createElement("i")), true),
  );
  // A page asks again by itself whenever another face comes: these letters come once somebody has pressed twice.
  await page.route("**/fonts/lettering/lobster.*", async (route) =>
    (await page.locator("body > i").count()) > 1 ? route.continue() : route.abort(),
  );
  await page.getByRole("combobox", { name: "Font" }).selectOption({ label: "Lobster" });
  await expect(page.getByText("The letters of Lobster could not be loaded.")).toBeVisible();
  await expect(text(page)).toHaveValue("Hello");
  const again = page.getByRole("button", { name: "Try again" });
  // It still does not come: that is said again, by a press as at first.
  const asked = page.waitForEvent("requestfailed");
  await again.click();
  await asked;
  await expect(again).toBeVisible();
  await again.click();
  await expect(preview(page)).toHaveAccessibleName(/in Lobster/);
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
});

test("the rarer fields come when they are opened; where they do not come, they are asked for again; what they say is drawn, priced and in the address @long", async ({
  page,
}) => {
  const size = encodeURIComponent(JSON.stringify({ size: { by: "height", mm: 300 } }));
  await open(page, `${DESIGNER}?text=Kia%20ora%0AAroha&font=roboto&lettering=${size}`);
  await page.route(scriptOf("rare-fields"), (route) => route.abort());
  await page.getByText("Arc, spacing, outline and more").click();
  await expect(page.getByText("These fields could not be loaded.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("slider", { name: "Arc" })).toBeVisible();
  await expect(page.getByText("could not be loaded")).toHaveCount(0);

  const fieldsOf = (one: Page) => {
    const line = one.getByRole("group", { name: "Line 2: Aroha" });
    return {
      font: line.getByRole("combobox", { name: "Font of line 2" }),
      percent: line.getByRole("slider", { name: "Size of line 2" }),
      outline: one.getByRole("combobox", { name: "Outline", exact: true }),
      film: one.getByRole("combobox", { name: "Outline film" }),
    };
  };
  const { font, percent, outline, film } = fieldsOf(page);
  await font.selectOption({ label: "Pacifico" });
  await percent.fill("150");
  await outline.selectOption({ label: "3 mm wider" });
  await film.selectOption({ label: "Red" });
  // 3 mm on either side of the letters' edge.
  await expect(preview(page).locator('use[stroke-width="6"]').first()).toBeAttached();
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/"outline":.*"pacifico","percent":150/);

  const anew = await page.context().newPage();
  await open(anew, page.url());
  await expect(total(page)).toHaveText(await total(anew).innerText());
  await anew.getByText("Arc, spacing, outline and more").click();
  const again = fieldsOf(anew);
  await expect(again.font).toHaveValue("pacifico");
  await expect(again.percent).toHaveValue("150");
  await expect(again.outline).toHaveValue("3");
  await expect(again.film.locator("option:checked")).toHaveText("Red");
});
