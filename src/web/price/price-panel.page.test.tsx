import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  button,
  customSize,
  field,
  form,
  isDisabled,
  mainButton,
  openQuotePage,
  ownQuantity,
  priceIsConfirmed,
  quiet,
  retype,
  total,
} from "#tests/support/markup/banner.ts";
import { granted, type PageCall, priced, refused } from "#tests/support/markup/shop-double.ts";
import { tellShownParts } from "#tests/support/markup/visible-parts.ts";

const buttons = () => [mainButton(), ...quiet()];

/** What is answered once `come` is called. */
function held<T>(answer: () => T) {
  let come = () => {};
  const mayCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { answer: () => mayCome.then(answer), come: () => come() };
}

/** The shop's prices, changed on the way. */
function pricedBy(change: (price: number) => number) {
  return async (call: PageCall) => {
    const body: { data: { price: number }[] } = await priced(call).json();
    return Response.json({ ...body, data: body.data.map((row) => ({ ...row, price: change(row.price) })) });
  };
}

const added = {
  cart_item: {
    id: 1,
    name: "Paper Stickers",
    title: "",
    summary: "",
    quantity: 10,
    kinds: 1,
    price: 13,
    artwork_path: null,
  },
  count: 1,
  changed: false,
};

test("banner.md 4: submit, compare and print are disabled while pricing is fetched", async () => {
  let wait = Promise.resolve();
  let come = () => {};
  const { user } = await openQuotePage("/stickers/paper", {
    "GET get/pricing-data": (call) => wait.then(() => priced(call)),
  });
  wait = new Promise((resolve) => {
    come = resolve;
  });
  await user.selectOptions(field("Add additional set"), "3");
  expect(buttons().filter(isDisabled)).toHaveLength(3);
  come();
  await waitFor(() => expect(buttons().filter(isDisabled)).toEqual([]));
});

test("banner.md 4: submit is disabled while a submission is in progress: a second press sends nothing", async () => {
  const { answer, come } = held(() => granted(added));
  const { user, calls } = await openQuotePage("/stickers/paper", { "POST cart/add": answer });
  await user.click(mainButton());
  await waitFor(() => expect(mainButton()).toHaveAttribute("aria-disabled"));
  await user.type(mainButton(), "{Enter}");
  come();
  await screen.findByText(/is in your cart for/);
  await waitFor(() => expect(mainButton()).not.toHaveAttribute("aria-disabled"));
  expect(calls.filter(({ path }) => path === "cart/add")).toHaveLength(1);
});

test("on a lost line ADD TO CART says what happened, the page stays as it is, and the next press is the same one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isLost = true;
  const { user, calls } = await openQuotePage("/stickers/paper", {
    "POST cart/add": () => (isLost ? Promise.reject(new TypeError("lost")) : granted(added)),
  });
  await user.click(mainButton());
  await form().findByText(/^An error occurred\. Please try again or submit a report\./);
  expect(total()).toHaveTextContent("$13.00");
  isLost = false;
  await user.click(mainButton());
  await form().findByText(/is in your cart for/);
  const keys = calls
    .filter(({ path }) => path === "cart/add")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/\w/);
});

test("banner.md 2, 7: 'Request a quote' opens the quote request flow, which asks a visitor to sign in", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await user.click(button("Request a quote"));
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("banner.md 4: compare and print are disabled at a total of 0, and ADD TO CART does nothing then", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, calls } = await openQuotePage("/stickers/paper", {
    "GET get/pricing-data": pricedBy(() => 0),
  });
  expect(total()).toHaveTextContent("$0.00");
  expect(quiet().filter(isDisabled)).toHaveLength(2);
  await user.click(mainButton());
  // What is pressed next is done next: by then the press before has come to whatever it comes to.
  await user.click(button("Request a quote"));
  await screen.findByRole("dialog", { name: "Sign in" });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("banner.md 4, 9: the total, with two decimals, shows only while the button reads ADD TO CART", async () => {
  const { user } = await openQuotePage("/business-cards/standard-business-card");
  expect(mainButton()).toHaveTextContent("ADD TO CART");
  expect(total()).toHaveTextContent(/^\$\d[\d,]*\.\d\d\D/);
  const own = await ownQuantity(user);
  await retype(user, own, "20000");
  await waitFor(() => expect(mainButton()).toHaveTextContent("REQUEST A QUOTE"));
  expect(total()).toBeNull();
  await retype(user, own, "2000");
  await waitFor(() => expect(mainButton()).toHaveTextContent("ADD TO CART"));
  expect(total()).toHaveTextContent("$");
});

for (const [name, fieldFor] of Object.entries({
  "a custom size": async (user: UserEvent) => (await customSize(user))[0],
  "an own quantity": ownQuantity,
}))
  test(`banner.md 4: the typing flag: ${name} disables submit, compare and print until a second after the last key`, async () => {
    const { user } = await openQuotePage("/business-cards/premium-business-card");
    const typed = await fieldFor(user);
    expect(buttons().filter(isDisabled)).toEqual([]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.change(typed, { target: { value: "88" } });
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(buttons().filter(isDisabled)).toHaveLength(3);
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(buttons().filter(isDisabled)).toEqual([]);
  });

test("a price that the server does not confirm is said to have changed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await openQuotePage("/stickers/paper?quantity=100", {
    "GET get/pricing-data": pricedBy((price) => price + 1),
  });
  expect(form().getByText("The price has changed")).toBeVisible();
});

