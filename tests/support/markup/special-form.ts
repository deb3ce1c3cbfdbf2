import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { CallName } from "#contract/calls.ts";
import { findSpecialProcessing } from "#topics/catalogue/goods.ts";
import { openQuotePage } from "./banner.ts";
import { pricingServices } from "./pricing-services.ts";
import { type Answering, granted, refused } from "./shop-double.ts";

/** What the shop's form of a page chooses from. */
export const specialCatalogue: Answering = ({ query }) => {
  const found = findSpecialProcessing(pricingServices, query.get("slug") ?? "");
  return found.ok ? granted(found) : refused(404, "There is no such page.");
};

/** Where 'Special Processing' is asked for. */
export function special() {
  return within(screen.getByRole("dialog", { name: "Special Processing" }));
}

/** Opens a sticker page and the form on it, with all its fields; answers what openQuotePage answers. */
export async function openSpecial(address: string, answers: Partial<Record<CallName, Answering>> = {}) {
  const page = await openQuotePage(address, {
    "GET quote/get/special-processing": specialCatalogue,
    ...answers,
  });
  await page.user.click(screen.getByRole("button", { name: "Special processing" }));
  await screen.findByRole("group", { name: "Special processing" });
  await unfoldSticker(page.user);
  return page;
}

/** Opens what the page has configured already, folded to a line below the special processings. */
export async function unfoldSticker(user: UserEvent) {
  const folded = special().getByLabelText("Product").closest("details");
  if (folded?.open === false) await user.click(folded.querySelector("summary")!);
}
