import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { annSignedIn } from "#tests/support/markup/forget-visit.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { type Answering, granted, openShopDouble, refused } from "#tests/support/markup/shop-double.ts";

const dialog = (name: string) => screen.findByRole("dialog", { name });
const field = (label: string) => screen.getByLabelText(label);

const registering: Partial<Record<CallName, Answering>> = {
  "GET inquiry/form/email-exist": ({ query }) =>
    granted({ exists: query.get("email") === "ann@example.org" }),
  "POST auth/register": () => granted({ email: "mere@example.org" }),
  "GET artwork": () => granted({ artwork: [], count: 0 }),
};

async function fillAccount(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(field("First name"), "Mere");
  await user.type(field("Last name"), "Kahu");
  await user.type(field("Email address"), "mere@example.org");
  await user.type(field("Password"), password);
}

test("the page /register says what a point takes off, and ends with the way home", async () => {
  openShopDouble({
    ...registering,
    "POST auth/verify": () =>
      granted({ ...annSignedIn, message: "Thank you for verifying your email address." }),
  });
  const { user } = await openPage("/register");
  expect(screen.getByText(/A point takes \$1 off/)).toBeVisible();
  await fillAccount(user, "short");
  await user.keyboard("{Enter}");
  expect(field("Password")).toHaveAccessibleDescription("The password must be at least 6 characters.");
  await user.clear(field("Password"));
  await user.type(field("Password"), "manuka-honey{Enter}");
  const code = within(await dialog("Email Verification"));
  await user.type(code.getByLabelText("Verification code"), "123456{Enter}");
  await user.click(await screen.findByRole("link", { name: "Return To Home Page" }));
  await waitFor(() => expect(location.pathname).toBe("/"));
});

test("a double press registers once, and a slow answer is spoken of", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const gate = Promise.withResolvers<Response>();
  const calls = openShopDouble({ ...registering, "POST auth/register": () => gate.promise });
  await openPage("/register");
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fillAccount(user, "manuka-honey");
  await user.dblClick(screen.getByRole("button", { name: "Create account" }));
  await user.type(field("Last name"), "{Enter}");
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(/^This is taking longer than usual\./)).toBeVisible();
  gate.resolve(granted({ email: "mere@example.org" }));
  expect(await dialog("Email Verification")).toBeVisible();
  expect(calls.filter(({ path }) => path === "auth/register")).toHaveLength(1);
  vi.useRealTimers();
});

test("an address that has an account leads to its password on the spot; cancel clears the address", async () => {
  const said = "Incorrect email or password. Please try again.";
  openShopDouble({
    ...registering,
    "POST auth/login": ({ body }) =>
      (body as { password: string }).password === "honey-and-thyme"
        ? granted(annSignedIn)
        : refused(401, said),
  });
  const { user } = await openPage("/register");
  await user.type(field("First name"), "Ann");
  await user.type(field("Email address"), "ann@example.org");
  const way = () => screen.findByRole("button", { name: "Sign in with this address" });
  await user.click(await way());
  const registered = () => dialog("Email Already Registered!");
  await user.click(within(await registered()).getByRole("button", { name: "Cancel" }));
  expect(field("Email address")).toHaveValue("");
  expect(field("First name")).toHaveValue("Ann");
  await user.type(field("Email address"), "ann@example.org");
  await user.click(await way());
  const shown = await registered();
  const password = within(shown).getByLabelText("Password");
  await user.click(within(shown).getByRole("button", { name: "Sign in" }));
  expect(password).toHaveAccessibleDescription("Please Enter password.");
  await user.type(password, "wrong horse{Enter}");
  await waitFor(() => expect(password).toHaveAccessibleDescription("Incorrect password."));
  await user.clear(password);
  await user.type(password, "honey-and-thyme{Enter}");
  await waitFor(() => expect(shown).toHaveTextContent("Welcome back, Ann"));
  // Two seconds after the right password the page goes on.
  expect(await screen.findByRole("link", { name: "Return To Home Page" })).toBeVisible();
});

test("another code can be asked for after a minute", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = openShopDouble({ ...registering, "POST auth/send-verification-code": () => granted({}) });
  await openPage("/register");
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fillAccount(user, "manuka-honey");
  await user.keyboard("{Enter}");
  const verification = within(await dialog("Email Verification"));
  expect(verification.getByText(/ask again in/)).toBeVisible();
  expect(verification.queryByRole("button", { name: "Resend the code" })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await user.click(verification.getByRole("button", { name: "Resend the code" }));
  expect(await verification.findByText(/^A new code is on its way\./)).toBeVisible();
  const asked = calls.filter(({ path }) => path === "auth/send-verification-code");
  expect(asked.map(({ body }) => body)).toEqual([{ email: "mere@example.org" }]);
  vi.useRealTimers();
});

test("a wrong code keeps its place and the focus, and what is wrong with it is said there", async () => {
  const words = "Please enter the verification code sent to your email.";
  openShopDouble({
    ...registering,
    "POST auth/verify": () => refused(422, words, { fields: { code: words } }),
  });
  const { user } = await openPage("/register");
  await fillAccount(user, "manuka-honey");
  await user.keyboard("{Enter}");
  const verification = within(await dialog("Email Verification"));
  const code = verification.getByLabelText("Verification code");
  await user.click(verification.getByRole("button", { name: "Verify" }));
  expect(code).toHaveAccessibleDescription(/Verification code required\./);
  await user.type(code, "123456{Enter}");
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(new RegExp(`That code is not right. ${words}`)),
  );
  expect(code).toHaveFocus();
  expect(code).toHaveValue("123456");
});
