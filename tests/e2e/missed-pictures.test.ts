import { expect, type Page } from "@playwright/test";
import { openForPicture } from "../support/pages/banner.ts";
import { addButton } from "../support/pages/cart.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { colouredLabel } from "../support/pages/saved-file.ts";
import { test } from "../support/pages/shop-test.ts";

const paper = "/stickers/paper?product=classic-paper&quantity=100";

/** The newest file that the shop keeps for the browser is gone from there. */
async function loseNewest(page: Page) {
  const answer = await page.request.get("/api/artwork?limit=1");
  const { data } = (await answer.json()) as { data: { artwork: { id: string }[] } };
  expect((await page.request.delete(`/api/artwork/${data.artwork[0]?.id}`)).status()).toBe(200);
}

test("what was refused for a picture is no longer said once another one is chosen, or it is removed; the shop's picture of a drawing that does not come is asked for again, and nothing is sent twice @long", async ({
  page,
}) => {
  await openForPicture(page, paper);
  const refusal = page.getByText("A file of your artwork is no longer here.");
  const pressAfterLoss = async () => {
    await expect(page.getByText("Saved: it goes with your order.").first()).toBeAttached();
    await loseNewest(page);
    await addButton(page).click();
    await expect(refusal).toBeVisible();
  };
  await chooseFile(page, "Try your own picture", await colouredLabel("rose.png", "#d9738a"));
  await pressAfterLoss();
  await chooseFile(page, "Try another picture", await colouredLabel("moss.png", "#5a6b3a"));
  await expect(refusal).toHaveCount(0);
  await pressAfterLoss();
  await page.getByRole("button", { name: "Remove my picture" }).click();
  await expect(refusal).toHaveCount(0);
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#1c4b6b"/></svg>';
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/upload")) sent.push(request.url());
  });
  await page.route("**/api/artwork/*/picture", (route) => route.abort());
  await chooseFile(page, "Try your own picture", {
    name: "badge.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(square),
  });
  const missed = page.getByText("Its picture did not come.");
  await expect(missed).toBeVisible();
  await page.reload();
  await expect(missed).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  const failed = page.waitForEvent("requestfailed");
  await again.click();
  await failed;
  await expect(missed).toBeVisible();
  await page.unroute("**/api/artwork/*/picture");
  await again.click();
  const shown = page.getByRole("img", { name: /^Classic Paper, / }).locator('image[href^="blob:"]');
  await expect(shown.first()).toBeAttached();
  await expect(missed).toHaveCount(0);
  await page.reload();
  await expect(shown.first()).toBeAttached();
  expect(sent).toHaveLength(1);
});
