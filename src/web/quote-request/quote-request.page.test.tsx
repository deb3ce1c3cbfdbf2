import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { isDisabled, mainButton, openQuotePage } from "#tests/support/markup/banner.ts";
import { ann, annSignedIn, nobody } from "#tests/support/markup/forget-visit.ts";
import { type Answering, granted, refused } from "#tests/support/markup/shop-double.ts";

/** Art paper of 900 x 900 mm: too large for the price table, so the main button asks for a quote. */
const tooLarge = "/stickers/paper?size=custom&width=900&height=900&quantity=100";
const withoutQuantity = "/stickers/paper?size=custom&width=900&height=900&quantity=custom";

const dialogNamed = (name: string) => screen.findByRole("dialog", { name });
const asked = () => within(screen.getByRole("dialog", { name: "Request a Quote" }));
const field = (label: string | RegExp) => asked().getByLabelText(label);
const isFilled = (label: string, text: string) => waitFor(() => expect(field(label)).toHaveValue(text));
const says = (label: string, words: string) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));

/** What a guest's page calls, and a request that arrives. */
const usual: Partial<Record<CallName, Answering>> = {
  "GET inquiry/form/email-exist": () => granted({ exists: false }),
  "POST quote/create/quote-request": () => granted({ request_no: "R2611241A2B3C4D5E" }),
  "POST quote/create/conversion": () => granted({}),
  "GET artwork": () => granted({ artwork: [], count: 0 }),
};

/** Opens a page and its dialog, by whoever the shop says it is; answers what was sent from there, too. */
async function openDialog(address: string, answers: Partial<Record<CallName, Answering>> = {}) {
  const page = await openQuotePage(address, { ...usual, ...answers });
  await page.user.click(mainButton());
  const send = () => page.user.click(asked().getByRole("button", { name: "Send request" }));
  const sent = () =>
    page.calls.filter(({ method, path }) => method === "POST" && path === "quote/create/quote-request");
  return { ...page, send, sent };
}

async function askAsGuest(address: string, answers: Partial<Record<CallName, Answering>> = {}) {
  const page = await openDialog(address, answers);
  await page.user.click(
    within(await dialogNamed("Sign in")).getByRole("button", { name: "Continue as a guest" }),
  );
  await dialogNamed("Request a Quote");
  return page;
}

async function fillPerson(user: UserEvent, email: string) {
  await user.type(field("First name"), "Bea");
  await user.type(field("Last name"), "Moss");
  await user.type(field("Email address"), email);
}

async function isThanked() {
  await waitFor(() =>
    expect(screen.getByRole("dialog", { name: "Request a Quote" })).toHaveTextContent(
      "Your Quote Request has been sent!",
    ),
  );
  expect(screen.getByRole("dialog", { name: "Request a Quote" })).toHaveTextContent("R2611241A2B3C4D5E");
}

/** The dialog that asks for the password of an address that has an account. */
async function registered() {
  return within(await dialogNamed("Email Already Registered!"));
}

test("a guest without a name is a visitor: offered to sign in, goes on as a guest", async () => {
  const guest = { id: 9, first_name: null, last_name: null, email: null };
  const { user, send } = await askAsGuest(tooLarge, {
    "GET auth/session": () => granted({ ...nobody, guest }),
  });
  expect(field("First name")).toHaveValue("");
  await fillPerson(user, "nameless@example.org");
  await send();
  await isThanked();
});

test("an address that has an account: its password on the spot, and everything typed is kept", async () => {
  const { user, send, sent } = await askAsGuest(withoutQuantity, {
    "GET inquiry/form/email-exist": () => granted({ exists: true }),
    "POST auth/login": ({ body }) =>
      JSON.stringify(body).includes("correct horse")
        ? granted(annSignedIn)
        : refused(401, "Incorrect password.", { fields: { password: "Incorrect password." } }),
  });
  await user.type(field("Quantity"), "12ab5");
  await isFilled("Quantity", "125");
  await fillPerson(user, ann.email);
  await user.click((await registered()).getByRole("button", { name: "Cancel" }));
  await isFilled("Email address", "");
  expect(field("Email address")).toHaveFocus();
  expect(field("First name")).toHaveValue("Bea");
  await user.type(field("Email address"), ann.email);
  const prompt = await registered();
  const password = prompt.getByLabelText("Password", { exact: true });
  const signIn = () => user.click(prompt.getByRole("button", { name: "Sign in" }));
  await user.type(password, "wrong horse");
  await signIn();
  await waitFor(() => expect(password).toHaveAccessibleDescription("Incorrect password."));
  await user.clear(password);
  await user.type(password, "correct horse");
  await signIn();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Email Already Registered!" })).toBeNull());
  expect(field("Email address")).toHaveValue(ann.email);
  expect(field("Email address")).toHaveAttribute("readonly");
  expect(asked().queryByLabelText("First name")).toBeNull();
  expect(field("Quantity")).toHaveValue("125");
  await send();
  await isThanked();
  expect(sent()[0]?.body).toMatchObject({ quantity: "custom", custom_quantity: 125 });
});

