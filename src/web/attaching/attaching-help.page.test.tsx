import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { unfold } from "#tests/support/markup/banner.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble, refused } from "#tests/support/markup/shop-double.ts";

const ENCLOSED = "How to attach when the auxiliary sheet is enclosed";
const NOT_ENCLOSED = "How to attach when the auxiliary sheet is not enclosed";

const ways = () => screen.getAllByRole("button", { name: /^How to attach/ });
const names = () => ways().map((way) => way.textContent);

test("content-and-lettering.md 2.4: the form offers the guide for the chosen supply first; each step has a drawing", async () => {
  openShopDouble({ "GET quote/get/thumbnail": () => refused(503, "Busy.") });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await openPage("/vinyl-lettering-designer");
  await unfold(user, screen.getByRole("radio", { name: "Kiss Cut" }));
  expect(screen.getByText("With Transfer Tape the auxiliary sheet is enclosed.")).toBeVisible();
  expect(names()).toEqual([ENCLOSED, NOT_ENCLOSED]);
  await user.click(screen.getByRole("radio", { name: "Kiss Cut" }));
  expect(screen.getByText("With Kiss Cut the auxiliary sheet is not enclosed.")).toBeVisible();
  expect(names()).toEqual([NOT_ENCLOSED, ENCLOSED]);
  await user.click(ways()[0]!);
  const dialog = within(await screen.findByRole("dialog", { name: NOT_ENCLOSED }));
  const steps = dialog.getAllByRole("listitem");
  expect(steps).toHaveLength(6);
  expect(dialog.getByText("Press with a card to remove water and air bubbles.")).toBeVisible();
  expect(steps.map((step) => within(step).getByRole("img").getAttribute("src"))).toEqual(
    [1, 2, 3, 4, 5, 6].map((step) =>
      expect.stringMatching(new RegExp(`^/pictures/attaching/.+-${step}\\.svg$`)),
    ),
  );
});

test("the panel of lettering leads to both guides", async () => {
  openShopDouble();
  const { user } = await openPage("/user-guide/materials#vinyl-lettering");
  const panel = within(screen.getByRole("region", { name: "Vinyl Lettering" }));
  for (const title of [ENCLOSED, NOT_ENCLOSED]) {
    await user.click(panel.getByRole("button", { name: title }));
    const dialog = within(await screen.findByRole("dialog", { name: title }));
    await user.click(dialog.getByRole("button", { name: "Close" }));
  }
  expect(screen.queryByRole("dialog")).toBeNull();
});
