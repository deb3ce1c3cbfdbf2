import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { loader, RequestRoom } from "./request-page.tsx";
import type { RequestView } from "./request-view.types.ts";

const number = "R2610231A2B3C4D5E";

const request: RequestView = {
  number,
  title: "Art paper stickers",
  quote_type: "Stickers",
  customer: "Bea Moss",
  first_name: "Bea",
  email: "bea@example.org",
  is_member: false,
  asked: "2026-11-27T00:00:00Z",
  details: [],
  picture: null,
  files: [],
  made: [],
  sets: 1,
  engine_price: null,
  typed: {},
  stage: "requested",
  answers: [],
  thread: [],
  seen: 0,
};

/** The room of a request, for who may only read it. */
async function openRoom(shown: Partial<RequestView>): Promise<void> {
  const data = { ...request, ...shown };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data })));
  const room = { path: "requests/:number", loader, Component: RequestRoom };
  const entry = { permissions: ["requests.read"] };
  const studio = { id: "studio", path: "/", loader: () => entry, HydrateFallback: () => null };
  const routes = [{ ...studio, children: [room] }];
  const router = createMemoryRouter(routes, { initialEntries: [`/requests/${number}`] });
  onTestFinished(cleanup);
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: `Request ${number}` });
}

test("a file that is made when it is asked for is followed, not downloaded: why there is none can be read", async () => {
  const file = { words: "One piece (PDF)", path: `/studio/api/requests/${number}/print/set-1.pdf` };
  await openRoom({ made: [{ place: "Files to print", notes: [], files: [file] }] });
  const files = within(screen.getByRole("list", { name: "Files to print" }));
  const link = files.getByRole("link", { name: file.words });
  expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual([file.path, false]);
});

test("a place without files says why, without a list of none", async () => {
  await openRoom({ made: [{ place: "Set 2", notes: ["The customer has deleted this file."], files: [] }] });
  expect(screen.getByText("The customer has deleted this file.")).toBeVisible();
  expect(screen.queryByRole("list", { name: "Set 2" })).toBeNull();
});
