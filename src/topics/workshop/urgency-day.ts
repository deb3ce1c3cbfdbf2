import type { UrgencyDay } from "#domain/order/printing/print-urgency.ts";
import type { Services } from "#topics/services.ts";

/** By what urgency is told now. */
export function urgencyDay({
  catalogue,
  shopMoment,
}: Pick<Services, "catalogue" | "shopMoment">): UrgencyDay {
  return { current: catalogue.current(), moment: shopMoment() };
}
