import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CompareDouble } from "#tests/support/markup/compare-double.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { type Answering, openShopDouble, type PageCall, refused } from "#tests/support/markup/shop-double.ts";
import { CompareHost } from "#web/compare/compare-host.tsx";
import { closeCompare, saveKeys } from "#web/compare/compared-keys.ts";
import { addComparedToCart } from "#web/routes/add-compared-to-cart.ts";

const kraft = "/stickers/paper?product=kraft-paper&quantity=200";
const silver = "/stickers/roll?product=silver-vinyl&quantity=500";
const tags = "/business-cards/swing-tags?quantity=500&kinds=2";

const host = { beside: <CompareHost order={addComparedToCart} configures /> };
const strip = () => screen.findByRole("region", { name: "Compare" });
const strips = () => screen.queryAllByRole("region", { name: "Compare" });
const items = async () => within(await strip()).findAllByRole("listitem");
const dialog = () => screen.findByRole("dialog", { name: "Compare" });

/** The words with which the strip's items begin. */
async function expectItems(...words: readonly string[]) {
  await waitFor(async () => {
    const shown = (await items()).map(({ textContent }) => textContent);
    expect(shown).toEqual(words.map((word) => expect.stringContaining(word)));
  });
}

function lost(): never {
  vi.spyOn(console, "error").mockReturnValueOnce();
  throw new TypeError("The line is lost.");
}

test("the price in the comparison is the page's, differences are marked, and Change leads to what was configured", async () => {
  openShopDouble(new CompareDouble(kraft, "/stickers/paper?product=kraft-paper&quantity=500").answers);
  const { user } = await openPage(kraft, host);
  const total = await screen.findByRole("status", { name: "Total price" });
  await waitFor(() => expect(total).toHaveTextContent(/\$[\d,.]+/));
  const [price = "no price"] = /\$[\d,.]+/.exec(total.textContent) ?? [];
  await user.click(within(await strip()).getByRole("button", { name: /^Compare/ }));
  const shown = within(await dialog());
  const table = await shown.findByRole("table");
  const row = (name: string) =>
    [...table.querySelectorAll("[role=row]")].find((one) => one.textContent.startsWith(name)) ?? null;
  const marks = (name: string) =>
    [...(row(name)?.querySelectorAll("mark") ?? [])].map(({ textContent }) => textContent);
  expect(row("Price")?.querySelector("[role=cell]")).toHaveTextContent(price);
  expect(marks("Quantity")).toEqual(["200", "500"]);
  expect(marks("Size")).toEqual([]);
  const labels = [...table.querySelectorAll("[role=rowheader]")].map(({ textContent }) => textContent);
  expect(labels.indexOf("Quantity (differs)")).toBeGreaterThan(0);
  expect(labels.indexOf("Quantity (differs)")).toBeLessThan(labels.indexOf("Supply"));
  expect(row("Size")).not.toBeNull();
  await user.click(shown.getByLabelText("Only differences"));
  expect(row("Size")).toBeNull();
  expect(row("Quantity")).toBeVisible();
  await user.click(shown.getByRole("link", { name: /^Change Kraft paper.*500$/ }));
  await waitFor(() => expect(location.search).toBe("?product=kraft-paper&quantity=500"));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Compare" })).toBeNull());
});

test("a double click adds once, and the same product a second time says that it is there", async () => {
  const gate = Promise.withResolvers<void>();
  const { answers } = new CompareDouble();
  const add = vi.fn<Answering>((call: PageCall) => gate.promise.then(() => answers["POST compare"](call)));
  openShopDouble({ ...answers, "POST compare": add });
  const { user } = await openPage(kraft, host);
  const button = await screen.findByRole("button", { name: "Add to Compare" });
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  expect(strips()).toEqual([]);
  await user.dblClick(button);
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(button).toHaveAttribute("aria-busy", "true");
  gate.resolve();
  expect(await screen.findByText(/^Added to compare\./)).toBeVisible();
  await expectItems("Kraft paper");
  expect(add).toHaveBeenCalledOnce();
  await user.click(button);
  expect(await screen.findByText(/^This is already in your comparison\./)).toBeVisible();
  await expectItems("Kraft paper");
});

test("the strip pages with Previous and Next, and the last page is full", async () => {
  const quantities = [50, 100, 200, 500, 1000, 2000, 5000];
  openShopDouble(
    new CompareDouble(...quantities.map((pieces) => `/stickers/paper?product=kraft-paper&quantity=${pieces}`))
      .answers,
  );
  const { user } = await openPage(tags, host);
  const first = await items();
  const places = first.length;
  expect(places).toBeLessThan(quantities.length);
  const shown = within(await strip());
  const pager = (name: string) => shown.getByRole("button", { name });
  const words = (from: number) =>
    quantities.slice(from, from + places).map((pieces) => `, ${pieces.toLocaleString("en-NZ")}`);
  await expectItems(...words(0));
  expect(pager("Previous")).toHaveAttribute("aria-disabled", "true");
  await user.click(pager("Next"));
  await expectItems(...words(Math.min(places, quantities.length - places)));
  await user.click(pager("Previous"));
  await expectItems(...words(0));
});

