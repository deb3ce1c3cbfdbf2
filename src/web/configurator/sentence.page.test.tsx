import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  field,
  form,
  mainButton,
  openQuotePage,
  option,
  retype,
  unfold,
} from "#tests/support/markup/banner.ts";

const phrase = (question: string) =>
  screen
    .getByRole("form", { name: "Instant quote" })
    .querySelector<HTMLElement>(`[data-question="${question}"]`)!;
const sentence = () => phrase("quantity").closest("p")?.textContent.replaceAll("\u00a0", " ");
const isOpen = (one: HTMLElement) => one.closest("details")?.open;

test("the sentence follows what is chosen, and says in words what a choice has brought along", async () => {
  const { user } = await openQuotePage("/stickers/paper?quantity=50");
  expect(sentence()).toBe("50 stickers, 50 × 50 mm, a circle, on Art Paper, as singles.");
  await user.click(phrase("shape"));
  await user.click(option("Shape", "Oval"));
  await waitFor(() => expect(sentence()).toBe("50 stickers, 50 × 75 mm, an oval, on Art Paper, as singles."));
  expect(
    await form().findByText("Size is now 50 × 75 mm.", {
      normalizer: (text) => text.replaceAll("\u00a0", " "),
    }),
  ).toBeInTheDocument();
});

test("a phrase opens its question with the focus on what is chosen, Space does too, and Escape leads back", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  expect(phrase("quantity")).toHaveAttribute("aria-expanded", "true");
  await user.click(phrase("supply"));
  expect(option("Supply", "Die Cut")).toHaveFocus();
  await waitFor(() => expect(phrase("supply")).toHaveAttribute("aria-expanded", "true"));
  await user.keyboard("{Escape}");
  expect(phrase("supply")).toHaveFocus();
  phrase("size").focus();
  await user.keyboard(" ");
  expect(option("Size", "50 x 50 mm")).toHaveFocus();
});

test("what another choice has changed is marked for a moment, whatever is opened meanwhile", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await user.click(phrase("shape"));
  await user.click(option("Shape", "Oval"));
  await waitFor(() => expect(phrase("size")).toHaveAttribute("data-changed"));
  await user.click(phrase("supply"));
  await waitFor(() => expect(phrase("size")).not.toHaveAttribute("data-changed"), { timeout: 30_000 });
});

test("the phrase for print features leads to their rows, is open with any of them, and Escape leads back", async () => {
  const { user } = await openQuotePage("/business-cards/swing-tags");
  const isExpanded = (expected: boolean) =>
    waitFor(() => expect(phrase("features")).toHaveAttribute("aria-expanded", String(expected)));
  await isExpanded(false);
  await user.click(phrase("features"));
  await isExpanded(true);
  const row = document.activeElement!.closest<HTMLElement>("[role=group]")!;
  expect(within(row).getByRole("radio", { checked: true })).toHaveFocus();
  await user.click(within(row).getAllByRole("radio", { checked: false })[0]!);
  await waitFor(() => expect(phrase("features")).not.toHaveAccessibleName(/no extras/));
  expect(phrase("features")).not.toHaveAttribute("data-changed");
  await user.keyboard("{Escape}");
  expect(phrase("features")).toHaveFocus();
  await user.click(row.querySelector("summary")!);
  await isExpanded(false);
});

test("what the sentence has no phrase for is a row with its answer, what has one answer too", async () => {
  await openQuotePage("/stickers/bumper");
  expect(phrase("product")).toBeNull();
  expect(sentence()).toMatch(/^10 bumper stickers, .*white PVC gloss, as singles\.$/);
  const details = screen.getByRole("region", { name: "Details" });
  const rows = [...details.querySelectorAll("summary")].map((row) => row.textContent);
  expect(rows).toEqual([
    "ProductBumper Stickers",
    "ColourFull colour",
    "AdhesivePermanent",
    "Premium ProcessingNone",
    "Special processingPriced by hand",
  ]);
});

test("all that is chosen is in the form, folded away or not", async () => {
  await openQuotePage("/stickers/paper?shape=square&finishing=matte&supply=kiss-cut&ship=express");
  const sent = new FormData(screen.getByRole<HTMLFormElement>("form", { name: "Instant quote" }));
  expect(Object.fromEntries(sent)).toMatchObject({
    product: "1",
    supply: "2",
    shape: "2",
    size: "50x50",
    finishing: "2",
    adhesive: "1",
    colour: "1",
    ship: "express",
  });
});

test("a phrase that is wrong is marked, its question opens first, and the button leads to the field", async () => {
  const { user } = await openQuotePage("/stickers/paper?size=custom&width=60&height=40");
  const width = field("Width");
  await unfold(user, width);
  await retype(user, width, "5");
  await waitFor(() => expect(phrase("size")).toHaveAccessibleName(/^Size: 5.×.40.mm, please check$/));
  await user.click(phrase("size"));
  expect(isOpen(width)).toBe(false);
  await user.click(form().getByRole("button", { name: "Check the size" }));
  expect(isOpen(width)).toBe(true);
  expect(width).toHaveFocus();
  expect(mainButton()).toHaveAttribute("aria-disabled");
});

test("an address that is wrong opens where it is mended", async () => {
  await openQuotePage("/stickers/paper?size=custom&width=5&height=5");
  expect(isOpen(field("Width"))).toBe(true);
  expect(isOpen(field("See More"))).toBe(false);
});
