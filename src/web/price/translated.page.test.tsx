import { cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { field, openQuotePage, option } from "#tests/support/markup/banner.ts";
import { translate } from "#tests/support/markup/translate.ts";

type Choose = (user: UserEvent) => Promise<void>;

/** All that the form says, but what it tells for a moment. */
function words(): readonly string[] {
  const html = screen.getByRole("form", { name: "Instant quote" }).innerHTML.replaceAll(/<\/?font>/g, "");
  return html.split(/<[^>]*>/).filter((text) => text.trim() !== "" && !/ is now .+\.$/.test(text));
}

/** All that it says once a choice is made and everything has come that depends on it. */
async function wordsAfter(choose: Choose): Promise<readonly string[]> {
  const { user } = await openQuotePage(address);
  await choose(user);
  let before: readonly string[] = [];
  await waitFor(
    () => {
      const now = words();
      const isSettled = now.join() === before.join();
      before = now;
      expect(isSettled).toBe(true);
    },
    { interval: 400 },
  );
  cleanup();
  vi.restoreAllMocks();
  return before;
}

const address = "/stickers/paper?quantity=25";
const choices: readonly (readonly [string, Choose])[] = [
  ["100 pieces", (user) => user.selectOptions(field("See More"), "100")],
  ["three sets", (user) => user.selectOptions(field("Add additional set"), "3")],
  ["another shape", (user) => user.click(option("Shape", "Oval"))],
  ["another stock", (user) => user.click(option("Product", "Kraft Paper"))],
  ["a sheet of them", (user) => user.click(option("Supply", "Kiss Cut"))],
];

test.each(choices)(
  "on a page that a browser has translated every word and figure follows the choice: %s",
  async (_, choose) => {
    const after = await wordsAfter(choose);
    const { user } = await openQuotePage(address);
    expect(words()).not.toEqual(after);
    translate(document.body);
    await choose(user);
    await waitFor(() => expect(words()).toEqual(after));
  },
);
