import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import {
  button,
  field,
  form,
  mainButton,
  openQuotePage,
  ownQuantity,
  ownSets,
  priceIsConfirmed,
  retype,
  total,
  unfold,
} from "#tests/support/markup/banner.ts";

const cards = "/business-cards/standard-business-card";

async function paste(user: UserEvent, one: HTMLElement, text: string) {
  await user.clear(one);
  await user.click(one);
  await user.paste(text);
}

const radiosOf = (name: string) => within(form().getByRole("group", { name })).getAllByRole("radio");

test("banner.md 4: the first two quantities are buttons, the rest stand in 'See More', the last entry is an own number", async () => {
  const { user } = await openQuotePage(cards);
  const radios = radiosOf("Quantity");
  expect(radios.map((one) => one.getAttribute("value"))).toEqual(["200", "300"]);
  expect(radios[0]).toHaveAccessibleName("200");
  const options = [...field("See More").querySelectorAll("option")].map((one) => one.textContent);
  expect(options[0]).toBe("See More");
  expect(options[1]).toMatch(/^400 · \$/);
  expect(options.at(-1)).toBe("Input the number here");
  await user.selectOptions(field("See More"), "500");
  await waitFor(() => expect(location.search).toBe("?quantity=500"));
  radios.forEach((one) => expect(one).not.toBeChecked());
  await user.click(radios[1]!);
  await waitFor(() => expect(location.search).toBe("?quantity=300"));
  expect(field("See More")).toHaveValue("");
});

test("banner.md 4: the price-match check says what an own quantity comes to", async () => {
  const { user } = await openQuotePage(cards);
  const own = await ownQuantity(user);
  for (const [pieces, message, main] of [
    ["275", "Price matched", "ADD TO CART"],
    ["0", "Please enter the quantity.", "ADD TO CART"],
    ["1", "* Please enter quantity greater than 200.", "REQUEST A QUOTE"],
    ["199", "* Please enter quantity greater than 200.", "REQUEST A QUOTE"],
    ["999999", "* You can request a quote from the button below.", "REQUEST A QUOTE"],
  ] as const) {
    await retype(user, own, pieces);
    await waitFor(() => expect(form().getAllByText(message)[0]).toBeVisible());
    await waitFor(() => expect(mainButton()).toHaveTextContent(main));
    expect(form().queryAllByText("Price matched")).toHaveLength(message === "Price matched" ? 1 : 0);
  }
});

test("an own quantity that is emptied is asked for at its field, where a press leads; nothing is added", async () => {
  const { user, calls } = await openQuotePage(cards);
  const own = await ownQuantity(user);
  await retype(user, own, "275");
  await form().findByText("Price matched");
  await user.clear(own);
  await form().findAllByText("Please enter the quantity.");
  await priceIsConfirmed();
  await user.click(mainButton());
  expect(own).toHaveFocus();
  expect(calls.filter(({ path }) => path === "cart/add")).toEqual([]);
  await user.type(own, "275");
  await waitFor(() => expect(form().queryByText("Please enter the quantity.")).toBeNull());
});

