import { expect, test, type Page } from "@playwright/test";

const form = (page: Page) => page.getByRole("form", { name: "Instant quote" });
const total = (page: Page) => page.getByRole("status", { name: "Total price" });
const mainButton = (page: Page) =>
  form(page).getByRole("button", { name: /^(ADD TO CART|REQUEST A QUOTE)$/ });

/** The server has confirmed the shown price: the button waits for nothing any more. */
const expectConfirmed = async (page: Page) => {
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
  await expect(form(page)).not.toContainText("The price has changed");
  await expect(form(page)).not.toContainText("An error occurred");
};

const chooseCustomSize = async (page: Page, width: string, height: string) => {
  await page.getByLabel("Size", { exact: true }).selectOption({ label: "Custom Size" });
  await page.getByLabel("Width", { exact: true }).fill(width);
  await page.getByLabel("Height", { exact: true }).fill(height);
};

test("another product, a custom size, an own quantity and two sets cost what was worked out by hand", async ({
  page,
}) => {
  await page.goto("/stickers/roll");
  await page.getByLabel("Product", { exact: true }).selectOption({ label: "Silver Vinyl" });
  await page.getByRole("radio", { name: "Silver Mirror" }).click();
  await chooseCustomSize(page, "90", "55");
  await page.getByLabel("See More").selectOption({ label: "Input the number here" });
  await page.getByLabel("Your own number").fill("750");
  await page.getByLabel("Add additional set").selectOption("2");
  await expect(page).toHaveURL(/product=silver-vinyl.*width=90.*height=55.*custom_quantity=750.*kinds=2/);
  // docs/price-table.md, 22: $200.00 for one set.
  await expect(total(page)).toContainText("$400.00");
  await expectConfirmed(page);
});

test("the address is the state: deep link, reload, and back to the product before", async ({ page }) => {
  await page.goto("/stickers/vinyl?product=hologram&quantity=200");
  await expect(page.getByLabel("Product", { exact: true })).toHaveValue("13");
  const linked = await total(page).textContent();
  await page.reload();
  await expect(total(page)).toHaveText(linked ?? "");
  await page.getByLabel("Product", { exact: true }).selectOption({ label: "Gold Vinyl" });
  await expect(page).toHaveURL(/product=gold-vinyl/);
  await page.goBack();
  await expect(page.getByLabel("Product", { exact: true })).toHaveValue("13");
  await expect(total(page)).toHaveText(linked ?? "");
});

test("the new price is there in the frame of the click", async ({ page }) => {
  await page.goto("/business-cards/swing-tags");
  await expectConfirmed(page);
  const inFrame = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        document.addEventListener(
          "click",
          () =>
            requestAnimationFrame(() =>
              resolve(document.querySelector('[aria-label="Total price"]')?.textContent),
            ),
          { capture: true, once: true },
        );
      }),
  );
  const before = await total(page).textContent();
  await page
    .getByRole("radio", { name: "1,000" })
    .or(page.getByRole("button", { name: "Choose 1,000" }))
    .click();
  expect(await inFrame).not.toBe(before);
});

test.describe("an own quantity", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/business-cards/standard-business-card");
    await page.getByLabel("See More").selectOption({ label: "Input the number here" });
  });

  test("inside the tiers is priced", async ({ page }) => {
    await page.getByLabel("Your own number").fill("275");
    await expect(page).toHaveURL(/custom_quantity=275/);
    await expect(total(page)).toContainText("$");
    await expect(mainButton(page)).toHaveText("ADD TO CART");
  });

  test("below the first tier asks for more, or for a quote", async ({ page }) => {
    await page.getByLabel("Your own number").fill("199");
    await expect(form(page)).toContainText("* Please enter quantity greater than 200.");
    await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
    await expect(total(page)).toBeHidden();
  });

  test("above the last tier can be asked for", async ({ page }) => {
    await page.getByLabel("Your own number").fill("999999");
    await expect(form(page)).toContainText("* You can request a quote from the button below.");
    await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
  });

  test("takes digits only, six at most", async ({ page }) => {
    await page.getByLabel("Your own number").fill("");
    await page.getByLabel("Your own number").pressSequentially("3a5-0 1e2345");
    await expect(page.getByLabel("Your own number")).toHaveValue("350123");
  });
});

