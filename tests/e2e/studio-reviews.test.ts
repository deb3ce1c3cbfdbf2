import { expect } from "@playwright/test";
import sharp from "sharp";
import { makeMember, newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";

// Lists are of the whole shop.
test.use({ ownShop: "studio" });

test("a review waits on Today, is accepted in its room, and is gone from both @long", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("studio-review"));
  const title = `Sharp on brown ${Date.now()}`;
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background: "#2f7d6b" } });
  const sent = await page.request.post("/api/quote/create/review", {
    multipart: {
      product_id: 5,
      title,
      rate: 4,
      comment: "The small type is crisp.",
      "attachments[]": { name: "jar.png", mimeType: "image/png", buffer: await picture.png().toBuffer() },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page
    .getByRole("navigation", { name: "Kinds" })
    .getByRole("link", { name: "Look at the review" })
    .click();
  await page.getByRole("link", { name: new RegExp(title) }).press("Enter");
  await expect(page.getByRole("heading", { name: "Reviews", level: 1 })).toBeFocused();
  const review = page.getByRole("article", { name: title });
  await expect(review).toContainText("The small type is crisp.");
  const shown = review.getByRole("img", { name: "What the customer sent, 1 of 1" });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await review.getByRole("button", { name: "Decline" }).click();
  await expect(review.getByRole("button", { name: "Decline and delete" })).toBeVisible();
  await expectWellMade(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole("article", { name: title })).toBeVisible();
  // One that hears of nothing shows what is old, however long that takes.
  const deaf = await page.context().newPage();
  await deaf.route("**/studio/api/changes", (route) => route.abort());
  await deaf.goto(page.url());
  await expect(deaf.getByRole("article", { name: title })).toBeVisible();
  await review.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(page.getByText(`“${title}” was accepted: it is on its page.`)).toBeVisible();
  await expect(review).toHaveCount(0);
  await expect(other.getByRole("article", { name: title })).toHaveCount(0);
  await deaf.getByRole("article", { name: title }).getByRole("button", { name: "Accept" }).press("Enter");
  await expect(deaf.getByText(`“${title}” was decided by somebody else meanwhile.`)).toBeVisible();
  await expect(deaf.getByRole("article", { name: title })).toHaveCount(0);
  await page.goto(`${studio}/today`);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});
