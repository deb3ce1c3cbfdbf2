import type { Page } from "@playwright/test";
import { generate } from "otplib";
import type { OpenShop } from "../process/shop-process.ts";
import { ownerLink } from "./owner-link.ts";

/** The secret that is shown for typing over. */
export async function shownSecret(page: Page): Promise<string> {
  const words = await page.getByText(/^Or type it in:/).textContent();
  return (words ?? "").replace("Or type it in:", "").replaceAll(/\s/g, "");
}

/** Comes in as an owner, by a link of their own; answers the studio's address. */
export async function enterAsOwner(
  page: Page,
  shop: Pick<OpenShop, "dataDir" | "origin">,
  email: string,
  name = "Mere Tāwhai",
): Promise<string> {
  await page.goto(await ownerLink(shop, email));
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("New password").fill("honey-and-thyme");
  await page.getByRole("button", { name: "Go on" }).click();
  const secret = await shownSecret(page);
  await page.getByLabel("Six digits").fill(await generate({ secret }));
  await page.getByLabel("Six digits").press("Enter");
  await page.getByRole("heading", { name: "For the day you lose it" }).waitFor();
  await page.getByRole("button", { name: "Later" }).click();
  await page.getByRole("navigation", { name: "Rooms" }).waitFor({ state: "attached" });
  return new URL("/studio", page.url()).href;
}
