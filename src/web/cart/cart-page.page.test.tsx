import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CartDouble } from "#tests/support/markup/cart-double.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { type Answering, granted, openShopDouble, type PageCall } from "#tests/support/markup/shop-double.ts";

/** Classic paper, 50 x 50 mm: 100 pieces cost $57.00. */
const classic = "/stickers/paper?product=classic-paper&quantity=100";
const tags = "/business-cards/swing-tags?quantity=250";

const failed = "An error occurred. Please try again or submit a report.";
/** A lost line, which the page tells the console of. */
const lost = () => {
  vi.spyOn(console, "error").mockReturnValueOnce();
  return Promise.reject(new TypeError("The line is lost."));
};

const line = () => screen.findByRole("article", { name: /^Classic paper/ });
const total = () => screen.getByRole("status", { name: "Total price" });
const articles = () => screen.getAllByRole("article").map(({ textContent }) => textContent.slice(0, 9));
const press = (name: RegExp | string) => screen.findByRole("button", { name });

test("what is removed can be put back where it lay, and the focus goes along", async () => {
  openShopDouble(new CartDouble(classic, tags).answers);
  const { user } = await openPage("/cart");
  await user.click(await press(/^Remove Classic paper/));
  expect(await press(/^Undo removing Classic paper/)).toHaveFocus();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Classic paper stickers, die cut, 50 mm circle was removed.",
  );
  expect(articles()).toEqual(["Swing tag"]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(articles()).toEqual(["Classic p", "Swing tag"]));
  expect(screen.getByRole("heading", { name: /^Classic paper/ })).toHaveFocus();
});

test("an emptied cart says so, shows what the shop has, and still gives the last item back, whose way back has the focus", async () => {
  openShopDouble(new CartDouble(classic, tags).answers);
  const { user } = await openPage("/cart");
  await user.click(await press(/^Remove Swing tags/));
  await user.click(await press(/^Remove Classic paper/));
  expect(await screen.findByText(/^Your cart is empty\./)).toBeVisible();
  expect(screen.getByRole("link", { name: /Roll Stickers/ })).toBeVisible();
  expect(await press(/^Undo removing Classic paper/)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await line()).toBeVisible();
  expect(screen.getByRole("heading", { name: /^Classic paper/ })).toHaveFocus();
});

test("a coupon and a way of shipping count at once; one that is not given back for want of a line says so", async () => {
  const cart = new CartDouble(classic);
  const useCode = vi.fn<Answering>(cart.answers["POST cart/coupon"]);
  openShopDouble({ ...cart.answers, "POST cart/coupon": useCode });
  const { user } = await openPage("/cart");
  const sums = within(await screen.findByRole("region", { name: "Cart total" }));
  expect(sums.getByText(/more and Standard shipping is free/).parentElement).toHaveTextContent("$43.00 more");
  await user.click(sums.getByText("Have a code?"));
  const code = sums.getByLabelText("Coupon code");
  await user.type(code, "nobody{Enter}");
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription("We do not know this code. Please check how it is written."),
  );
  expect(code).toHaveValue("nobody");
  await user.clear(code);
  await user.type(code, "first peel{Enter}");
  const remove = await sums.findByRole("button", { name: "Remove code FIRSTPEEL" });
  expect(remove).toHaveFocus();
  expect(sums.getByText("−$5.70")).toBeVisible();
  await user.click(sums.getByRole("radio", { name: /Express/ }));
  await waitFor(() => expect(total()).toHaveTextContent("$69.30"));
  expect(sums.getByRole("radio", { name: /Express/ })).toBeChecked();
  useCode.mockImplementationOnce(lost);
  await user.click(remove);
  expect(await sums.findByText(/An error occurred\./)).toBeVisible();
  await user.click(remove);
  await waitFor(() => expect(total()).toHaveTextContent("$75.00"));
  expect(sums.getByText("Have a code?").closest("summary")).toHaveFocus();
});

test("an item that another tab has removed goes when it is changed here", async () => {
  const cart = new CartDouble(classic);
  openShopDouble(cart.answers);
  const { user } = await openPage("/cart");
  const sets = within(await line()).getByLabelText("Number of Sets");
  cart.empty();
  await user.selectOptions(sets, "3 Sets");
  expect(await screen.findByText(/^Your cart is empty\./)).toBeVisible();
});

test("while the cart is asked for the page says so, and a failure offers another try", async () => {
  const { answers } = new CartDouble();
  const gate = Promise.withResolvers<void>();
  const read = vi.fn<Answering>(answers["GET cart"]).mockImplementationOnce(() => gate.promise.then(lost));
  openShopDouble({ ...answers, "GET cart": read });
  const { user } = await openPage("/cart");
  expect(screen.getByText("Loading your cart")).toBeInTheDocument();
  gate.resolve();
  expect(await screen.findByText(failed)).toBeVisible();
  await user.click(await press("Try again"));
  expect(await screen.findByText(/^Your cart is empty\./)).toBeVisible();
});

test("a number typed just before the quotation is asked for is on it: the button waits for it", async () => {
  const { answers } = new CartDouble(classic);
  const gate = Promise.withResolvers<void>();
  const change = answers["PATCH cart/items/:id"];
  const calls = openShopDouble({
    ...answers,
    "PATCH cart/items/:id": (call: PageCall) => gate.promise.then(() => change(call)),
    "POST quote/create/quotation": () => granted({ quotation_no: "Q2611240000000001" }),
  });
  const { user } = await openPage("/cart");
  const item = within(await line());
  await user.selectOptions(item.getByLabelText("Quantity"), "Input the number here");
  const own = item.getByLabelText("Quantity: your own number");
  await user.clear(own);
  await user.type(own, "137");
  const print = screen.getByRole("button", { name: "Print quotation" });
  await user.click(print);
  expect(print).toHaveAttribute("aria-busy", "true");
  gate.resolve();
  await waitFor(() => expect(print).not.toHaveAttribute("aria-busy"));
  await user.click(print);
  const quoted = () => calls.filter(({ path }) => path === "quote/create/quotation").map(({ body }) => body);
  await waitFor(() => expect(quoted()).toMatchObject([{ quotations: [{ quantity: 137, kinds: 1 }] }]));
});
