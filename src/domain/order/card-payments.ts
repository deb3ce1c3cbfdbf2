/** The least that can be paid by card, in cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LEAST = 50;
/** Nine figures in all are taken; an order's total has at most as many. */
const MOST = 99_999_999;

/** Whether so much can be paid by card. */
export function isPayableByCard(cents: number): boolean {
  return cents >= LEAST && cents <= MOST;
}
