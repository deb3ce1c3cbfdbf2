import { act, fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { grantLocks } from "#tests/support/markup/lock-double.ts";
import { granted } from "#tests/support/markup/shop-double.ts";
import { openSpecial, special } from "#tests/support/markup/special-form.ts";
import { uploadsOf } from "#web/calls/upload-list.ts";

const text = (name: string) => new File([`words of ${name}`], name, { type: "text/plain" });
const listed = () =>
  special()
    .queryAllByRole("listitem")
    .map((row) => row.textContent);

test("a fifth file is turned away for five seconds, a script for good; a file can be taken out", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  grantLocks();
  const { user } = await openSpecial("/stickers/paper");
  onTestFinished(() => uploadsOf("special-processing").clear());
  const choose = (...files: File[]) =>
    fireEvent.change(special().getByLabelText("Files to attach"), { target: { files } });
  choose(new File(["alert(1)"], "code.js"));
  expect(special().getByText("File type not accepted. Please try again.")).toBeVisible();
  expect(listed()).toEqual([]);

  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  choose(...["1.txt", "2.txt", "3.txt", "4.txt", "5.txt"].map(text));
  const tooMany = () => special().queryByText("Maximum of 4 files only!");
  expect(listed()).toHaveLength(4);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(tooMany()).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(tooMany()).toBeNull();
  vi.useRealTimers();

  await user.click(special().getByRole("button", { name: "Remove 2.txt" }));
  expect(listed()).toEqual(["1.txt", "3.txt", "4.txt"].map((name) => expect.stringContaining(name)));
  expect(special().getByText(/^3 of 4 files attached/)).toBeInTheDocument();
  expect(special().getByRole("button", { name: "Attach File" })).toHaveFocus();
});

test("a guest without a name keeps the way to sign in from the form, which leads to the dialog", async () => {
  const guest = { id: 7, first_name: null, last_name: null, email: null };
  const { user } = await openSpecial("/stickers/paper", {
    "GET auth/session": () => granted({ user: null, guest, points: 0 }),
  });
  await user.click(special().getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeVisible();
});
