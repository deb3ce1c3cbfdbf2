import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { Lanes, type Task } from "./lanes.tsx";

let numbered = 0;

function task(kind: Task["kind"], number: string, more: Partial<Task> = {}): Task {
  numbered += 1;
  return {
    kind,
    since: "2027-03-10T00:00:00Z",
    deadline: "2027-03-10",
    urgency: null,
    order: { order_no: number, customer: "Hana Moana", items: ["Stickers"], seen: numbered },
    words: "",
    request_no: null,
    recipient: null,
    ...more,
  };
}

/** Two orders to pay, none to look at, one to print; the keys are on again. */
function open() {
  localStorage.clear();
  const tasks = [
    task("payment", "K26-A"),
    task("refund", "K26-B"),
    task("print", "K26-C", { urgency: "late" }),
  ];
  const counts = [
    { kind: "payment" as const, tasks: 1, late: 0 },
    { kind: "refund" as const, tasks: 1, late: 0 },
    { kind: "print" as const, tasks: 31, late: 1 },
  ];
  const Page = createRoutesStub([
    { path: "/", Component: () => <Lanes tasks={tasks} counts={counts} /> },
    { path: "/orders/:number", Component: () => <h1>An order</h1> },
  ]);
  onTestFinished(cleanup);
  render(<Page />);
  return userEvent.setup();
}

test("what waits lies in the lane where it is done, with its picture; what is more than is shown is a list away", () => {
  open();
  const money = screen.getByRole("list", { name: "What waits: Match money" });
  expect(within(money).getAllByRole("listitem")).toHaveLength(2);
  expect(
    within(screen.getByRole("region", { name: "Look at files" })).getByText("Nothing waits here."),
  ).toBeVisible();
  const press = screen.getByRole("region", { name: "Print" });
  expect(within(press).getByRole("link", { name: "Print: all 31" })).toHaveAttribute("href", "/?kind=print");
  expect(press.querySelector("img")?.getAttribute("src")).toMatch(
    /^\/studio\/api\/orders\/K26-C\/thumbnail\?seen=\d+$/,
  );
});

test("keys go from card to card and from lane to lane, past an empty one, and open what is there", async () => {
  const user = open();
  await user.keyboard("j");
  expect(screen.getByRole("link", { name: "K26-A" })).toHaveFocus();
  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "K26-B" })).toHaveFocus();
  await user.keyboard("l");
  expect(screen.getByRole("link", { name: "K26-C" })).toHaveFocus();
  await user.keyboard("{Control>}h{/Control}");
  expect(screen.getByRole("link", { name: "K26-C" })).toHaveFocus();
  await user.keyboard("hk");
  expect(screen.getByRole("link", { name: "K26-A" })).toHaveFocus();
  await user.keyboard("o");
  expect(await screen.findByRole("heading", { name: "An order" })).toBeVisible();
});

test("turned off they do nothing, also when one comes back", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Turn these keys off" }));
  await user.keyboard("j");
  expect(screen.getByRole("button", { name: "Turn keys on" })).toHaveFocus();
  expect(localStorage.getItem("studio-keys")).toBe("off");
});

test("O opens the card that has the focus and nothing else, and a key that is held opens nothing", async () => {
  const user = open();
  const more = screen.getByRole("link", { name: "Print: all 31" });
  more.focus();
  await user.keyboard("o");
  expect(more).toHaveFocus();
  const off = screen.getByRole("button", { name: "Turn these keys off" });
  off.focus();
  await user.keyboard("o");
  expect(off).toBeVisible();
  const card = screen.getByRole("link", { name: "K26-A" });
  card.focus();
  fireEvent.keyDown(card, { key: "o", repeat: true });
  expect(screen.queryByRole("heading", { name: "An order" })).toBeNull();
  fireEvent.keyDown(card, { key: "O" });
  expect(await screen.findByRole("heading", { name: "An order" })).toBeVisible();
});

test("with Caps Lock they work as well; what is composed, or was answered by something else, is none of theirs", () => {
  open();
  const first = screen.getByRole("link", { name: "K26-A" });
  fireEvent.keyDown(document.body, { key: "J", isComposing: true });
  const answered = new KeyboardEvent("keydown", { key: "j", bubbles: true, cancelable: true });
  answered.preventDefault();
  document.body.dispatchEvent(answered);
  expect(first).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: "J" });
  expect(first).toHaveFocus();
});

test("where the browser saves nothing they are off until the page is loaded again, and it says so", async () => {
  const user = open();
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  await user.click(screen.getByRole("button", { name: "Turn these keys off" }));
  expect(screen.getByRole("status")).toHaveTextContent("Keys are off until you load the page again");
  await user.keyboard("j");
  expect(screen.getByRole("button", { name: "Turn keys on" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Turn keys on" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.keyboard("j");
  expect(screen.getByRole("link", { name: "K26-A" })).toHaveFocus();
});
