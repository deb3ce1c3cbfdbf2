import { expect, type Page } from "@playwright/test";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A device that can keep passkeys; how many it keeps, and whether its person shows that it is them. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    kept: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    show: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a passkey is made once it has a name, and somebody signs in with it; one that is not given lets nobody in", async ({
  page,
  shop,
}) => {
  const email = newEmail("passkey");
  const studio = await enterAsOwner(page, shop, email);
  const device = await addDevice(page);
  await page.goto(`${studio}/account`);
  await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await page.getByLabel("Name of the device").fill("");
  await page.getByRole("button", { name: "Make the passkey" }).press("Enter");
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await expect(page.getByLabel("Name of the device")).toBeFocused();
  expect(await device.kept()).toBe(0);
  await page.getByLabel("Name of the device").fill("Front desk");
  await page.getByRole("button", { name: "Make the passkey" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove Front desk" })).toBeVisible();
  expect(await device.kept()).toBe(1);

  await page.getByRole("button", { name: "Sign out", exact: true }).press("Enter");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill("honey-and-thyme");
  await page.getByRole("button", { name: "Go on" }).press("Enter");
  await expect(page.getByText("Your browser asks for your finger, your face or your key.")).toBeVisible();
  await device.show(false);
  await page.getByRole("button", { name: "Sign in", exact: true }).press("Enter");
  await expect(page.getByText("No passkey was given.")).toBeVisible();
  await device.show(true);
  await page.getByRole("button", { name: "Sign in", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeFocused();
});
