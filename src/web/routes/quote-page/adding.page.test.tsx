import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CartDouble } from "#tests/support/markup/cart-double.ts";
import { ann, annSignedIn, nobody } from "#tests/support/markup/forget-visit.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import {
  type Answering,
  granted,
  openShopDouble,
  type PageCall,
  refused,
} from "#tests/support/markup/shop-double.ts";

/** Classic paper, 50 x 50 mm: 100 pieces cost $57.00. */
const classic = "/stickers/paper?product=classic-paper&quantity=100";
const failed = "An error occurred. Please try again or submit a report.";

const addButton = () => screen.getByRole("button", { name: "ADD TO CART" });
const total = () => screen.getByRole("status", { name: "Total price" });

type Answers = Parameters<typeof openShopDouble>[0];

/** The page of classic paper with a price; what answers adding, where it is not the cart. */
async function openClassic(adding?: Answering, others: Answers = {}) {
  const { answers } = new CartDouble();
  const add = vi.fn<Answering>(adding ?? answers["POST cart/add"]);
  const calls = openShopDouble({
    ...answers,
    "POST cart/add": add,
    "GET artwork": () => granted({ artwork: [], count: 0 }),
    ...others,
  });
  const { user } = await openPage(classic);
  await waitFor(() => expect(addButton()).not.toHaveAttribute("aria-busy"));
  const added = () => calls.filter(({ path }) => path === "cart/add");
  return { user, add, added, calls, answers };
}

test("a double click adds it once, and the button says that it is under way", async () => {
  const gate = Promise.withResolvers<void>();
  const { answers } = new CartDouble();
  const { user, added } = await openClassic((call) =>
    gate.promise.then(() => answers["POST cart/add"](call)),
  );
  await user.dblClick(addButton());
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(addButton()).toHaveAttribute("aria-busy", "true");
  await user.click(addButton());
  gate.resolve();
  expect(await screen.findByText("1 item in your cart.")).toBeVisible();
  expect(added()).toHaveLength(1);
});

test("the day that is chosen stands in the address, costs the product nothing, and goes into the cart beside it", async () => {
  const { user, added } = await openClassic();
  const day = (name: RegExp) =>
    within(screen.getByRole("radiogroup", { name: "With you by" })).getByRole("radio", { name });
  expect(day(/Tue 8 December/)).toBeChecked();
  await user.click(day(/Mon 30 November/));
  await waitFor(() => expect(location.search).toMatch(/ship=express/));
  const arrives = screen.getByRole("status", { name: "Delivery date" });
  await waitFor(() => expect(arrives).toHaveTextContent("Mon 30 November"));
  expect(total()).toHaveTextContent("$57.00");
  await user.click(addButton());
  expect(await screen.findByText("1 item in your cart.")).toBeVisible();
  expect(added()[0]!.body).toMatchObject({ method: "Express" });
});

test("without an answer nothing is lost, and pressing again sends the same press", async () => {
  const { user, add, added } = await openClassic();
  vi.spyOn(console, "error").mockReturnValueOnce();
  add.mockRejectedValueOnce(new TypeError("The line is lost."));
  await user.click(addButton());
  expect(await screen.findByText(failed)).toBeVisible();
  expect(total()).toHaveTextContent("$57.00");
  await user.click(addButton());
  expect(await screen.findByText("1 item in your cart.")).toBeVisible();
  const [first, second] = added().map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});

test("a price that has changed is said with the new one; pressing again takes it", async () => {
  const { user, add } = await openClassic();
  const row = { product_pricing_id: "new", price: 57, quantity: 100 };
  add.mockReturnValueOnce(
    refused(409, "The price has changed. Please check it and try again.", { pricing_row: row }),
  );
  await user.click(addButton());
  expect(await screen.findByText(/^The price has changed: it is \$57\.00 now\./)).toBeVisible();
  await waitFor(() => expect(addButton()).not.toHaveAttribute("aria-busy"));
  await user.click(addButton());
  expect(await screen.findByText("1 item in your cart.")).toBeVisible();
});

test("what the shop refuses is said in the form's words", async () => {
  const { user, add } = await openClassic();
  const fields = { quantity: "* Please enter quantity greater than 10." };
  add.mockReturnValueOnce(refused(422, "Please check the marked fields.", { fields }));
  await user.click(addButton());
  expect(await screen.findByText("* Please enter quantity greater than 10.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "View cart" })).toBeNull();
});

test("while the shop still says who this is, the button shows that the press counts, and it is for what was pressed", async () => {
  const gate = Promise.withResolvers<void>();
  const session = () => gate.promise.then(() => granted(nobody));
  const { user } = await openClassic(undefined, { "GET auth/session": session });
  await user.click(addButton());
  await waitFor(() => expect(addButton()).toHaveAttribute("aria-busy", "true"));
  await user.click(screen.getByRole("radio", { name: "Kraft Paper" }));
  gate.resolve();
  expect(await screen.findByText("Classic paper stickers, die cut, 50 mm circle, 100 pcs")).toBeVisible();
});

test("what could not be added is said by its name when another product is configured by then", async () => {
  const gate = Promise.withResolvers<Response>();
  const { user, added } = await openClassic(() => gate.promise);
  await user.click(addButton());
  await waitFor(() => expect(added()).toHaveLength(1));
  await user.click(screen.getByRole("radio", { name: "Kraft Paper" }));
  vi.spyOn(console, "error").mockReturnValueOnce();
  gate.reject(new TypeError("The line is lost."));
  expect(await screen.findByText(/^Classic Paper was not added to your cart\./)).toBeVisible();
});

test("signed in with a temporary password: the new one first, then the item goes into the cart", async () => {
  const temporary = { ...annSignedIn, user: { ...ann, must_change_password: true } };
  const cart = new CartDouble();
  const { user, added, calls } = await openClassic(cart.answers["POST cart/add"], {
    ...cart.answers,
    "GET auth/session": () => granted(temporary),
    "POST auth/change-password": () => granted(annSignedIn),
    "PUT cart/update/user-cart/:userId": cart.answers["GET cart"],
  });
  await user.click(addButton());
  const change = await screen.findByRole("dialog", { name: "Choose a new password" });
  expect(added()).toEqual([]);
  await user.type(screen.getByLabelText("Temporary password"), "q7mt-temporary");
  await user.type(screen.getByLabelText("New password"), "brand new");
  await user.type(screen.getByLabelText("Confirm password"), "brand new{Enter}");
  await waitFor(() => expect(change).toHaveTextContent("Adding item to your cart"));
  // Two seconds after the change, then two calls and another page.
  await waitFor(() => expect(location.pathname).toBe("/cart"));
  expect(await screen.findByRole("article", { name: /^Classic paper/ })).toHaveTextContent("$57.00");
  expect(added()).toHaveLength(1);
  const brought = (call: PageCall) => call.path === "cart/update/user-cart/3";
  expect(calls.filter(brought).map(({ body }) => body)).toEqual([{ cart_items: [1] }]);
});
