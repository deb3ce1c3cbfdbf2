import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { FieldsForm } from "./fields-form.tsx";

const values = {
  quotation_days: "30",
  quotation_reminder_days: "3",
  first_reminder_days: "2",
  second_reminder_days: "7",
  open_days: "15",
  takes_cards: "yes",
  asks_for_reviews: "yes",
  review_days: "3",
  accent_colour: "#d6006c",
  button_colour: "#17140f",
  artwork_days: "100",
  unused_upload_days: "14",
  sender: "Kisscut <hello@kisscut.example>",
  staff_email: "staff@kisscut.example",
};

/** The form, with what it sends; each answer is sent back once, in turn. */
function openForm(...answers: readonly object[]) {
  return openConnected(null, ...answers);
}

function openConnected(refused: "key-refused" | null, ...answers: readonly object[]) {
  const sent: Record<string, unknown>[] = [];
  const left = [...answers];
  vi.stubGlobal("fetch", (_request: unknown, init: RequestInit = {}) => {
    sent.push(JSON.parse(init.body as string));
    const answer = left.shift() ?? { status: "SUCCESS", code: 200, data: { values } };
    return Promise.resolve(Response.json(answer, { status: (answer as { readonly code: number }).code }));
  });
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const onSaved = vi.fn<() => void>();
  const settings = {
    values,
    locked: { artwork_days: "ARTWORK_DAYS" },
    connected: { mail: false, cards: true, cards_refused: refused, bucket: false },
  };
  const Component = () => <FieldsForm settings={settings} onSaved={onSaved} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />);
  return { sent, onSaved };
}

const field = (label: RegExp) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save the settings" }));

async function retype(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

test("a field that the environment says is locked, and names the variable", () => {
  openForm();
  expect(field(/^Artwork, days/)).toHaveAttribute("readonly");
  expect(screen.getByText("set where the shop is started: ARTWORK_DAYS")).toBeVisible();
  expect(field(/^Uploads that were never chosen/)).not.toHaveAttribute("readonly");
  expect(screen.getByRole("button", { name: "Save the settings" })).toHaveAttribute("aria-disabled", "true");
});

test("what is typed is sent with what was seen, and saved", async () => {
  const { sent, onSaved } = openForm();
  await retype(/^Lapses after/, "20");
  await userEvent.selectOptions(field(/^Customers are asked/), "No");
  await save();
  expect(sent).toEqual([{ was: values, now: { ...values, open_days: "20", asks_for_reviews: "no" } }]);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test("a colour on which words are hard to read says so, with the nearest on which they are not", async () => {
  const { sent } = openForm();
  fireEvent.change(field(/^What leads/), { target: { value: "#ff8c1a" } });
  expect(screen.getByText(/^Contrast 2.0 to 1, and 4.5 is the least/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Take #/ }));
  const taken = (field(/^What leads/) as HTMLInputElement).value;
  expect(screen.queryByText(/is the least/)).toBeNull();
  await save();
  expect(sent).toEqual([{ was: values, now: { ...values, accent_colour: taken } }]);
});

test("fewer days for files are saved once it was said what goes, by a second press", async () => {
  const { sent } = openForm();
  await retype(/^Uploads that were never chosen/, "13");
  await save();
  expect(screen.getByText(/cannot be brought back/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Save it all the same" }));
  expect(sent).toHaveLength(1);
});

test("what is wrong is said at its field, which gets the focus", async () => {
  const message = "This must be more days than the field before it.";
  openForm({ status: "ERROR", code: 422, message, error: { fields: { open_days: message } } });
  await retype(/^Lapses after/, "7");
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(/^Lapses after/)).toHaveFocus();
});

test("where somebody else was quicker, what was typed stays beside what they set, and the rest is theirs", async () => {
  const now = { ...values, open_days: "21", review_days: "5" };
  const message = "Somebody else has changed this meanwhile. Please look again.";
  const { sent } = openForm({ status: "ERROR", code: 409, message, error: { values: now } });
  await retype(/^Lapses after/, "20");
  await save();
  expect(await screen.findByText("Somebody else has set: 21")).toBeVisible();
  expect(field(/^Lapses after/)).toHaveValue("20");
  expect(field(/^Working days after it came/)).toHaveValue("5");
  await save();
  expect(sent[1]).toEqual({ was: now, now: { ...now, open_days: "20" } });
});

test("a key that is refused is told where the connections stand", () => {
  openConnected("key-refused");
  expect(screen.getByText(/^Stripe does not take the shop's key/)).toBeVisible();
});

test("what the shop is connected to is told, with the way to its state", () => {
  openForm();
  expect(screen.getByText(/None: mails are kept as files/)).toBeVisible();
  expect(screen.getByText(/^Stripe\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "State" })).toHaveAttribute("href", "/state");
});
