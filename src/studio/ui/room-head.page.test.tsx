import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test } from "vitest";
import { RoomHead } from "./room-head.tsx";

function openAt(address: string) {
  const Component = () => (
    <>
      <RoomHead title="Settings" />
      <h2 id="files">Files</h2>
      <input name="texts/home.head/text" aria-label="Text" />
    </>
  );
  const router = createMemoryRouter([{ path: "/settings", Component }], { initialEntries: [address] });
  onTestFinished(cleanup);
  render(<RouterProvider router={router} />);
  return router;
}

test("a room's name takes the focus when one comes in", () => {
  openAt("/settings");
  expect(screen.getByRole("heading", { name: "Settings" })).toHaveFocus();
});

test("unless the address names a field or a part of it, also one of the room that is open", async () => {
  const router = openAt("/settings#texts%2Fhome.head%2Ftext");
  expect(screen.getByLabelText("Text")).toHaveFocus();
  await act(() => router.navigate("/settings#files"));
  expect(screen.getByRole("heading", { name: "Files" })).toHaveFocus();
  await act(() => router.navigate("/settings#nothing"));
  expect(screen.getByRole("heading", { name: "Settings" })).toHaveFocus();
});
