import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openQuotePage } from "#tests/support/markup/banner.ts";

test("banner.md 2: a carousel of pictures and videos with thumbnails, the dispenser's video among them; no popup is open", async () => {
  await openQuotePage("/stickers/roll");
  const gallery = within(screen.getByRole("region", { name: "Gallery" }));
  const pictures = within(gallery.getByRole("list", { name: "Pictures" })).getAllByRole("button");
  expect(pictures.map((one) => one.textContent)).toEqual(["Yours", "", "", "", ""]);
  expect(gallery.getByRole("button", { name: /dispenser, a video$/ })).toBeVisible();
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(0);
});
