import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { ChangesRoom, loader } from "./changes-room.tsx";

type Waiting = StudioReplyTo<"GET catalogue/waiting">["waiting"][number];

const line = { part: "goods", label: "Classic Paper, smallest order", was: "$13.00", now: "$32.00" };
const draft: StudioReplyTo<"GET catalogue/draft"> = {
  version: "v1",
  revision: 1,
  today: "2027-03-10",
  lines: [
    {
      ...line,
      change: { kind: "cell", sheet: "products", row: "2", column: "minimum", was: "13.00", now: "32.00" },
    },
  ],
  conflicts: [],
  issues: [],
  sheets: [],
  products: [],
  topics: [],
  topic: "",
  facts: {},
  is_offered: false,
  waiting: 0,
};
const prices: StudioReplyTo<"GET catalogue/prices"> = {
  version: "v1",
  compared: 1,
  dearer: 0,
  cheaper: 0,
  gone: 0,
  added: 0,
  rises: [],
  falls: [],
  broken: [],
};
const waits: Waiting = {
  id: 7,
  at: "2027-03-14T17:00:00.000Z",
  who: "Mere Ngata",
  note: "Paper costs more.",
  reason: null,
  version: "v2",
  fault: null,
  lines: [{ ...line, is_conflict: false }],
};

/** The room, with what it sends; `refused` answers what is sent. */
async function openRoom({
  waiting = [],
  more = 0,
  refused = null,
}: {
  readonly waiting?: readonly Waiting[];
  readonly more?: number;
  readonly refused?: {
    readonly status: number;
    readonly message: string;
    readonly [beside: string]: unknown;
  } | null;
}) {
  const sent: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    draft,
    prices,
    publications: { publications: [] },
    waiting: { today: "2027-03-10", minutes: 780, time_zone: "Pacific/Auckland", waiting, more },
  };
  vi.stubGlobal("fetch", (request: Request | string, init: RequestInit = {}) => {
    const address = typeof request === "string" ? request : request.url;
    if ((init.method ?? "GET") === "GET") {
      const name = new URL(address, "http://shop").pathname.split("/").at(-1) ?? "";
      return Promise.resolve(
        Response.json({ status: "SUCCESS", code: 200, message: "", data: answers[name] }),
      );
    }
    sent.push({ path: new URL(address, "http://shop").pathname, body: JSON.parse(init.body as string) });
    if (refused === null)
      return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, message: "", data: {} }));
    const { status, message, ...beside } = refused;
    return Promise.resolve(
      Response.json({ status: "ERROR", code: status, message, error: beside }, { status }),
    );
  });
  const router = createMemoryRouter(
    [{ path: "/catalogue/changes", loader, Component: ChangesRoom, HydrateFallback: () => null }],
    { initialEntries: ["/catalogue/changes"] },
  );
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  render(<RouterProvider router={router} />);
  await screen.findByText("No price changes.");
  return sent;
}

test("a draft is published now, unless an hour is chosen, by the shop's clock", async () => {
  const sent = await openRoom({});
  expect(screen.getByRole("radio", { name: "Now" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "At an hour" }));
  expect(screen.getByLabelText(/^Day/)).toHaveValue("2027-03-10");
  expect(screen.getByText("Auckland time")).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Day/));
  await userEvent.type(screen.getByLabelText(/^Day/), "2027-03-15");
  await userEvent.type(screen.getByLabelText(/^Note/), "Paper costs more.");
  await userEvent.click(screen.getByRole("button", { name: "Publish at this hour" }));
  const body = { version: "v1", note: "Paper costs more.", reason: "", date: "2027-03-15", time: "06:00" };
  expect(sent).toEqual([{ path: "/studio/api/catalogue/waiting", body }]);
  expect(await screen.findByText(/It waits for its hour/)).toBeVisible();
});

test("an hour that is none is said at its field, which gets the focus", async () => {
  const message = "The clocks go forward then: there is no such time on that day. Please choose another one.";
  await openRoom({ refused: { status: 422, message, fields: { time: message } } });
  await userEvent.click(screen.getByRole("radio", { name: "At an hour" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish at this hour" }));
  const field = await screen.findByLabelText(/^Time/);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(screen.getByText(message)).toBeVisible();
});

test("what waits says when and who, and can be put back, dropped or published", async () => {
  const sent = await openRoom({ waiting: [waits] });
  const card = within(screen.getByRole("listitem", { name: "On sale from Mon 15 Mar 2027, 06:00" }));
  expect(card.getByText("Mere Ngata lets it wait")).toBeVisible();
  expect(card.getByText("Classic Paper, smallest order: $13.00 → $32.00")).toBeVisible();
  for (const name of ["Back into the draft", "Drop it", "Yes: drop it", "Publish now"])
    await userEvent.click(card.getByRole("button", { name }));
  expect(sent).toEqual([
    { path: "/studio/api/catalogue/waiting/take-off", body: { waiting: 7, drop: false } },
    { path: "/studio/api/catalogue/waiting/take-off", body: { waiting: 7, drop: true } },
    { path: "/studio/api/catalogue/waiting/publish", body: { waiting: 7, version: "v2", reason: "" } },
  ]);
});

test("what waits behind those that are shown is counted", async () => {
  await openRoom({ waiting: [waits], more: 3 });
  expect(screen.getByText("3 more wait for later hours: shown here as these go.")).toBeVisible();
});

test("one whose hour has passed without it says why, and asks for a reason where prices need one", async () => {
  const fault = "Some prices would be what a good price list does not ask, and no reason was given for them.";
  const sent = await openRoom({
    waiting: [{ ...waits, fault }],
    refused: {
      status: 422,
      message: "Please look at them, or say why.",
      broken: [
        {
          rule: "below-cost",
          count: 3,
          worst: [
            {
              label: "Classic Paper, 50 mm",
              address: "/stickers/paper",
              pieces: 25,
              sets: 2,
              price: 100,
              against: 240,
            },
          ],
        },
      ],
    },
  });
  const card = within(
    screen.getByRole("listitem", { name: "Was to be on sale from Mon 15 Mar 2027, 06:00" }),
  );
  expect(card.getByText(new RegExp(fault))).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Publish now" }));
  await userEvent.type(await card.findByLabelText("Why it is right all the same"), "It brings people in.");
  const worst = card.getByRole("table", { name: /^Worst: would cost less than the shop pays/ });
  expect(within(worst).getByRole("row", { name: "Classic Paper, 50 mm 2 × 25 $1.00 $2.40" })).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Publish now" }));
  expect(sent.at(-1)).toMatchObject({ body: { reason: "It brings people in." } });
});

test("of one that is faulty no reason is asked for: the draft shows what is wrong", async () => {
  await openRoom({ waiting: [waits], refused: { status: 422, message: "Please put it back." } });
  const card = within(screen.getByRole("listitem", { name: "On sale from Mon 15 Mar 2027, 06:00" }));
  await userEvent.click(card.getByRole("button", { name: "Publish now" }));
  expect(await card.findByText("Please put it back.")).toBeVisible();
  expect(card.queryByLabelText("Why it is right all the same")).toBeNull();
});

test("dropping is asked once more", async () => {
  const sent = await openRoom({ waiting: [waits] });
  const card = within(screen.getByRole("listitem", { name: "On sale from Mon 15 Mar 2027, 06:00" }));
  await userEvent.click(card.getByRole("button", { name: "Drop it" }));
  expect(card.getByText("What waits here is gone then, and cannot be brought back.")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(card.getByRole("button", { name: "Yes: drop it" }));
  expect(sent).toMatchObject([{ body: { waiting: 7, drop: true } }]);
});
