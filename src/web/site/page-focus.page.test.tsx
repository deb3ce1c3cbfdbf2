import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { PageFocus } from "./page-focus.tsx";

function Frame() {
  return (
    <>
      <Link to="/cart">Cart</Link>
      <Link to="/cart?key=1">Fresh</Link>
      <Link to="/ask">Ask</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageFocus />
    </>
  );
}

/** A page that begins in a field of its own. */
function Asking() {
  return <input ref={(field) => field?.focus()} aria-label="Question" />;
}

function open() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: "/", element: <h1>Home</h1> },
        { path: "/cart", element: <h1>Your cart</h1> },
        { path: "/ask", element: <Asking /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  return userEvent.setup();
}

test("the focus goes to the heading of another page, and stays where it is while the page does", async () => {
  const user = open();
  await screen.findByRole("heading", { name: "Home" });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Cart" }));
  expect(await screen.findByRole("heading", { name: "Your cart" })).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Fresh" }));
  expect(screen.getByRole("link", { name: "Fresh" })).toHaveFocus();
});

test("a page that begins in a field of its own keeps it", async () => {
  const user = open();
  await user.click(await screen.findByRole("link", { name: "Ask" }));
  expect(await screen.findByRole("textbox", { name: "Question" })).toHaveFocus();
});
