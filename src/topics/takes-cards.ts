import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import type { Services } from "./services.ts";

/** Whether cards are offered: somebody takes them, and the shop has not switched them off. */
export function takesCards({ catalogue, payments }: Pick<Services, "catalogue" | "payments">): boolean {
  return payments !== null && rulesOf(catalogue.current().document.shop).takesCards;
}
