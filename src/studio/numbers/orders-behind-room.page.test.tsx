import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { loader, OrdersBehindRoom } from "./orders-behind-room.tsx";

const first: StudioReplyTo<"GET numbers/orders"> = {
  listed: 51,
  amount: 4_230.5,
  orders: [
    {
      order_no: "K26-4F7Q2M",
      customer: "Bea Moss",
      items: ["Art paper stickers"],
      stage: "ready",
      amount: 65,
      margin: 42.77,
      at: "2026-11-22T11:00:00Z",
      seen: 7,
    },
  ],
  next: "7 2026-11-22 11:00:00+00",
};

/** The room at an address, in which these orders are. */
async function openRoom(data: StudioReplyTo<"GET numbers/orders">, query: object): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data })));
  const room = { path: "numbers/orders", loader, Component: OrdersBehindRoom };
  const studio = { id: "studio", path: "/", HydrateFallback: () => null, children: [room] };
  const days = { from: "2026-11-23", until: "2026-11-29" };
  const address = `/numbers/orders?${new URLSearchParams({ ...days, ...query })}`;
  onTestFinished(cleanup);
  render(<RouterProvider router={createMemoryRouter([studio], { initialEntries: [address] })} />);
  await screen.findByRole("table", { name: "Orders" });
}

test("the first page says how many there are and what they come to, and leads to the older ones", async () => {
  await openRoom(first, { of: "placed", product: "Art Paper" });
  expect(screen.getByText("23 to 29 November 2026, Art Paper: 51 orders, $4,230.50")).toBeVisible();
  expect(screen.getByRole("row", { name: /K26-4F7Q2M/ })).toHaveTextContent("$65.00$42.77");
  expect(screen.getByRole("link", { name: "Older →" })).toHaveAttribute(
    "href",
    expect.stringContaining("product=Art+Paper&cursor=7"),
  );
});

test("an older page has no sum of its own; money has no margin", async () => {
  await openRoom({ ...first, listed: null, amount: null, next: null }, { of: "money", cursor: "8 x" });
  expect(screen.getByText("23 to 29 November 2026: older ones")).toBeVisible();
  expect(screen.getByRole("link", { name: "← The newest" })).toBeVisible();
  expect(screen.queryByRole("columnheader", { name: "Margin" })).toBeNull();
});
