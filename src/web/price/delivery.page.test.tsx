import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { form, openQuotePage, option } from "#tests/support/markup/banner.ts";

// A Tuesday, 24 November 2026, 11:00 in Auckland.
const status = (name: string) => form().getByRole("status", { name });

test("banner.md 2: the shipping label is 'Fast Shipping', prefixed with 'Free' when shipping is free; beside it stands the day of Express", async () => {
  const { user } = await openQuotePage("/stickers/paper?product=kraft-paper");
  expect(screen.getByText("Fast Shipping")).toBeVisible();
  await user.click(option("Product", "Art Paper"));
  expect(await screen.findByText("Free Fast Shipping")).toBeVisible();
  expect(screen.getByText("Express by Mon 30 November")).toBeVisible();
});

test("a larger job is promised later, and not by Express", async () => {
  const { router } = await openQuotePage("/stickers/dome?size=30x30&quantity=500");
  expect(status("Delivery date")).toHaveTextContent("Tue 8 December");
  expect(status("Shipping")).toHaveTextContent("Express");
  await act(() => router.navigate("/stickers/dome?size=30x30&quantity=5000"));
  await waitFor(() => expect(status("Delivery date")).toHaveTextContent("Wed 9 December"));
  expect(status("Shipping")).toHaveTextContent("This job is too large for Express.");
  expect(status("Shipping")).toHaveTextContent(
    "5,000 stickers take us a working day longer than a usual job.",
  );
  await waitFor(() => expect(screen.queryByText(/^Express by/)).toBeNull());
});

test("a job that is too heavy to ship free says so, and what it costs", async () => {
  const { router } = await openQuotePage("/stickers/paper?size=100x100&quantity=5000");
  expect(status("Shipping")).toHaveTextContent("Standard, free");
  await act(() => router.navigate("/stickers/paper?size=100x100&quantity=5000&kinds=5"));
  await waitFor(() => expect(status("Shipping")).toHaveTextContent("Standard, $62.00"));
  expect(status("Shipping")).toHaveTextContent(
    "25,000 stickers take us a working day longer than a usual job.",
  );
  expect(status("Shipping")).toHaveTextContent("Shipping is free up to 25 kg. This weighs about 48 kg");
  await waitFor(() => expect(screen.queryByText("Free Fast Shipping")).toBeNull());
});

test("without a price there is no date: it comes with the price we send", async () => {
  const { router } = await openQuotePage("/stickers/paper?size=custom&width=900&height=900");
  expect(form().getByText("Price on request")).toBeVisible();
  expect(status("Delivery date")).toHaveTextContent("We tell you the delivery date with the price.");
  expect(status("Shipping")).toBeEmptyDOMElement();
  await act(() => router.navigate("/stickers/paper?size=custom&width=5&height=5"));
  expect(await form().findByText("No price yet")).toBeVisible();
  expect(status("Delivery date")).toHaveTextContent("Standard 5-9 business days");
});

test("'from the button below' stands before the button", async () => {
  await openQuotePage("/stickers/paper?size=custom&width=900&height=900");
  const panel = screen.getByRole("region", { name: "Your price" });
  const inOrder = /For special sizes, request a quote from the button below\..*REQUEST A QUOTE/;
  expect(panel).toHaveTextContent(inOrder);
});

test("a day and what else is pressed in the same moment stand in the address together, and its part stays named", async () => {
  await openQuotePage("/stickers/paper?product=classic-paper&quantity=100#reviews");
  const days = within(screen.getByRole("radiogroup", { name: "With you by" }));
  const [standard, day] = days.getAllByRole("radio") as [HTMLElement, HTMLElement];
  const address = () => {
    const query = new URLSearchParams(location.search);
    return [query.get("product"), query.get("ship")];
  };
  fireEvent.click(option("Product", "Kraft Paper"));
  fireEvent.click(day);
  await waitFor(() => expect(address()).toEqual(["kraft-paper", "express"]));
  fireEvent.click(standard);
  fireEvent.click(option("Product", "Classic Paper"));
  await waitFor(() => expect(address()).toEqual(["classic-paper", null]));
  expect(location.hash).toBe("#reviews");
});