test("with the session storage emptied and the cookie left, the strip is there with its keys", async () => {
  openShopDouble(new CompareDouble(kraft, silver).answers);
  await openPage(tags, host);
  await expectItems("Kraft paper", "Silver vinyl");
  expect(sessionStorage.getItem("compare")).toBe(`["key1","key2"]`);
});

test("a product that the shop no longer has leaves the strip, and with the last one strip and cookie go", async () => {
  const compared = new CompareDouble(kraft, silver);
  openShopDouble(compared.answers);
  compared.remove("key1");
  sessionStorage.setItem("compare", `["key1","key2"]`);
  const { router } = await openPage(tags, host);
  await expectItems("Silver vinyl");
  expect(sessionStorage.getItem("compare")).toBe(`["key2"]`);
  compared.remove("key2");
  document.cookie = "compare=1; path=/";
  // Another tab says what it compares by now.
  act(() => saveKeys(["key2", "key3"]));
  await waitFor(() => expect(strips()).toEqual([]));
  expect(document.cookie).not.toContain("compare=1");
  await router.navigate(kraft);
  expect(strips()).toEqual([]);
});

test("without the network nothing is lost: adding says so, the strip can be asked for again, a removal is taken back", async () => {
  const { answers } = new CompareDouble(kraft);
  let isLost = true;
  const overLine = (name: "POST compare" | "GET compare" | "DELETE compare/:key") => (call: PageCall) =>
    isLost ? lost() : answers[name](call);
  openShopDouble({
    "POST compare": overLine("POST compare"),
    "GET compare": overLine("GET compare"),
    "DELETE compare/:key": overLine("DELETE compare/:key"),
  });
  const { user } = await openPage(silver, host);
  const failed = /An error occurred\. Please try again or submit a report\./;
  expect(await within(await strip()).findByText(failed)).toBeVisible();
  const add = screen.getByRole("button", { name: "Add to Compare" });
  await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled"));
  await user.click(add);
  const form = within(screen.getByRole("form", { name: "Instant quote" }));
  expect(await form.findByText(failed)).toBeVisible();
  isLost = false;
  await user.click(within(await strip()).getByRole("button", { name: "Try again" }));
  await expectItems("Kraft paper");
  isLost = true;
  await user.click(within(await strip()).getByRole("button", { name: /^Remove Kraft paper/ }));
  expect(await within(await strip()).findByText(failed)).toBeVisible();
  await expectItems("Kraft paper");
});

test("the page /compare shows everything of this browser, also without keys", async () => {
  openShopDouble(new CompareDouble(kraft, tags).answers);
  await openPage("/compare");
  const heads = await screen.findAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kraft paper stickers/),
    expect.stringMatching(/^Swing tags/),
  ]);
});

test("the page /compare says when there is nothing", async () => {
  openShopDouble(new CompareDouble().answers);
  await openPage("/compare");
  expect(await screen.findByText(/^There is nothing to compare yet\./)).toBeVisible();
});

test("an empty comparison shows two products with their prices, and one press compares these", async () => {
  openShopDouble(new CompareDouble().answers);
  const { user } = await openPage("/compare");
  const examples = within(await screen.findByRole("list", { name: "For example" }));
  const names = examples.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringMatching(/paper stickers/), expect.stringMatching(/vinyl stickers/)]);
  expect(examples.getAllByText(/^\$\d+\.\d\d$/)).toHaveLength(2);
  expect(examples.getAllByText("Waterproof")).toHaveLength(2);
  await user.dblClick(screen.getByRole("button", { name: "Compare these two" }));
  const heads = await screen.findAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryByRole("button", { name: "Compare these two" })).toBeNull();
  saveKeys([]);
});

test("what keeps an example from being compared is said, and it can be pressed again", async () => {
  const { answers } = new CompareDouble();
  openShopDouble({
    ...answers,
    "POST compare": () => refused(422, "You can compare 12 products at a time."),
  });
  const { user } = await openPage("/compare");
  const begin = await screen.findByRole("button", { name: "Compare these two" });
  await user.click(begin);
  expect(await screen.findByRole("alert")).toHaveTextContent("You can compare 12 products at a time.");
  await waitFor(() => expect(begin).not.toHaveAttribute("aria-disabled"));
});

test("the strip folds away and stays so on the next page", async () => {
  openShopDouble(new CompareDouble(kraft).answers);
  const { user, router } = await openPage(kraft, host);
  await user.click(within(await strip()).getByRole("button", { name: "Hide what you compare" }));
  const list = async () => within(await strip()).getByRole("list").parentElement;
  expect(await list()).toHaveAttribute("hidden");
  await router.navigate("/stickers/vinyl");
  expect(await list()).toHaveAttribute("hidden");
  await user.click(within(await strip()).getByRole("button", { name: "Show what you compare" }));
  expect(await list()).not.toHaveAttribute("hidden");
  closeCompare();
  saveKeys([]);
});
