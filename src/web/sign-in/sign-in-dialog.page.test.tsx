import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

const dialog = () => screen.findByRole("dialog", { name: "Sign in" });

test("the address typed to sign in goes along to Forgot Password and back", async () => {
  openShopDouble();
  const { user } = await openPage("/account");
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  const email = async () => within(await dialog()).getAllByLabelText("Email address")[0]!;
  await user.type(await email(), "ann@example.org");
  await user.click(screen.getByRole("button", { name: "Forgot Password?" }));
  expect(screen.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  expect(await email()).toHaveValue("ann@example.org");
  await user.clear(await email());
  await user.type(await email(), "ann.lee@example.org");
  await user.click(screen.getByRole("button", { name: "BACK TO SIGN IN" }));
  expect(await email()).toHaveValue("ann.lee@example.org");
});

test("closing 'Sign in' gives up what was pending", async () => {
  openShopDouble();
  const { user } = await openPage("/stickers/paper");
  await user.click(await screen.findByRole("button", { name: "Request a quote" }));
  const shown = await dialog();
  expect(document.cookie).toContain("pending_action=quote-request");
  await user.click(within(shown).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign in" })).toBeNull());
  expect(document.cookie).not.toContain("pending_action=quote-request");
});
