import { expect, type Page } from "@playwright/test";
import { happens, proofMade } from "../people/order-facts.ts";
import type { RunningShop } from "./shop-broker.ts";
import { expectAccessible } from "./accessible.ts";
import { addFrom, classicPage } from "./cart.ts";
import { orderCart, shownNumber } from "./checkout.ts";
import { lookAtProof } from "./look-at-proof.ts";
import { sendCoarse } from "./saved-file.ts";
import { newEmail } from "../people/members.ts";

/** The order whose page is open has a file, and its first proof; answers its number. */
export async function makeFirstProof(page: Page, shop: Pick<RunningShop, "dataDir">): Promise<string> {
  const number = await shownNumber(page);
  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1));
  return number;
}

/** An order whose proof is to be looked at; the page shows it, with "Ask for a change" open. */
export async function openChange(page: Page, shop: Pick<RunningShop, "dataDir">) {
  await addFrom(page, classicPage);
  const address = await orderCart(page, newEmail("pins"));
  const number = await makeFirstProof(page, shop);
  await page.goto(address);
  await page.getByText("Ask for a change").click();
  await expect(page.getByRole("button", { name: /^Add a pin/ })).toBeVisible();
  return { address, number };
}

/** Where the middle of a pin is on its picture, in hundredths of it. */
export async function pinAt(page: Page, number: number): Promise<readonly [number, number]> {
  const board = await page.getByRole("article").getByRole("img").boundingBox();
  const pin = await page.getByRole("application", { name: `Pin ${number}`, exact: true }).boundingBox();
  if (board === null || pin === null) throw new Error("There is no pin on a picture.");
  const part = (from: number, size: number, start: number, whole: number) =>
    Math.round(((from + size / 2 - start) / whole) * 100);
  return [part(pin.x, pin.width, board.x, board.width), part(pin.y, pin.height, board.y, board.height)];
}

/** The next proof, and its approval: earlier ones can still be looked at. */
export async function approveSecond(
  page: Page,
  shop: Pick<RunningShop, "dataDir">,
  address: string,
  number: string,
) {
  await happens(shop, number, proofMade(1, 2, "The bee is redder."));
  await page.goto(address);
  await expect(page.getByRole("article")).toContainText("Proof 2 is ready.");
  await page.getByText("Earlier proofs").click();
  await expect(page.getByRole("heading", { name: /^Proof 1,/ })).toBeVisible();
  await expect(page.getByText("A redder bee", { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await lookAtProof(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("You approved this proof.")).toBeVisible();
}
