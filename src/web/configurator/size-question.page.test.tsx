import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  area,
  button,
  customSize,
  field,
  form,
  isDisabled,
  mainButton,
  openQuotePage,
  option,
  priceIsConfirmed,
  quiet,
  retype,
  total,
} from "#tests/support/markup/banner.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

const SPECIAL = "* For special sizes, request a quote from the button below.";

function expectMarked(one: HTMLElement, wrong: boolean) {
  if (wrong) expect(one).toHaveAttribute("aria-invalid", "true");
  else expect(one).not.toHaveAttribute("aria-invalid");
}

test("banner.md 4, 5: an own size takes six digits a side, typed or pasted, and a preset takes its place", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  const [width, height] = await customSize(user);
  expect(width).toHaveValue("50");
  expect(height).toHaveValue("50");
  await retype(user, width, "62");
  await waitFor(() => expect(location.search).toBe("?size=custom&width=62&height=50"));
  await retype(user, width, "1a2.3-4567890");
  expect(width).toHaveValue("123456");
  await user.clear(height);
  await user.click(height);
  await user.paste("about 1 234 567 mm");
  expect(height).toHaveValue("123456");
  await user.click(option("Size", "75 x 100 mm"));
  await waitFor(() => expect(location.search).toBe("?size=75x100"));
  expect(width).not.toBeInTheDocument();
});

test("banner.md 5, 8: a custom size without a side is marked in the sizes input area, which says which one; sending leads there", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  const [width, height] = await customSize(user);
  for (const [wide, high, message, wrong] of [
    ["", "40", "Please enter width.", [true, false]],
    ["40", "", "Please enter height.", [false, true]],
    ["", "", "Please enter width and height.", [true, true]],
  ] as const) {
    await retype(user, width, wide);
    await retype(user, height, high);
    await waitFor(() => expect(area("Size input")).toHaveTextContent(message, { normalizeWhitespace: true }));
    expect(area("Custom size")).toBeEmptyDOMElement();
    expectMarked(width, wrong[0]);
    expectMarked(height, wrong[1]);
    expect(total()).toHaveTextContent("No price yet");
    expect(quiet().filter(isDisabled)).toHaveLength(2);
    await waitFor(() => expect(isDisabled(mainButton())).toBe(false));
    await user.click(mainButton());
    expect(wrong[0] ? width : height).toHaveFocus();
  }
});

test("banner.md 4, 8: below the minimum a size error stands in the custom size area, and submit is disabled", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  const [width, height] = await customSize(user);
  await retype(user, width, "14");
  await retype(user, height, "60");
  await waitFor(() =>
    expect(area("Custom size")).toHaveTextContent("* Width or height must not be below 15mm."),
  );
  expect(area("Size input")).toBeEmptyDOMElement();
  expectMarked(width, true);
  expectMarked(height, true);
  expect([mainButton(), ...quiet()].filter(isDisabled)).toHaveLength(3);
  await retype(user, width, "60");
  await waitFor(() => expect(area("Custom size")).toBeEmptyDOMElement());
  await waitFor(() => expect(isDisabled(mainButton())).toBe(false));
});

test("banner.md 4, 8: above the maximum the size can be asked for: no total, nothing to compare or print", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  const [width, height] = await customSize(user);
  await retype(user, width, "900");
  await retype(user, height, "700");
  await waitFor(() => expect(mainButton()).toHaveTextContent("REQUEST A QUOTE"));
  expect(area("Custom size")).toHaveTextContent(SPECIAL);
  await waitFor(() => expect(isDisabled(mainButton())).toBe(false));
  expect(total()).toBeNull();
  expect(quiet().filter(isDisabled)).toHaveLength(2);
});

test("banner.md 4: on the roll it is the orientation that makes a size special, or no longer", async () => {
  const { user } = await openQuotePage("/stickers/roll");
  const [width, height] = await customSize(user);
  await retype(user, width, "300");
  await retype(user, height, "100");
  // Top first lays the width across the web of 290 mm, left first the height.
  await waitFor(() => expect(area("Custom size")).toHaveTextContent(SPECIAL));
  await user.click(form().getByRole("group", { name: "Orientation" }).querySelector("summary")!);
  await user.click(await form().findByRole("radio", { name: "Left first" }));
  await waitFor(() => expect(area("Custom size")).toBeEmptyDOMElement());
  expect(mainButton()).toHaveTextContent("ADD TO CART");
  await user.click(form().getByRole("radio", { name: "Bottom first" }));
  await waitFor(() => expect(area("Custom size")).toHaveTextContent(SPECIAL));
  expect(mainButton()).toHaveTextContent("REQUEST A QUOTE");
});

test("beside a size error nothing can be asked for either; the sentence stands once, and the panel leads to it", async () => {
  openShopDouble();
  const { user } = await openPage("/stickers/roll?size=custom&width=10&height=10");
  expect(form().getAllByText(/Width or height must not be below/)).toHaveLength(1);
  expect(isDisabled(button("Request a quote"))).toBe(true);
  expect(button("Request a quote")).toHaveAccessibleDescription("Check the size");
  await user.click(button("Check the size"));
  expect(field("Width")).toHaveFocus();
});

test("a shape that needs other sides is chosen with one press, and brings its size", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  expect(option("Shape", "Oval")).toHaveAccessibleDescription("50 x 75 mm");
  await user.click(option("Shape", "Oval"));
  await waitFor(() => expect(location.search).toMatch(/size=50x75$/));
  expect(option("Shape", "Oval")).toBeChecked();
  expect(option("Size", "50 x 75 mm")).toBeChecked();
});

test("banner.md 4: choosing a product resets the lists that depend on it", async () => {
  const { user } = await openQuotePage("/stickers/paper?product=art-paper&supply=sheet&quantity=500&kinds=3");
  expect(option("Supply", "Sheet")).toBeChecked();
  await user.click(option("Product", "Kraft Paper"));
  await waitFor(() => expect(option("Supply", "Die Cut")).toBeChecked());
  expect(option("Shape", "Circle")).toBeChecked();
  expect(option("Size", "50 x 50 mm")).toBeChecked();
  expect(field("See More")).toHaveValue("");
  expect(field("Add additional set")).toHaveValue("3");
  await priceIsConfirmed();
});

test("banner.md 4: an option that cannot be chosen is disabled and says why, also to the keyboard", async () => {
  const { user } = await openQuotePage("/stickers/bumper");
  const assorted = option("Supply", "Assorted Sheet");
  expect(isDisabled(assorted)).toBe(true);
  expect(assorted).toHaveAccessibleDescription(/\w+/);
  assorted.focus();
  await user.keyboard(" ");
  await user.click(assorted);
  // What is chosen next has come when the press would have.
  await user.selectOptions(field("Add additional set"), "2");
  await waitFor(() => expect(location.search).toBe("?kinds=2"));
  expect(option("Supply", "Die Cut")).toBeChecked();
});
