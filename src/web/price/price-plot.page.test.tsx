import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { expect, test } from "vitest";
import { openQuotePage, option, total } from "#tests/support/markup/banner.ts";

const section = () => within(screen.getByRole("region", { name: "Price table" }));
const points = () =>
  within(section().getByRole("group", { name: "Plot of the prices" })).getAllByRole("button");
const chosen = () => {
  const pressed = points().filter((one) => one.getAttribute("aria-pressed") === "true");
  expect(pressed).toHaveLength(1);
  return pressed[0]!;
};
const isChosen = (name: string) => waitFor(() => expect(chosen()).toHaveAccessibleName(name));

test("every row of the price table is a point of the plot; pressing one chooses its quantity", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await waitFor(() => expect(points()).toHaveLength(11));
  expect(section().getAllByRole("row")).toHaveLength(1 + 11);
  await isChosen("10: $13.00, $1.30 each");
  await user.click(section().getByRole("button", { name: "1,000: $280.00, 28 c each" }));
  await isChosen("1,000: $280.00, 28 c each");
  expect(total()).toHaveTextContent("$280.00");
  await waitFor(() => expect(location.search).toBe("?quantity=1000"));
});

test("points are walked with the arrow keys, and follow what is configured", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await user.click(await section().findByRole("button", { name: "Choose 25" }));
  await isChosen("25: $19.50, 78 c each");
  act(() => chosen().focus());
  await user.keyboard("{ArrowRight}{Enter}");
  await isChosen("50: $31.30, 63 c each");
  await user.click(option("Shape", "Oval"));
  await waitFor(() => expect(chosen()).not.toHaveAccessibleName("50: $31.30, 63 c each"));
  act(() => chosen().focus());
  await user.keyboard("{End}");
  expect(points().at(-1)).toHaveFocus();
  await user.keyboard("{Home}");
  expect(points()[0]).toHaveFocus();
});
