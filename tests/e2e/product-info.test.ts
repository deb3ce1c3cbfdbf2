import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("pictures of a card stock are no higher than its words; the still of a video becomes the playing film @long", async ({
  page,
}) => {
  const section = page.locator("#product-info");
  await open(page, "/business-cards/premium-business-card#product-info");
  const pictures = section.getByRole("tabpanel").getByRole("img");
  await expect(pictures).toHaveCount(3);
  const [large, second] = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.getBoundingClientRect()).map(({ y, width }) => ({ y, width })),
  );
  expect(second?.y).toBe(large?.y);
  expect(second?.width).toBeLessThan(large?.width ?? 0);

  await open(page, "/stickers/decals/custom-decals");
  await unfoldSection(page, "Product info");
  await section.getByRole("link", { name: /^Play the video: An install-ready decal/ }).click();
  const film = section.getByLabel(/An install-ready decal goes/);
  await expect(film).toHaveJSProperty("paused", false);
  await section.getByRole("button", { name: "Pause the video" }).click();
  await expect(film).toHaveJSProperty("paused", true);
});
