import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { type SetUpPart, setUpParts } from "#domain/studio/set-up.ts";
import type { SetUp } from "./set-up-list.tsx";
import { loader, TodayRoom } from "./today-room.tsx";

const confirmable = ["name", "cards", "days", "reviews", "coupon"];

function listWith(
  but: Readonly<Partial<Record<SetUpPart, "done" | "confirmed">>>,
  more: Partial<SetUp> = {},
): SetUp {
  const rows = setUpParts.map((part) => ({
    part,
    state: but[part] ?? ("open" as const),
    may_confirm: confirmable.includes(part),
  }));
  return { rows, may_put_away: false, waiting_papers: 0, ...more };
}

let cardsRefused: "key-refused" | null = null;

/** The room, and what it has called: it answers each reading of the day with the next list, the last one for ever. */
async function open(...lists: readonly (SetUp | null)[]) {
  const calls: string[] = [];
  let read = 0;
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) => {
    calls.push(
      `${method} ${new URL(address, "http://localhost").pathname} ${typeof body === "string" ? body : ""}`.trim(),
    );
    const today = {
      date: "2027-03-10",
      tasks: [],
      counts: [],
      at_risk: 0,
      cards_refused: cardsRefused,
      set_up: lists[Math.min(method === "GET" ? read++ : 0, lists.length - 1)],
    };
    return Promise.resolve(
      Response.json({ status: "SUCCESS", code: 200, data: method === "GET" ? today : {} }),
    );
  });
  const router = createMemoryRouter([
    { path: "/", element: <TodayRoom />, loader, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  await screen.findByRole("heading", { name: "Today" });
  return { calls, user: userEvent.setup() };
}

test("where Stripe refuses the shop's key, the day begins with that and what mends it", async () => {
  cardsRefused = "key-refused";
  onTestFinished(() => {
    cardsRefused = null;
  });
  await open(null);
  expect(screen.getByText(/^Stripe does not take the shop's key, so nobody can pay by card\./)).toBeVisible();
});

const rowOf = (name: string) =>
  screen.getAllByRole("listitem").find((row) => within(row).queryByText(name) !== null)!;

test("a new owner sees what is left, what each means, and where it is done; settings of the start by their names", async () => {
  await open(listWith({ place: "done", days: "confirmed" }, { waiting_papers: 2 }));
  expect(screen.getByRole("heading", { name: "Set up your shop" })).toBeVisible();
  expect(screen.getByText(/^2 of 9 done\./)).toHaveTextContent("every page says “Demonstration”");
  expect(screen.getByText(/^2 invoices and credit notes wait/)).toBeVisible();
  expect(within(rowOf("GST number")).getByRole("link")).toHaveAttribute("href", "/settings");
  expect(within(rowOf("Address, phone and email")).getByText("Done")).toBeInTheDocument();
  expect(within(rowOf("Address, phone and email")).queryByRole("link")).toBeNull();
  expect(rowOf("Mail server")).toHaveTextContent("SMTP_URL");
  expect(rowOf("Card payments")).toHaveTextContent("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET");
  expect(within(rowOf("Opening days")).getByRole("button")).toHaveAccessibleName("Open again: Opening days");
  expect(screen.queryByRole("button", { name: "Put this list away" })).toBeNull();
  const first = within(screen.getByRole("region", { name: "Nothing waits for you yet" }));
  expect(first.getByRole("link", { name: "Order something yourself" })).toHaveAttribute("href", "/");
});

test("what stays as it came is confirmed in its row, pressed twice once", async () => {
  const { calls } = await open(listWith({}), listWith({ cards: "confirmed" }));
  const confirm = screen.getByRole("button", { name: "We take no cards: Card payments" });
  // The room takes the focus once it has come.
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  confirm.focus();
  confirm.click();
  confirm.click();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Open again: Card payments" })).toHaveFocus(),
  );
  const written = calls.filter((call) => call.startsWith("PUT"));
  expect(written).toEqual(['PUT /studio/api/set-up/cards {"is_confirmed":true}']);
});

test("demonstration reviews are removed in their row, and the whole list is put away once the numbers are there", async () => {
  const mine = listWith({ gst: "done", account: "done" }, { may_put_away: true });
  const { calls, user } = await open(mine, mine, null);
  await user.click(screen.getByRole("button", { name: "Remove them for good" }));
  await user.click(screen.getByRole("button", { name: "Put this list away" }));
  await vi.waitFor(() => expect(screen.queryByRole("heading", { name: "Set up your shop" })).toBeNull());
  expect(calls.filter((call) => !call.startsWith("GET"))).toEqual([
    "DELETE /studio/api/set-up/reviews",
    'PUT /studio/api/set-up/list {"is_confirmed":true}',
  ]);
  expect(screen.getByText("Nothing waits for you. Have a cup of tea.")).toBeVisible();
});