test("banner.md 4: the price-match check waits until the key is let go", async () => {
  const { user } = await openQuotePage(cards);
  const own = await ownQuantity(user);
  const message = () => form().queryAllByText("* Please enter quantity greater than 200.");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.keyDown(own, { key: "9" });
  fireEvent.change(own, { target: { value: "9" } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  fireEvent.keyUp(own, { key: "9" });
  // 500 ms after the key went down, 100 after it was let go.
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(message()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(400));
  vi.useRealTimers();
  expect(message()).not.toEqual([]);
});

test("banner.md 5, 9: an own quantity takes six digits, an own count of sets two, typed or pasted", async () => {
  const { user } = await openQuotePage(cards);
  const quantity = await ownQuantity(user);
  await retype(user, quantity, "3a5-0 1e2345");
  expect(quantity).toHaveValue("350123");
  await paste(user, quantity, " 1 000 pcs");
  expect(quantity).toHaveValue("1000");
  await waitFor(() => expect(location.search).toMatch(/custom_quantity=1000/));
  const sets = await ownSets(user);
  await retype(user, sets, "1x23");
  expect(sets).toHaveValue("12");
  await paste(user, sets, "-1/5.9");
  expect(sets).toHaveValue("15");
  await waitFor(() => expect(location.search).toMatch(/custom_kinds=15/));
});

test("banner.md 4, 9: sets are '1 Set', one to nine additional ones, or an own count; each set costs the same again", async () => {
  const { user } = await openQuotePage("/stickers/vinyl");
  const more = field("Add additional set");
  expect(form().getByRole("radio", { name: "1 Set" })).toBeChecked();
  expect([...more.querySelectorAll("option")].map((one) => one.value)).toEqual([
    "",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "custom",
  ]);
  const costs = () => Number(/\$([\d,.]+)/.exec(total()?.textContent ?? "")?.[1]);
  const one = costs();
  await user.selectOptions(more, "10");
  await waitFor(() => expect(costs()).toBeCloseTo(10 * one, 2));
  const own = await ownSets(user);
  await retype(user, own, "12");
  await waitFor(() => expect(costs()).toBeCloseTo(12 * one, 2));
  await user.clear(own);
  await form().findAllByText("Please enter the number of sets.");
  await priceIsConfirmed();
  await user.click(mainButton());
  expect(own).toHaveFocus();
  await user.click(form().getByRole("radio", { name: "1 Set" }));
  await waitFor(() => expect(costs()).toBeCloseTo(one, 2));
  expect(own).not.toBeInTheDocument();
});

test("banner.md 9: the set tooltip says what must be ordered as separate sets", async () => {
  await openQuotePage("/stickers/paper");
  expect(button("What is a set?")).toHaveAccessibleDescription(
    "Orders with the same size, colour, material and quantity but different designs must be ordered as separate sets, for example 91x55mm / 200 pcs.",
  );
});

for (const [address, label, cases] of [
  [
    "/stickers/paper?supply=multi-cut-sheet",
    "Number of cuts",
    [
      ["", "Number of cuts is required. Please try again.", "ADD TO CART"],
      [
        "31",
        "Number of cuts should not be more than 30. Request a quote from the button below.",
        "REQUEST A QUOTE",
      ],
    ],
  ],
  [
    "/stickers/paper?supply=counted-sheet",
    "Stickers/Sheet",
    [
      ["", "Please specify the number of stickers to place in one seat.", "ADD TO CART"],
      ["31", "Number of stickers should not be more than 30.", "ADD TO CART"],
    ],
  ],
] as const)
  test(`quotes-and-accounts.md 5: ${label} is from 1 to 30; empty and above it says so in the banner`, async () => {
    const { user } = await openQuotePage(address);
    const typed = field(label);
    await unfold(user, typed);
    expect(typed).toHaveDisplayValue(/^\d+$/);
    for (const [number, message, main] of cases) {
      await retype(user, typed, number);
      await waitFor(() => expect(form().getAllByText(message)[0]).toBeVisible());
      expect(typed).toHaveAttribute("aria-invalid", "true");
      expect(mainButton()).toHaveTextContent(main);
    }
    await retype(user, typed, "30");
    await waitFor(() => expect(typed).not.toHaveAttribute("aria-invalid"));
    await waitFor(() => expect(total()).toHaveTextContent("$"));
  });

test("a price says for how many, in words for a screen reader, and the number is changed beside it", async () => {
  const { user, router } = await openQuotePage("/stickers/paper");
  expect(total()).toHaveTextContent(/^\$13\.00 for 10 stickers \$1\.30 each/);
  const pieces = form().getByLabelText("How many stickers");
  expect(pieces).toHaveValue("10");
  await user.selectOptions(pieces, "100");
  await waitFor(() => expect(total()).toHaveTextContent(/for 100 stickers/));
  expect(location.search).toBe("?quantity=100");
  await user.selectOptions(pieces, "other");
  expect(await screen.findByLabelText("Your own number")).toHaveFocus();
  await act(() => router.navigate("/business-cards/premium-business-card?kinds=3&quantity=50"));
  await waitFor(() => expect(total()).toHaveTextContent("for 3 sets of 50 cards"));
});
