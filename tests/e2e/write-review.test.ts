import { expect } from "@playwright/test";
import { dialog, open } from "../support/pages/account.ts";
import { unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import { mailedText } from "../support/people/outbox.ts";
import { callAsOwner } from "../support/studio/enter-as-owner.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function picture(name: string) {
  return { name, mimeType: "image/png", buffer: png };
}

test("a member's review with a picture is on the page once the shop has accepted it", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("review"));
  await open(page, "/stickers/dome");
  await unfoldSection(page, "Reviews");
  await page.locator("#reviews").getByRole("button", { name: "Write a review" }).click();
  const form = dialog(page, "Write a review");
  await form.getByRole("button", { name: "Send review" }).click();
  await expect(form).toContainText("Please choose 1 to 5 stars.");
  await expect(form).toContainText("Title is required. Please try again.");
  await form.getByRole("radio", { name: "4 stars" }).check();
  await form.getByLabel("Title").fill("Like <b>little</b> lenses");
  await form.getByLabel("Comment").fill("They sit on our jar lids and nobody has peeled one off.");
  const files = form.getByLabel("Files to attach");
  await files.setInputFiles({ name: "script.js", mimeType: "text/javascript", buffer: Buffer.from("x") });
  await expect(form).toContainText("File type not accepted. Please try again.");
  await files.setInputFiles([1, 2, 3, 4, 5].map((n) => ({ ...picture(`${n}.png`) })));
  await expect(form).toContainText("Maximum of 4 files only!");
  await form.getByRole("button", { name: "Send review" }).click();
  await expect(form).toContainText("Thank you for your review");

  const mail = await mailedText(shop.dataDir, "staff@kisscut.example", "has reviewed Dome Stickers");
  expect(mail).toContain("/studio/reviews");
  const { reviews } = await callAsOwner<{ reviews: { id: number; title: string }[] }>(shop, "reviews");
  const waiting = reviews.find(({ title }) => title === "Like <b>little</b> lenses");
  await callAsOwner(shop, `reviews/${waiting?.id}`, { decision: "accept" });
  await open(page, "/stickers/dome");
  await unfoldSection(page, "Reviews");
  const review = page.getByRole("article", { name: "Like <b>little</b> lenses" });
  await expect(review).toContainText("4 out of 5 stars");
  await expect(review).toContainText("Ann L.");
  await expect(review).not.toContainText("Demonstration");
  await expect(review.getByRole("img")).toHaveCount(4);
});
