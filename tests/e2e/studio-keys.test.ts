import { type BrowserContext, expect, type Page } from "@playwright/test";
import { generate } from "otplib";
import { test } from "../support/pages/shop-test.ts";
import { ownerLink } from "../support/studio/owner-link.ts";

/** Gives a page a finger sensor that says yes. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("New password").fill("honey-and-thyme");
  await page.getByRole("button", { name: "Go on" }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill("honey-and-thyme");
  await page.getByRole("button", { name: "Go on" }).click();
}

test("a passkey lets its owner in, and what it signed opens nothing a second time", async ({
  context,
  page,
  shop,
}) => {
  await addAuthenticator(context, page);
  await choosePassword(page, await ownerLink(shop, "key@example.org"));
  // The shop's ink: no layer of the styles wins over those above it.
  await expect(page.getByRole("button", { name: "Keep it and sign in" })).toHaveCSS(
    "background-color",
    "rgb(23, 20, 15)",
  );
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await page.getByLabel("Name of the device").fill("Laptop");
  await page.getByRole("button", { name: "Keep it and sign in" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("navigation", { name: "Rooms" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();

  await signIn(page, "key@example.org");
  const signed = page.waitForRequest((request) => request.url().endsWith("/second-factor/passkey"));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const answer = (await signed).postDataJSON() as object;
  await expect(page.getByRole("navigation", { name: "Rooms" })).toBeVisible();
  const again = () =>
    page.evaluate(async (body) => {
      const { status } = await fetch("/studio/api/second-factor/passkey", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return status;
    }, answer);
  expect(await again()).toBe(422);
  // Nor does it where something else is to be signed.
  await page.evaluate(() => fetch("/studio/api/second-factor/passkey/options", { method: "POST" }));
  expect(await again()).toBe(422);

  await page.getByRole("link", { name: "Ann Lee" }).click();
  await expect(page.getByRole("heading", { name: "Your sign-in" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await expect(page.getByText("This is your only second factor.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await expect(page.getByText("This device has a passkey of yours already.")).toBeVisible();
});

test("a recovery code lets its owner in once @long", async ({ page, shop }) => {
  await choosePassword(page, await ownerLink(shop, "paper@example.org"));
  const words = await page.getByText(/^Or type it in:/).textContent();
  const secret = (words ?? "").replace("Or type it in:", "").replaceAll(/\s/g, "");
  await page.getByLabel("Six digits").fill(await generate({ secret }));
  await page.getByRole("button", { name: "Keep it and sign in" }).click();
  await page.getByRole("button", { name: "Show my recovery codes" }).click();
  const codes = page.getByRole("status").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [code = ""] = await codes.allTextContents();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("navigation", { name: "Rooms" })).toBeVisible();

  const giveCode = async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await signIn(page, "paper@example.org");
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await giveCode();
  await expect(page.getByRole("navigation", { name: "Rooms" })).toBeVisible();
  await giveCode();
  await expect(page.getByText("This code is not right, or it was used before.")).toBeVisible();
});
