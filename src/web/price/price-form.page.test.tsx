import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  field as fieldAbove,
  form as formAbove,
  mainButton,
  openQuotePage,
  option,
  priceIsConfirmed,
  retype,
  total,
  unfold,
} from "#tests/support/markup/banner.ts";
import { granted, priced } from "#tests/support/markup/shop-double.ts";
import { tellShownParts } from "#tests/support/markup/visible-parts.ts";

const sectionPart = () => screen.getByRole("region", { name: "Price table" });
const section = () => within(sectionPart());
const findForm = () => screen.findByRole("form", { name: "Price table" });
const form = () => within(screen.getByRole("form", { name: "Price table" }));
/** A field of the form below the banner; the one above has the same name without the addition. */
const field = (name: string) => form().getByLabelText<HTMLSelectElement>(`${name} in the price table`);
const table = () => section().queryByRole("table");
const chosenIn = (name: string) => field(name).selectedOptions[0]?.textContent;
const failure = () => section().queryByText("An error occurred. Please try again or submit a report.");

const cards = "/business-cards/premium-business-card";

async function openForm(user: UserEvent) {
  const open = section().getByRole("button", { name: "Check other prices" });
  await unfold(user, open);
  await user.click(open);
  await findForm();
}

test("the form below the banner is a second view of the same selection", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  expect(screen.queryByRole("form", { name: "Price table" })).toBeNull();
  await openForm(user);
  await user.selectOptions(field("Shape"), "Square");
  await waitFor(() => expect(option("Shape", "Square")).toBeChecked());
  expect(location.search).toMatch(/shape=square/);
  await user.click(option("Shape", "Circle"));
  await waitFor(() => expect(chosenIn("Shape")).toBe("Circle"));
  await user.selectOptions(field("Product"), "Kraft Paper");
  await waitFor(() => expect(table()?.querySelector("s")).toBeInTheDocument());
  expect(chosenIn("Product")).toBe("Kraft Paper");
});

test("a choice is one question to the server: its answer confirms the price above and the list", async () => {
  const { user, calls } = await openQuotePage("/stickers/paper");
  await openForm(user);
  const before = calls.length;
  await user.selectOptions(field("Product"), "Kraft Paper");
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  await priceIsConfirmed();
  expect(table()).toBeVisible();
  const asked = calls.slice(before).filter(({ path }) => path === "get/pricing-data");
  expect(asked).toHaveLength(1);
});

test("a typed size is checked when the typing has paused, and says what the price form says of it", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await openForm(user);
  const alert = section().getByRole("alert", { name: "Price table size" });
  await retype(user, field("Width"), "1a4");
  expect(field("Width")).toHaveValue("14");
  await waitFor(() => expect(alert).toHaveTextContent("※ Width or height must not be below 15mm."));
  expect(field("Width")).toHaveAttribute("aria-invalid", "true");
  await retype(user, field("Width"), "60");
  await retype(user, field("Height"), "60");
  await waitFor(() => expect(alert).toBeEmptyDOMElement());
  await waitFor(() => expect(location.search).toMatch(/width=60.*height=60/));
  await waitFor(() => expect(table()).toBeVisible());
});

test("above the maximum the table gives way to the way to a quote request", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await openForm(user);
  await retype(user, field("Width"), "900");
  await retype(user, field("Height"), "900");
  expect(await form().findByText("※ It is a special size.")).toBeVisible();
  await waitFor(() => expect(table()).toBeNull());
  expect(sectionPart()).toHaveTextContent("For special sizes, request a quote from the button below.");
  await user.click(section().getByRole("button", { name: "ask for a quotation" }));
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("a roll's sizes are a list, its boxes read only", async () => {
  const { user } = await openQuotePage("/stickers/roll");
  await openForm(user);
  expect(field("Width")).toHaveAttribute("readonly");
  const name = field("Size").options[field("Size").options.length - 1]!.text;
  await user.selectOptions(field("Size"), name);
  const [width = "", height = ""] = name.match(/\d+/g) ?? [];
  await waitFor(() => expect(field("Width")).toHaveValue(width));
  expect(field("Height")).toHaveValue(height);
});

test("a list that the server does not confirm is emptied, and asked for again by Try again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isLost = false;
  const { user } = await openQuotePage("/stickers/paper", {
    "GET get/pricing-data": (call) => (isLost ? Promise.reject(new TypeError("lost")) : priced(call)),
  });
  await openForm(user);
  isLost = true;
  await user.selectOptions(field("Product"), "Kraft Paper");
  await waitFor(() => expect(failure()).toBeVisible());
  expect(table()).toBeNull();
  isLost = false;
  await user.click(section().getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(table()).toBeVisible());
  expect(total()).toHaveTextContent("$");
});

test("content-and-lettering.md 4: on the business-cards page the tab PRICE holds the whole form, and prices are asked only while it is open", async () => {
  tellShownParts();
  const { user, calls } = await openQuotePage(cards);
  const openTab = (name: string) => {
    act(() => screen.getByRole("tab", { name }).focus());
    return user.keyboard("{Enter}");
  };
  const asked = (name: string) =>
    calls.filter(({ path }) => path === "get/pricing-data").map(({ query }) => query.get(name));
  /** What is asked because of a choice is asked within a second. */
  const secondAfter = async (choose: () => void) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    choose();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
  };
  await secondAfter(() => fireEvent.click(formAbove().getByRole("radio", { name: "Both sides" })));
  expect(location.search).toBe("?sides=both-sides");
  expect(asked("kinds")).toEqual([]);
  await openTab("Price");
  await findForm();
  await waitFor(() => expect(asked("printed_side_id")).toEqual(["2"]));
  await user.selectOptions(field("Printed side"), "Single side");
  await waitFor(() => expect(asked("printed_side_id")).toEqual(["2", "1"]));
  expect(formAbove().getByRole("radio", { name: "Single side" })).toBeChecked();
  await openTab("Review");
  await secondAfter(() => fireEvent.change(fieldAbove("Add additional set"), { target: { value: "2" } }));
  expect(location.search).toMatch(/kinds=2/);
  expect(asked("kinds")).toHaveLength(2);
});

test("content-and-lettering.md 8: a failed call empties the list of the tab PRICE; the price above stays, and can be ordered", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  tellShownParts();
  const cart_item = {
    id: 1,
    name: "Card",
    title: "",
    summary: "",
    quantity: 50,
    kinds: 1,
    price: 18,
    artwork_path: null,
  };
  const { user } = await openQuotePage(`${cards}#price`, {
    "GET get/pricing-data": () => Promise.reject(new TypeError("lost")),
    "POST cart/add": () => granted({ cart_item, count: 1, changed: false }),
  });
  await waitFor(() => expect(failure()).toBeVisible());
  expect(table()).toBeNull();
  expect(total()).toHaveTextContent("$18.00");
  await user.click(mainButton());
  expect(await formAbove().findByText(/is in your cart for \$18\.00/)).toBeVisible();
});
