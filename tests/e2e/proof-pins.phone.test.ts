import { expect } from "@playwright/test";
import { approveSecond, openChange, pinAt } from "../support/pages/proof-pins.ts";
import { test } from "../support/pages/phone-test.ts";

test("on a phone a finger puts a pin on the proof, and the second proof is approved @long", async ({
  page,
  shop,
}) => {
  const { address, number } = await openChange(page, shop);
  const picture = page.getByRole("article").getByRole("img");
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.tap({ position: { x: width / 2, y: height / 4 } });
  await page.getByRole("textbox", { name: "Pin 1: what should change here?" }).fill("A redder bee");
  expect(await pinAt(page, 1)).toEqual([50, 25]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("A new proof follows by email.")).toBeVisible();
  await approveSecond(page, shop, address, number);
});
