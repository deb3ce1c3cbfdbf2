import { expect } from "@playwright/test";
import sharp from "sharp";
import { orderCart, shownNumber } from "../support/pages/checkout.ts";
import { keepFile } from "../support/pages/saved-file.ts";
import { lookAtProof } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** Art paper, die cut, 50 mm across, as its page sends it. */
const artPaper = {
  product_id: 1,
  cutting_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  quantity: 25,
  kinds: 1,
  origin_path: "/stickers/paper?product=art-paper&quantity=25",
};

const phone = { width: 375, height: 812 };

test("on a phone another size is proposed with a proof, approved and asked for @long", async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize(phone);
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: "#2f7d6b" } });
  const artwork = await keepFile(page, { name: "honey.png", buffer: await picture.png().toBuffer() });
  const added = await page.request.post("/api/cart/add", { data: { ...artPaper, artwork } });
  expect(added.status()).toBe(201);
  const address = await orderCart(page, newEmail("amended"));
  const number = await shownNumber(page);
  const studio = await browser.newContext({ viewport: phone });
  const staff = await studio.newPage();
  const rooms = await enterAsOwner(staff, shop, newEmail("amending"));
  await staff.goto(`${rooms}/orders/${number}`);
  await staff.getByText("Another size or quantity").click();
  await staff.getByLabel("Width in mm").fill("80");
  await staff.getByLabel("Height in mm").fill("");
  await staff.getByRole("button", { name: "Work out the price" }).click();
  await expect(staff.getByLabel("Height in mm")).toHaveAttribute("aria-invalid", "true");
  await staff.getByLabel("Height in mm").fill("80");
  await staff.getByRole("button", { name: "Work out the price" }).click();
  await expect(staff.getByRole("article")).toContainText("The order costs");
  await staff.getByLabel("Note to the customer").fill("Sharper, and easier to read.");
  await staff.getByRole("button", { name: "Propose it with the proof" }).click();
  await expect(staff.getByRole("status").filter({ hasText: "The proof is ready, as" })).toBeVisible();
  await expect(staff.getByRole("article")).toContainText("Proposed with it");

  await page.goto(address);
  const proposed = page.getByRole("region", { name: /^What we propose/ });
  await expect(proposed).toContainText("80 x 80 mm");
  const more = /That is (\$\d+\.\d\d) more: your order then costs (\$\d+\.\d\d)/.exec(
    await proposed.innerText(),
  );
  await lookAtProof(page);
  await page.getByRole("button", { name: /^Approve at \$/ }).click();
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await expect(proposed).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Pay/ })).toContainText(more?.[2] ?? "nothing");

  await staff.reload();
  await expect(staff.getByRole("article")).toContainText("80 x 80 mm");
  await staff.getByLabel("Reference").first().fill("bank 7");
  await staff.getByRole("button", { name: "Note the payment" }).click();
  await expect(staff.getByRole("status").filter({ hasText: "All is paid." })).toBeVisible();
  await staff.getByRole("button", { name: "Start production", exact: true }).click();
  await expect(staff.getByRole("status").filter({ hasText: "It is being made." })).toBeVisible();
  await studio.close();
});
