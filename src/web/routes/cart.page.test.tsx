import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CartDouble } from "#tests/support/markup/cart-double.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble, type PageCall } from "#tests/support/markup/shop-double.ts";

/** Classic paper, 50 x 50 mm: 100 pieces cost $57.00. */
const classic = "/stickers/paper?product=classic-paper&quantity=100";

const line = () => screen.findByRole("article", { name: /^Classic paper/ });
const printButton = () => screen.getByRole("button", { name: "Print quotation" });
const total = () => screen.getByRole("status", { name: "Total price" });

/** A change of an item waits until it is let go. */
function heldChange({ answers }: CartDouble) {
  const gate = Promise.withResolvers<void>();
  const change = answers["PATCH cart/items/:id"];
  const held = {
    ...answers,
    "PATCH cart/items/:id": (call: PageCall) => gate.promise.then(() => change(call)),
  };
  return { held, letGo: gate.resolve };
}

/** A cart of one item whose quantity is typed. */
async function openOwnNumber(answers: Parameters<typeof openShopDouble>[0]) {
  const calls = openShopDouble(answers);
  const { user } = await openPage("/cart");
  const item = await line();
  const list = within(item).getByLabelText("Quantity");
  await user.selectOptions(list, "Input the number here");
  const own = within(item).getByLabelText("Quantity: your own number");
  const type = async (text: string) => {
    await user.clear(own);
    if (text !== "") await user.type(own, text);
  };
  const changes = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  return { user, item, own, type, changes };
}

test("quantity and sets change in the cart: at a tier, typed, and refused with what was typed kept", async () => {
  openShopDouble(new CartDouble(classic).answers);
  const { user } = await openPage("/cart");
  const item = await line();
  await user.selectOptions(within(item).getByLabelText("Quantity"), "200 · $97.00");
  await waitFor(() => expect(item).toHaveTextContent("$97.00"));
  expect(total()).toHaveTextContent("$105.00");
  await user.selectOptions(within(item).getByLabelText("Number of Sets"), "2 Sets");
  await waitFor(() => expect(item).toHaveTextContent("$163.00"));
  expect(total()).toHaveTextContent("$163.00");
  await user.selectOptions(within(item).getByLabelText("Quantity"), "Input the number here");
  const own = within(item).getByLabelText("Quantity: your own number");
  await user.clear(own);
  await user.type(own, "150");
  // 300 of one design are $130.50, and the second design is $6.00.
  await waitFor(() => expect(item).toHaveTextContent("$136.50"));
  await user.clear(own);
  await user.type(own, "5");
  expect(await within(item).findByText("* Please enter quantity greater than 10.")).toBeVisible();
  expect(own).toHaveValue("5");
  expect(item).toHaveTextContent("$136.50");
});

test("a number that the cart cannot take is said in its own words, and nothing is printed until it is right", async () => {
  const { user, item, type } = await openOwnNumber(new CartDouble(classic).answers);
  const said = within(item);
  await type("99999");
  expect(await said.findByText(/For more, request a quote\./)).toBeVisible();
  expect(printButton()).toHaveAttribute("aria-disabled", "true");
  expect(printButton()).toHaveAccessibleDescription("Please correct the number marked in your cart first.");
  for (const none of ["", "0"]) {
    await type(none);
    expect(await said.findByText("Please enter the quantity.")).toBeVisible();
    expect(printButton()).toHaveAttribute("aria-disabled", "true");
  }
  expect(said.queryByText(/For more, request a quote\./)).toBeNull();
  await type("150");
  await waitFor(() => expect(item).toHaveTextContent("$77.00"));
  await waitFor(() => expect(printButton()).not.toHaveAttribute("aria-disabled"));
  await type("99999");
  await user.click(await said.findByRole("link", { name: "Request a quote for 99,999" }));
  expect(await screen.findByRole("button", { name: "REQUEST A QUOTE" })).toBeVisible();
  expect(location.search).toMatch(/quantity=99999/);
});

test("a number that is typed back while the other one is on its way counts", async () => {
  const { held, letGo } = heldChange(new CartDouble(classic));
  const { item, own, type, changes } = await openOwnNumber(held);
  await type("150");
  await waitFor(() => expect(changes()).toEqual([{ quantity: 150 }]));
  await type("100");
  letGo();
  await waitFor(() => expect(changes().at(-1)).toEqual({ quantity: 100 }));
  await waitFor(() => expect(item).toHaveTextContent("$57.00"));
  expect(own).toHaveValue("100");
});

test("a box that was emptied while its number was on its way stays empty, says so, and nothing is printed", async () => {
  const { held, letGo } = heldChange(new CartDouble(classic));
  const { item, own, type, changes } = await openOwnNumber(held);
  await type("150");
  await waitFor(() => expect(changes()).toEqual([{ quantity: 150 }]));
  await type("");
  letGo();
  await waitFor(() => expect(item).toHaveTextContent("$77.00"));
  expect(own).toHaveValue("");
  expect(within(item).getByText("Please enter the quantity.")).toBeVisible();
  expect(printButton()).toHaveAttribute("aria-disabled", "true");
});

test("a wrong number goes with its item: put back, the item has the cart's number and can be printed", async () => {
  const { user, item, type } = await openOwnNumber(
    new CartDouble(classic, "/business-cards/swing-tags?quantity=250").answers,
  );
  await type("99999");
  expect(await within(item).findByText(/For more, request a quote\./)).toBeVisible();
  await user.click(within(item).getByRole("button", { name: /^Remove Classic paper/ }));
  const undo = await screen.findByRole("button", { name: /^Undo removing Classic paper/ });
  expect(printButton()).not.toHaveAttribute("aria-disabled");
  await user.click(undo);
  expect(within(await line()).getByLabelText("Quantity")).toHaveValue("100");
  expect(printButton()).not.toHaveAttribute("aria-disabled");
});
