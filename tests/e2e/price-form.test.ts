import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { mainButton, open, option, total } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

function section(page: Page) {
  return page.getByRole("region", { name: "Price table" });
}
function form(page: Page) {
  return page.getByRole("form", { name: "Price table" });
}
/** A field of the form below the banner; the one above has the same name without the addition. */
function field(page: Page, name: string) {
  return form(page).getByLabel(`${name} in the price table`, { exact: true });
}
function table(page: Page) {
  return section(page).getByRole("table");
}

/** Room beside the name of a list's choice, in CSS pixels: below 0 its end is not shown. */
function roomLeft(element: HTMLElement): number {
  const list = element as HTMLSelectElement;
  const style = getComputedStyle(list);
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  pen.font = style.font;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return list.clientWidth - padding - pen.measureText(list.selectedOptions[0]?.text ?? "").width;
}

async function openForm(page: Page, path = "/stickers/paper") {
  await open(page, path);
  await section(page).getByRole("button", { name: "Check other prices" }).click();
  await expect(form(page)).toBeVisible();
}

test("the form below the banner is a second view of the same selection", async ({ page }) => {
  await open(page, "/stickers/paper");
  await expect(form(page)).toHaveCount(0);
  await section(page).getByRole("button", { name: "Check other prices" }).click();
  await field(page, "Shape").selectOption("Square");
  await expect(option(page, "Shape", "Square")).toBeChecked();
  await expect(page).toHaveURL(/shape=square/);
  await option(page, "Shape", "Circle").check();
  await expect(field(page, "Shape").locator("option:checked")).toHaveText("Circle");
  await field(page, "Product").selectOption("Kraft Paper");
  await expect(field(page, "Product").locator("option:checked")).toHaveText("Kraft Paper");
  await expect(table(page).locator("s").first()).toBeVisible();
  await expectAccessible(page);
});

test("a typed size is checked when the typing has paused, and says what the price form says of it", async ({
  page,
}) => {
  await openForm(page);
  const alert = section(page).getByRole("alert", { name: "Price table size" });
  await field(page, "Width").fill("1a4");
  await expect(field(page, "Width")).toHaveValue("14");
  await expect(alert).toHaveText("※ Width or height must not be below 15mm.");
  await expect(field(page, "Width")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Width").fill("60");
  await field(page, "Height").fill("60");
  await expect(alert).toBeEmpty();
  await expect(page).toHaveURL(/width=60/);
  await expect(page).toHaveURL(/height=60/);
  await expect(table(page)).toBeVisible();
});

test("lists show the whole name of what is chosen, and what is wrong with a size stands below it", async ({
  page,
}) => {
  await page.goto("/business-cards/premium-business-card#price");
  await expect(form(page)).toBeVisible();
  for (const width of [1_280, 812]) {
    await page.setViewportSize({ width, height: 800 });
    await field(page, "Material").selectOption("Royal Extra White 400gsm");
    expect(await field(page, "Material").evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
  }
  await field(page, "Width").fill("12");
  const message = form(page).getByRole("alert", { name: "Price table size" });
  await expect(message).toContainText("※ Width or height must not be below 40mm.");
  const [said, box] = [await message.boundingBox(), await field(page, "Width").boundingBox()];
  expect(Math.abs((said?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(5);
  expect(said?.y).toBeGreaterThan(box?.y ?? 0);
});

test("above the maximum the table gives way to the way to a quote request", async ({ page }) => {
  await openForm(page);
  await field(page, "Width").fill("900");
  await field(page, "Height").fill("900");
  await expect(form(page).getByText("※ It is a special size.")).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await expect(section(page)).toContainText("For special sizes, request a quote from the button below.");
  await section(page).getByRole("button", { name: "ask for a quotation" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a roll's sizes are a list, its boxes read only", async ({ page }) => {
  await openForm(page, "/stickers/roll");
  await expect(field(page, "Width")).toHaveAttribute("readonly");
  await expect(field(page, "Width")).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  const sizes = field(page, "Size");
  const last = sizes.locator("option").last();
  const name = (await last.textContent()) ?? "";
  await sizes.selectOption(name);
  const [width = "", height = ""] = name.match(/\d+/g) ?? [];
  await expect(field(page, "Width")).toHaveValue(width);
  await expect(field(page, "Height")).toHaveValue(height);
});

test("a list that the server does not confirm is emptied, and asked for again by Try again", async ({
  page,
}) => {
  await openForm(page);
  await page.route("**/api/get/pricing-data?*", (route) => route.abort());
  await field(page, "Product").selectOption("Kraft Paper");
  await expect(section(page).getByRole("alert").filter({ hasText: "An error occurred." })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await page.unroute("**/api/get/pricing-data?*");
  await section(page).getByRole("button", { name: "Try again" }).click();
  await expect(table(page)).toBeVisible();
  await expect(total(page)).toContainText("$");
});

test("a choice is one question to the server: its answer confirms the price above and the list", async ({
  page,
}) => {
  await openForm(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/get/pricing-data")) asked.push(request.url());
  });
  const answer = page.waitForResponse("**/api/get/pricing-data?*");
  await field(page, "Product").selectOption("Kraft Paper");
  await answer;
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
  await expect(table(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

/** Everything that the page asks the server for prices from now on. */
function pricesAsked(page: Page): readonly URL[] {
  const asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/get/pricing-data") asked.push(url);
  });
  return asked;
}

test("content-and-lettering.md 4: on the business-cards page prices are asked only while PRICE is open", async ({
  page,
}) => {
  await page.clock.install();
  const asked = pricesAsked(page);
  await open(page, "/business-cards/premium-business-card");
  await page.clock.runFor(1_000);
  await page.getByRole("radio", { name: "Both sides" }).check();
  await expect(page).toHaveURL(/sides=both-sides$/);
  await page.clock.runFor(1_000);
  await expect(mainButton(page)).toBeEnabled();
  expect(asked).toEqual([]);
  await page.getByRole("tab", { name: "Price" }).click();
  await expect(form(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect
    .poll(() => asked.map(({ searchParams }) => searchParams.get("printed_side_id")))
    .toEqual(["2"]);
  await page.getByLabel("Add additional set").selectOption("3");
  await page.clock.runFor(1_000);
  await expect.poll(() => asked.at(-1)?.searchParams.get("kinds")).toBe("3");
  await page.getByRole("tab", { name: "Review" }).click();
  await expect(form(page)).toBeHidden();
  await page.getByLabel("Add additional set").selectOption("2");
  await page.clock.runFor(1_000);
  expect(asked).toHaveLength(2);
});

test("content-and-lettering.md 8: a failed call empties the list of the tab PRICE; the price above stays, and can be ordered", async ({
  page,
}) => {
  await page.route("**/api/get/pricing-data?*", (route) => route.abort());
  await open(page, "/business-cards/premium-business-card#price");
  await expect(section(page).getByRole("alert").filter({ hasText: "An error occurred." })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await expect(total(page)).toContainText("$18.00");
  await mainButton(page).click();
  await expect(page.getByRole("form", { name: "Instant quote" })).toContainText("is in your cart for $18.00");
});

test("on the business-cards page the tab PRICE holds the whole form", async ({ page }) => {
  await page.goto("/business-cards/premium-business-card#price");
  await expect(form(page)).toBeVisible();
  await field(page, "Printed side").selectOption({ index: 1 });
  await expect(page).toHaveURL(/sides=/);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("form, table and plot fit", async ({ page }) => {
    await openForm(page, "/stickers/vinyl");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
