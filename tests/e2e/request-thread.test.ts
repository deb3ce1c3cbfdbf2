import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { answerByCall, answerPath, askByCall } from "../support/pages/answer-request.ts";
import { acceptLink } from "../support/pages/quotation.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { mailedText } from "../support/people/outbox.ts";
import type { RunningShop } from "../support/pages/shop-broker.ts";

/** An answered request, and the path of its answer. */
async function answered(page: Page, shop: RunningShop, name: string) {
  const email = newEmail(name);
  const requestNo = await askByCall(page, email);
  await answerByCall(shop, requestNo, { price: "640" });
  return { email, requestNo, path: await answerPath(shop, email) };
}

const talk = (page: Page) => page.locator("#talk");

test("a price is asked back about, and declined with a reason, at 375 px; whose page has an older answer is told of the newer one @long", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { requestNo, path } = await answered(page, shop, "asks-back");
  await open(page, path);
  await answerByCall(shop, requestNo, { price: "600", seen: 1 });
  await talk(page)
    .getByLabel(/^Ask us something/)
    .fill("In silver?");
  await talk(page).getByRole("button", { name: "Send your message" }).click();
  await expect(talk(page).getByRole("alert")).toContainText("Please look at the newer answer.");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "See the newer one" }).click();
  await expect(page.getByText("$600.00").first()).toBeVisible();

  await page.getByRole("link", { name: "Ask us first, or decline it" }).press("Enter");
  await talk(page).getByRole("button", { name: "Send your message" }).press("Enter");
  await expect(talk(page).getByText("Your message is required. Please try again.")).toBeVisible();
  await talk(page)
    .getByLabel(/^Ask us something/)
    .fill("Could it come in two pieces?");
  await talk(page).getByRole("button", { name: "Send your message" }).press("Enter");
  await expect(talk(page).getByRole("log")).toContainText("Could it come in two pieces?");
  await expect(talk(page).getByRole("heading", { name: "Your question is with us" })).toBeVisible();
  await expect(talk(page).getByLabel(/^Ask us something/)).toHaveValue("");
  await expect(acceptLink(page)).toBeVisible();

  await talk(page).getByText("Decline this price").click();
  await talk(page).getByRole("button", { name: "Yes, decline it" }).press("Enter");
  await expect(talk(page).getByText("Please choose a reason.")).toBeVisible();
  await talk(page).getByLabel("It costs too much").check();
  await talk(page).getByRole("button", { name: "Yes, decline it" }).press("Enter");
  await expect(talk(page).getByRole("heading", { name: "You have declined this price" })).toBeVisible();
  await expect(talk(page).getByRole("heading", { name: "You have declined this price" })).toBeFocused();
  await expect(acceptLink(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await mailedText(shop.dataDir, "staff@kisscut.example", "declined your price", requestNo);
});

test("without a script a request is written about before there is a price, and its price is declined @long", async ({
  page,
  shop,
  browser,
}) => {
  const email = newEmail("plain-talk");
  const requestNo = await askByCall(page, email);
  const mail = await mailedText(shop.dataDir, email, "/q/request/");
  const own = /\/q\/request\/\w+\/[\w-]+/.exec(mail)?.[0] ?? "";
  const context = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(own);
  await expect(plain.getByRole("heading", { name: "Your quote request", level: 1 })).toBeVisible();
  await plain.getByLabel(/^Write to us/).fill("It is for the left side.");
  await plain.getByRole("button", { name: "Send your message" }).click();
  await expect(talk(plain).getByRole("log")).toContainText("It is for the left side.");
  await answerByCall(shop, requestNo, { price: "640", seen: 1 });
  await plain.goto(own);
  await expect(plain.getByRole("heading", { name: "Quotation", level: 1 })).toBeVisible();
  await plain.getByText("Decline this price").click();
  await plain.getByLabel("In your words").fill("Not this year.");
  await plain.getByRole("button", { name: "Yes, decline it" }).click();
  await expect(plain.getByText("Please choose a reason.")).toBeVisible();
  await expect(plain.getByLabel("In your words")).toHaveValue("Not this year.");
  await plain.getByLabel("I do not need it any more").check();
  await plain.getByRole("button", { name: "Yes, decline it" }).click();
  await expect(talk(plain).getByRole("log")).toContainText("I do not need it any more");
  await context.close();
});
