import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

test("what only sheets of stickers need is not told of cards", async () => {
  openShopDouble();
  const { user } = await openPage("/user-guide/artwork-guide");
  const apart = () => screen.queryByText(/between the cut lines of stickers on a sheet/);
  expect(apart()).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Business Card" }));
  await waitFor(() => expect(apart()).toBeNull());
  expect(screen.getByText("300 DPI")).toBeVisible();
});
