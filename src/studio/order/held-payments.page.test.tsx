import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test } from "vitest";
import { HeldPayments } from "./held-payments.tsx";
import type { FormInput, OrderWriting } from "./order-writing.ts";

const card = {
  reference: "cs_1",
  label: "Tue 24 November, by card",
  amount: "$65.00",
  held: "$65.00",
  ways: ["card", "transfer"] as const,
};
const bank = { ...card, reference: "bank 2", label: "Wed 25 November, bank 2", ways: ["transfer"] as const };

/** Two payments of an order of which so much is owed; answers what is sent, and what shows that another sum is owed. */
async function openPayments(before: string) {
  const sent: object[] = [];
  const telling: OrderWriting = {
    outcome: null,
    isBusy: false,
    tell: (form: string, typed: FormInput, unseen: FormInput) => {
      sent.push({ form, ...unseen, ...typed });
      return Promise.resolve(null);
    },
  };
  let setShown: (owed: string) => void = () => undefined;
  function Shown() {
    const [owed, setOwed] = useState(before);
    useEffect(() => {
      setShown = setOwed;
    }, []);
    return <HeldPayments owed={owed} payments={[card, bank]} telling={telling} />;
  }
  const entry = { permissions: ["money.refund"] };
  const studio = {
    id: "studio",
    path: "/",
    loader: () => entry,
    HydrateFallback: () => null,
    Component: Shown,
  };
  render(<RouterProvider router={createMemoryRouter([studio])} />);
  onTestFinished(cleanup);
  const payments = await screen.findByRole("region", { name: "Payments" });
  const [first, second] = [...payments.querySelectorAll("details")];
  return {
    sent,
    first: within(first!),
    second: within(second!),
    show: (sum: string) => act(() => setShown(sum)),
  };
}

const amountIn = (form: ReturnType<typeof within>) => form.getByLabelText("Amount in dollars");

test("what is suggested follows what is owed, until somebody types", async () => {
  const { first, second, show } = await openPayments("40.00");
  await userEvent.clear(amountIn(first));
  await userEvent.type(amountIn(first), "10");
  show("30.00");
  expect(amountIn(first)).toHaveValue("10");
  expect(amountIn(second)).toHaveValue("30.00");
});

test("more than is owed goes back only once that was said", async () => {
  const { sent, second } = await openPayments("40.00");
  await userEvent.clear(amountIn(second));
  await userEvent.type(amountIn(second), "50");
  await userEvent.type(second.getByLabelText("Reference"), "back 1");
  await userEvent.click(second.getByRole("button", { name: "Note the refund" }));
  expect(second.getByRole("alert")).toHaveTextContent("That is $10.00 more than is owed.");
  expect(sent).toEqual([]);
  await userEvent.click(second.getByRole("button", { name: "Yes: note the refund" }));
  expect(sent).toEqual([
    { form: "refund", payment: "bank 2", way: "transfer", amount: "50", reference: "back 1" },
  ]);
});

test("to a card it goes once it is clear that it goes at once; as much as is owed by transfer needs no question", async () => {
  const { sent, first, second } = await openPayments("40.00");
  await userEvent.click(first.getByRole("button", { name: "Give it back now" }));
  expect(first.getByRole("alert")).toHaveTextContent("It goes to the card it came from, at once.");
  await userEvent.type(second.getByLabelText("Reference"), "back 1");
  await userEvent.click(second.getByRole("button", { name: "Note the refund" }));
  expect(sent).toHaveLength(1);
});
