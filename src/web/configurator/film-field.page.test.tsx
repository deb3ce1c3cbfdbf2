import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { expect, test } from "vitest";
import { openQuotePage } from "#tests/support/markup/banner.ts";

const colours = () => screen.getByRole("radiogroup", { name: "Colour" });
const film = (name: string) => within(colours()).getByRole("radio", { name });
const designer =
  "/vinyl-lettering-designer?text=Kia%20ora&lettering=%7B%22size%22%3A%7B%22by%22%3A%22width%22,%22mm%22%3A300%7D%7D";

test("a film is named where the pointer is, with what it does to the price; it is found by typing its name, and kept in the address", async () => {
  const { user } = await openQuotePage(designer);
  expect(film("Hologram")).toHaveAccessibleDescription(/^\+\s\$\d+\.\d\d$/);
  await user.hover(film("Hologram"));
  expect(colours()).toHaveTextContent("Film that throws a rainbow as you walk past.");
  expect(film("Black")).toBeChecked();
  await user.unhover(film("Hologram"));
  act(() => film("Black").focus());
  await user.keyboard("tur");
  await waitFor(() => expect(film("Turquoise")).toBeChecked());
  expect(film("Turquoise")).toHaveFocus();
  expect(colours()).toHaveTextContent("Between blue and green, like clear sea.");
  await waitFor(() => expect(location.search).toMatch(/colour=turquoise/));
});