test.describe("a custom size", () => {
  const cases = [
    {
      width: "10",
      height: "40",
      message: "* Width or height must not be below 15mm.",
      button: "ADD TO CART",
    },
    {
      width: "900",
      height: "700",
      message: "* For special sizes, request a quote from the button below.",
      button: "REQUEST A QUOTE",
    },
    { width: "", height: "40", message: "Please enter width.", button: "ADD TO CART" },
    { width: "", height: "", message: "Please enter width and height.", button: "ADD TO CART" },
  ];
  for (const { width, height, message, button } of cases) {
    test(`of "${width}" x "${height}" says: ${message}`, async ({ page }) => {
      await page.goto("/stickers/paper");
      await chooseCustomSize(page, width, height);
      await expect(form(page).getByRole("alert").filter({ hasText: message })).toHaveText(message);
      await expect(page.getByLabel("Width", { exact: true })).toHaveAttribute("aria-invalid", "true");
      await expect(mainButton(page)).toHaveText(button);
    });
  }

  test("that is missing takes the focus when the form is sent", async ({ page }) => {
    await page.goto("/stickers/paper");
    await chooseCustomSize(page, "", "40");
    await expect(page.getByRole("alert", { name: "Size input" })).toHaveText("Please enter width.");
    await mainButton(page).click();
    await expect(page.getByLabel("Width", { exact: true })).toBeFocused();
  });
});

test("two sides show front and back groups, and strings come with a punched hole", async ({ page }) => {
  await page.goto("/business-cards/swing-tags");
  await expect(page.getByRole("group", { name: "Tag Strings" })).toBeHidden();
  await page.getByRole("radio", { name: "Both sides" }).click();
  await expect(page.getByRole("group", { name: "Front: Foil Stamp" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Back: Foil Stamp" })).toBeVisible();
  await page
    .getByRole("group", { name: /Punch Holes/ })
    .first()
    .locator("summary")
    .click();
  await page
    .getByRole("radio", { name: /Punch Hole 3/i })
    .first()
    .click();
  await expect(page.getByRole("group", { name: /Tag Strings/ }).first()).toBeVisible();
});

test("only one group of extras is open at a time", async ({ page }) => {
  await page.goto("/business-cards/premium-business-card");
  const foil = page.getByRole("group", { name: "Foil Stamp" });
  const fold = page.getByRole("group", { name: "Fold" });
  await foil.locator("summary").click();
  await expect(foil.getByRole("radio").or(foil.getByRole("checkbox")).first()).toBeVisible();
  await fold.locator("summary").click();
  await expect(foil.getByRole("radio").or(foil.getByRole("checkbox"))).toHaveCount(0);
});

test("a choice that is not possible says why, also to the keyboard", async ({ page }) => {
  await page.goto("/stickers/paper");
  const oval = page.getByRole("radio", { name: "Oval" });
  await expect(oval).toBeDisabled();
  await expect(oval).toHaveAccessibleDescription(/\w+/);
  await oval.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Circle" })).toBeChecked();
});

test("Enter in a field sends nothing", async ({ page }) => {
  await page.goto("/stickers/paper");
  await chooseCustomSize(page, "70", "70");
  await page.getByLabel("Height", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/width=70&height=70/);
  await expect(form(page).getByText("Ordering online opens soon")).toBeHidden();
});

test("a price that the server does not confirm is said to have changed", async ({ page }) => {
  await page.route("**/api/get/pricing-data*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { price: number }[] };
    for (const row of body.data) row.price += 1;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/stickers/paper?quantity=100");
  await expect(form(page)).toContainText("The price has changed");
});

test("a server that does not answer is admitted, and can be asked again", async ({ page }) => {
  await page.route("**/api/get/pricing-data*", (route) => route.abort());
  await page.goto("/stickers/paper");
  await expect(form(page)).toContainText("An error occurred. Please try again or submit a report.");
  await page.unroute("**/api/get/pricing-data*");
  await form(page).getByRole("button", { name: "Try again" }).click();
  await expectConfirmed(page);
});
