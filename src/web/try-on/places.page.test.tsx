import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { isDisabled } from "#tests/support/markup/banner.ts";
import { designerFor, openDesigner, wordsField } from "#tests/support/markup/designer.ts";

const seeIt = () => screen.findByRole("button", { name: "See it there" });

async function openPlaces(user: UserEvent) {
  await user.click(await seeIt());
  const dialog = await screen.findByRole("dialog", { name: "See it there" });
  return { ...within(dialog), words: () => dialog.querySelector('[data-part="words"]') };
}

test("on glass the words are seen from outside and, backwards, from inside", async () => {
  const { user } = await openDesigner(
    designerFor("Kia ora", { size: { by: "width", mm: 400 }, insideGlass: true }),
  );
  const dialog = await openPlaces(user);
  await user.click(dialog.getByRole("radio", { name: "Shop door" }));
  const outside = dialog.getByText(/^From the street the words read right; they are stuck on the inside/);
  expect(outside).toBeVisible();
  expect(dialog.words()).toHaveAttribute("transform", expect.stringMatching(/^matrix\(0/));
  await user.click(dialog.getByRole("button", { name: "From inside" }));
  expect(dialog.getByText(/^From inside the words read backwards/)).toBeVisible();
  expect(dialog.getByRole("img")).toHaveAccessibleName(/seen from inside, reading backwards/);
  expect(dialog.words()).toHaveAttribute("transform", expect.stringMatching(/^matrix\(-/));
  await user.click(dialog.getByRole("button", { name: "From outside" }));
  expect(dialog.words()).toHaveAttribute("transform", expect.stringMatching(/^matrix\(0/));
});

test("each place shows the words, and says how much of it they take", async () => {
  const { user } = await openDesigner(designerFor("Kia ora", { size: { by: "width", mm: 400 } }));
  const dialog = await openPlaces(user);
  for (const [name, said] of [
    ["Wall", /400 x \d+ mm: 14% of the width of the wall, 2,760 mm/],
    ["Shop door", /400 x \d+ mm: 51% of the width of the door's glass, 780 mm/],
    ["Van", /400 x \d+ mm: 18% of the width of the van's side panel/],
    ["Mailbox", /Wider than the mailbox's front: 400 mm on 330 mm/],
  ] as const) {
    await user.click(dialog.getByRole("radio", { name }));
    expect(dialog.getByRole("img")).toHaveAccessibleName(said);
    expect(dialog.getByText(said)).toBeVisible();
  }
});

test("before something is written the door stands alone, and there is nothing to see there", async () => {
  const { user } = await openDesigner();
  await user.clear(wordsField());
  const door = () => screen.getByRole("img", { name: /to scale, on a door 900 mm wide/ });
  await waitFor(() => expect(door()).toHaveAccessibleName("Shop door, to scale, on a door 900 mm wide"));
  expect(screen.queryByRole("button", { name: "See it there" })).toBeNull();
  await user.type(wordsField(), "OPEN");
  expect(isDisabled(await seeIt())).toBe(false);
  await waitFor(() => expect(door()).toHaveAccessibleName(/^“OPEN” on the glass of a shop door/));
});
