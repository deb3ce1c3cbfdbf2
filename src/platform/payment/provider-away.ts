/** The provider does not answer, or has no time: `reason` is its word for it, and names nobody. */
export class ProviderAway extends Error {
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(`The payment provider gave no answer: ${reason}.`, { cause });
    this.reason = reason;
  }
}
