/**
 * Why there is nothing to be had from the provider: it is away or busy, does not take the shop's key, takes it and not for this, or refuses
 * what it was asked for.
 */
export type AwayWhy = "away" | "key-refused" | "key-too-narrow" | "request-refused";

/** The provider does not do what it is asked for: `reason` is its word for it, and names nobody. */
export class ProviderAway extends Error {
  readonly why: AwayWhy;
  readonly reason: string;

  constructor(why: AwayWhy, reason: string, cause: unknown) {
    super(`The payment provider gave no answer: ${reason}.`, { cause });
    this.why = why;
    this.reason = reason;
  }
}
