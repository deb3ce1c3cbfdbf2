import { expect, type Locator, type Page } from "@playwright/test";
import { password } from "../people/members.ts";

export function dialog(page: Page, name = "Sign in") {
  return page.getByRole("dialog", { name, exact: true });
}
export function entry(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: /Sign in|your account/ });
}

/** Waits until the page that somebody arrives at knows who looks at it: then its script listens. */
async function arrive(page: Page, go: () => Promise<unknown>) {
  const known = page.waitForResponse("**/api/auth/session");
  await go();
  await known;
}

/** Opens a page and waits until it knows who looks at it. */
export function open(page: Page, path: string) {
  return arrive(page, () => page.goto(path));
}

export function reload(page: Page) {
  return arrive(page, () => page.reload());
}

export async function fillNewAccount(form: Page | Locator, email: string, typed = password) {
  await form.getByLabel("First name").fill("Ann");
  await form.getByLabel("Last name").fill("Lee");
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(typed);
}

export async function fillRegistration(page: Page, email: string) {
  await page.getByRole("tab", { name: "REGISTER" }).click();
  await fillNewAccount(page.getByRole("tabpanel", { name: "REGISTER" }), email);
}

export async function register(page: Page, email: string) {
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(dialog(page, "Email Verification")).toBeVisible();
}

export async function typeCode(page: Page, code: string) {
  const verification = dialog(page, "Email Verification");
  await verification.getByLabel("Verification code").fill(code);
  await verification.getByRole("button", { name: "Verify" }).click();
}

export async function signIn(page: Page, email: string, typed: string) {
  await dialog(page).getByLabel("Email address").first().fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).first().fill(typed);
  await dialog(page).getByRole("button", { name: "Sign in" }).click();
}

export async function signOut(page: Page) {
  await open(page, "/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
}
