import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

test("banner.md 4, 5: checkboxes beyond max_selected are disabled and say why, on each side by itself", async () => {
  openShopDouble();
  const { user } = await openPage("/business-cards/swing-tags?sides=both-sides");
  const group = (name: string) => screen.getByRole("group", { name });
  const expand = (name: string) => user.click(group(name).querySelector("summary")!);
  await expand("Front: Foil Stamp");
  const front = within(group("Front: Foil Stamp"));
  const boxes = front.getAllByRole("checkbox");
  await user.click(boxes[0]!);
  await user.click(boxes[2]!);
  await waitFor(() => expect(boxes[1]).toHaveAttribute("aria-disabled", "true"));
  expect(front.getByRole("status")).toHaveTextContent("2 of 2 chosen");
  expect(boxes[1]).toHaveAccessibleDescription(/2/);
  await expand("Back: Foil Stamp");
  const back = within(group("Back: Foil Stamp")).getAllByRole("checkbox");
  expect(back[1]).not.toHaveAttribute("aria-disabled");
  await expand("Front: Foil Stamp");
  const again = within(group("Front: Foil Stamp")).getAllByRole("checkbox");
  await user.click(again[0]!);
  await waitFor(() => expect(again[1]).not.toHaveAttribute("aria-disabled"));
});