test("who signs in on the spot with a temporary password chooses a new one, and is still at the quote", async () => {
  const temporary = { ...annSignedIn, user: { ...ann, must_change_password: true } };
  const { user, send } = await askAsGuest(withoutQuantity, {
    "GET inquiry/form/email-exist": () => granted({ exists: true }),
    "POST auth/login": () => granted(temporary),
    "POST auth/change-password": () => granted(annSignedIn),
  });
  await user.type(field("Quantity"), "321");
  await fillPerson(user, ann.email);
  const prompt = await registered();
  await user.type(prompt.getByLabelText("Password", { exact: true }), "temporary-1");
  await user.click(prompt.getByRole("button", { name: "Sign in" }));
  const change = within(await dialogNamed("Choose a new password"));
  await waitFor(() => expect(change.getByLabelText("Temporary password", { exact: true })).toHaveFocus());
  await user.type(change.getByLabelText("Temporary password", { exact: true }), "temporary-1");
  for (const label of ["New password", "Confirm password"])
    await user.type(change.getByLabelText(label, { exact: true }), "battery staple");
  await user.click(change.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose a new password" })).toBeNull());
  expect(field("Quantity")).toHaveValue("321");
  await send();
  await isThanked();
});

test("an address found out only when the form is sent leads to its password too", async () => {
  const { user, send } = await askAsGuest(tooLarge, {
    "GET inquiry/form/email-exist": () => refused(503, "Not now."),
    "POST quote/create/quote-request": () =>
      refused(422, "It has an account.", { fields: {}, is_email_registered: true }),
  });
  await fillPerson(user, "late@example.org");
  await send();
  expect(await dialogNamed("Email Already Registered!")).toHaveTextContent("late@example.org");
});

test("a throw-away address is refused under its field, as typed and as sent", async () => {
  const words = "Sorry, we don't allow disposable email address.";
  const { user, send } = await askAsGuest(tooLarge, {
    "GET inquiry/form/email-exist": () => refused(422, words, { fields: { email: words } }),
    "POST quote/create/quote-request": () => refused(422, words, { fields: { email_address: words } }),
  });
  await fillPerson(user, "bea@mailinator.com");
  await says("Email address", words);
  await send();
  await says("Email address", words);
  expect(field("Email address")).toHaveValue("bea@mailinator.com");
});

test("the quantity is asked only when the item has none, and is wanted then", async () => {
  const { user, send, sent } = await askAsGuest(withoutQuantity);
  await fillPerson(user, "quantity@example.org");
  await send();
  await says("Quantity", "Please enter the quantity.");
  expect(field("Quantity")).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.type(field("Quantity"), "12345678");
  expect(field("Quantity")).toHaveValue("123456");
  await send();
  await isThanked();
});

test("a double press asks once; without a quantity to say, none is asked for", async () => {
  const { user, sent } = await askAsGuest(tooLarge);
  expect(asked().queryByLabelText("Quantity")).toBeNull();
  await fillPerson(user, "twice@example.org");
  const button = asked().getByRole("button", { name: "Send request" });
  act(() => {
    button.click();
    button.click();
  });
  await isThanked();
  expect(sent()).toHaveLength(1);
});

test("an answer that was lost is said, and asked for again under the same key", async () => {
  let answers = 0;
  const { user, send, sent } = await askAsGuest(tooLarge, {
    "POST quote/create/quote-request": () => {
      answers += 1;
      if (answers === 1) throw new TypeError("The line is lost.");
      return granted({ request_no: "R2611241A2B3C4D5E" });
    },
  });
  await fillPerson(user, "lost@example.org");
  await send();
  const alert = await asked().findByText("An error occurred. Please try again or submit a report.");
  expect(alert.closest("[role=alert]")).not.toBeNull();
  expect(field("Email address")).toHaveValue("lost@example.org");
  await send();
  await isThanked();
  const keys = sent().map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test("a session that ended meanwhile: the form asks for the person, and says so", async () => {
  let isSignedIn = true;
  const words = "Please enter the first name.";
  const { user, send, sent } = await openDialog(tooLarge, {
    "GET auth/session": () => granted(isSignedIn ? annSignedIn : nobody),
    "POST quote/create/quote-request": ({ body }) =>
      JSON.stringify(body).includes('"firstname":"Bea"')
        ? granted({ request_no: "R2611241A2B3C4D5E" })
        : refused(422, words, { fields: { firstname: words } }),
  });
  await dialogNamed("Request a Quote");
  await isFilled("Email address", ann.email);
  isSignedIn = false;
  await send();
  await says("First name", words);
  await fillPerson(user, "ended@example.org");
  await send();
  await isThanked();
  expect(sent()).toHaveLength(2);
});

test("what is too small cannot be asked for", async () => {
  await openQuotePage("/stickers/paper?size=custom&width=5&height=50");
  expect(mainButton()).toHaveTextContent("ADD TO CART");
  expect(isDisabled(mainButton())).toBe(true);
});

test("closing the dialog forgets what was typed", async () => {
  const { user } = await askAsGuest(tooLarge);
  await fillPerson(user, "half@example.org");
  await user.click(asked().getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Request a Quote" })).toBeNull());
  await user.click(mainButton());
  await dialogNamed("Request a Quote");
  expect(field("First name")).toHaveValue("");
});
