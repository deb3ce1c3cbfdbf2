import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { ParcelsRoom } from "./parcels-room.tsx";
import { loader } from "./waiting-parcels.tsx";

function waiting(at: number) {
  const order = {
    order_no: `K26-00000${at}`,
    seen: 1,
    customer: `Customer ${at}`,
    items: ["Art paper stickers"],
  };
  const urgency = at === 0 ? "late" : null;
  return { kind: "send", urgency, deadline: "2027-03-10", since: "", order, request_no: null, words: "" };
}

/** The room of a shop in which so many orders are to be packed. */
async function open(orders: number) {
  vi.stubGlobal("fetch", () => {
    const tasks = Array.from({ length: Math.min(orders, 50) }, (_, at) => waiting(at));
    const counts = orders === 0 ? [] : [{ kind: "send", tasks: orders, late: 0 }];
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: { tasks, counts } }));
  });
  const router = createMemoryRouter([
    { path: "/", element: <ParcelsRoom />, loader, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  await screen.findByRole("heading", { name: "Parcels" });
  return userEvent.setup();
}

const toPack = () => within(screen.getByRole("region", { name: "To pack and send" }));

test("the room says what is to be packed, what leaves first on top, and where all of it is", async () => {
  await open(133);
  expect(toPack().getByRole("heading")).toHaveTextContent("133 orders to pack");
  const rows = toPack().getAllByRole("listitem");
  expect(rows).toHaveLength(6);
  expect(rows[0]).toHaveTextContent(/^Customer 0Late Wed 10 Mar/);
  expect(toPack().getByRole("link", { name: "See all 133" })).toHaveAttribute("href", "/today?kind=send");
});

test("with nothing to pack it says where orders come from; an empty list is asked for, not sent", async () => {
  const user = await open(0);
  expect(toPack().getByRole("link", { name: "See what is being made" })).toHaveAttribute("href", "/board");
  await user.click(screen.getByRole("button", { name: "Read the list" }));
  expect(screen.getByText("Please paste the list, or open the courier’s file.")).toBeVisible();
  expect(screen.getByLabelText("List")).toHaveAttribute("aria-invalid", "true");
});
