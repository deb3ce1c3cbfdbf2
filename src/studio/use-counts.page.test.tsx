import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, Outlet, RouterProvider, useRevalidator } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { useCounts } from "./use-counts.ts";

const countsOf = (tasks: number) => [{ kind: "print", tasks, late: 0 }];

function Rail() {
  const countOf = useCounts();
  const { revalidate } = useRevalidator();
  return (
    <>
      <output>{countOf(["print"]).tasks}</output>
      <Link to="/orders">Orders</Link>
      <Link to="/orders?stage=paid">Paid</Link>
      <Link to="/today">Today</Link>
      <Link to="/today?kind=print">Only print</Link>
      <button type="button" onClick={() => void revalidate()}>
        Read anew
      </button>
      <Outlet />
    </>
  );
}

/** A rail beside two rooms; each reading of counts finds one task more, Today says seven. */
function open(at: string) {
  let read = 0;
  vi.stubGlobal("fetch", () => {
    read += 1;
    const data = { counts: countsOf(read) };
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data }));
  });
  const entry = { stage: "open", permissions: ["orders.read"] };
  const router = createMemoryRouter(
    [
      {
        id: "studio",
        path: "/",
        loader: () => entry,
        shouldRevalidate: () => false,
        Component: Rail,
        HydrateFallback: () => null,
        children: [
          { id: "today", path: "today", loader: () => ({ counts: countsOf(7) }), element: <h1>Today</h1> },
          { id: "orders", path: "orders", loader: () => ({ rows: [] }), element: <h1>Orders</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  const shows = (tasks: number) =>
    vi.waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(String(tasks)));
  return { calls: () => read, shows, user: userEvent.setup() };
}

test("a room that is entered is counted once, however its list is narrowed, and again when it is read anew", async () => {
  const { calls, shows, user } = open("/orders");
  await shows(1);
  await user.click(screen.getByRole("link", { name: "Paid" }));
  expect(calls()).toBe(1);
  await user.click(screen.getByRole("button", { name: "Read anew" }));
  await shows(2);
  expect(calls()).toBe(2);
});

test("Today brings what is counted along: it is not read a second time, and stays until the next room has read its own", async () => {
  const { calls, shows, user } = open("/today");
  await shows(7);
  await user.click(screen.getByRole("link", { name: "Only print" }));
  await user.click(screen.getByRole("button", { name: "Read anew" }));
  await shows(7);
  expect(calls()).toBe(0);
  await user.click(screen.getByRole("link", { name: "Orders" }));
  await shows(1);
  expect(calls()).toBe(1);
});