test("a promotion is named with its last day where it strikes a price through, in the panel and in the table", async () => {
  await openQuotePage("/stickers/paper?product=kraft-paper&quantity=300");
  for (const name of ["Your price", "Price table"])
    expect(screen.getByRole("region", { name })).toHaveTextContent("Summer in kraft, until 31 January");
});

test("several sets that are made together say what their one run costs, and each further design", async () => {
  const { router } = await openQuotePage("/stickers/paper?quantity=100&kinds=5");
  const panel = screen.getByRole("region", { name: "Your price" });
  expect(total()).toHaveTextContent("$200.50");
  expect(panel).toHaveTextContent(
    "Your 5 designs are made as one run of 500 stickers: $176.50, and $6.00 for the file and plate of each further design.",
  );
  await act(() => router.navigate("/stickers/paper?quantity=100"));
  await waitFor(() => expect(panel).not.toHaveTextContent("designs"));
});

test("several sets of what is priced design by design say what all pieces would cost in one", async () => {
  const { router } = await openQuotePage("/stickers/vinyl?quantity=100&kinds=5");
  const panel = screen.getByRole("region", { name: "Your price" });
  expect(panel).toHaveTextContent(
    "Each design is a job of its own. All 500 stickers in one design: $185.50.",
  );
  await act(() => router.navigate("/stickers/vinyl?quantity=100"));
  await waitFor(() => expect(panel).not.toHaveTextContent("one design"));
});

test("banner.md 9: the words of a tooltip are there for the pointer and for the keyboard, and gone without them", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  for (const name of ["Add to Compare", "You can print"]) {
    const tooltip = form().getByText(name);
    expect(tooltip).toHaveRole("tooltip");
    expect(tooltip).toHaveAttribute("hidden");
    await user.hover(button(name));
    expect(tooltip).not.toHaveAttribute("hidden");
    await user.unhover(button(name));
    expect(tooltip).toHaveAttribute("hidden");
    act(() => button(name).focus());
    expect(tooltip).not.toHaveAttribute("hidden");
    act(() => button(name).blur());
    expect(tooltip).toHaveAttribute("hidden");
  }
});

test("banner.md 9: Escape puts a tooltip away, wherever the focus is", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  const tooltip = document.getElementById(button("What is a set?").getAttribute("aria-describedby") ?? "");
  act(() => form().getAllByRole("radio")[0]!.focus());
  await user.hover(button("What is a set?"));
  expect(tooltip).not.toHaveAttribute("hidden");
  await user.keyboard("{Escape}");
  expect(tooltip).toHaveAttribute("hidden");
});

test("banner.md 7: the price is asked with the chosen ids, quantity, print features and sets", async () => {
  tellShownParts();
  const { user, calls } = await openQuotePage("/business-cards/swing-tags#price");
  await user.click(form().getByRole("radio", { name: "Both sides" }));
  const front = form().getByRole("group", { name: "Front: Foil Stamp" });
  await user.click(front.querySelector("summary")!);
  await user.click(await within(front).findByRole("checkbox", { name: "Gold Foil Small" }));
  await user.selectOptions(field("Add additional set"), "3");
  await waitFor(() => expect(calls.at(-1)?.query.get("kinds")).toBe("3"));
  const { query } = calls.at(-1)!;
  expect(Object.fromEntries(query)).toMatchObject({
    product_id: "18",
    printed_side_id: "2",
    size: "51x89",
    quantity: "50",
    kinds: "3",
  });
  expect(query.getAll("print_features[front][]")).toContain("111");
  await priceIsConfirmed();
});

test("banner.md 9: sides of an own size are in mm", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  const [width] = await customSize(user);
  expect(width.parentElement).toHaveTextContent("mm");
});

test("'Buy now' puts it into the cart and goes on to the checkout; beside what lies in the cart already it only goes on", async () => {
  // The checkout itself needs a shop to be drawn.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, calls, router } = await openQuotePage("/stickers/paper", {
    "POST cart/add": () => granted(added),
  });
  const sent = () => calls.filter(({ path }) => path === "cart/add").length;
  await user.click(button("Buy now"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/checkout"));
  expect(sent()).toBe(1);
  await act(() => router.navigate("/stickers/paper"));
  await priceIsConfirmed();
  await user.click(mainButton());
  await form().findByText(/is in your cart for/);
  await user.click(button("Buy now"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/checkout"));
  expect(sent()).toBe(2);
});

test("'Buy now' that is refused says why and stays; without a price there is nothing to buy", async () => {
  const { user, router } = await openQuotePage("/stickers/paper", {
    "POST cart/add": () => refused(409, "Too much."),
  });
  await user.click(button("Buy now"));
  await form().findByText("Too much.");
  expect(router.state.location.pathname).toBe("/stickers/paper");
  await act(() => router.navigate("/stickers/paper?size=custom&width=900&height=900"));
  await form().findByText("Price on request");
  expect(screen.queryByRole("button", { name: "Buy now" })).toBeNull();
});
