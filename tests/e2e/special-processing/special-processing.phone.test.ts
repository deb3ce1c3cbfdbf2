import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { startShop, type OpenShop } from "../../support/shop-process.ts";
import { attach, files, fillChoices, fillPerson, openSpecial } from "../../support/special-dialog.ts";

test.describe.configure({ mode: "default" });

let shop: OpenShop;
test.beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "100", LOG_LEVEL: "warn" } });
});
test.afterAll(() => shop.close());

for (const width of [375, 320])
  test(`at ${width} px the form is a full-height sheet that never scrolls sideways`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 720 });
    const form = await openSpecial(shop, page, "/stickers/paper");
    await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
    await form.getByRole("checkbox", { name: "Gold", exact: true }).check();
    await attach(form, files.pdf, { ...files.png, name: `${"a-long-name-".repeat(12)}.png` });
    await form.getByRole("button", { name: "Send Quote" }).click();
    await expect(form.getByText("Size is required. Please try again.")).toBeVisible();
    expect(await form.boundingBox()).toEqual({ x: 0, y: 0, width, height: 720 });
    const sideways = await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(sideways).toBe(0);
    expect((await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations).toEqual([]);
    await fillChoices(form);
    await fillPerson(form, `phone${width}@example.org`);
    await form.getByRole("button", { name: "Send Quote" }).click();
    await expect(form).toContainText("Your Quote Request has been sent!");
  });
