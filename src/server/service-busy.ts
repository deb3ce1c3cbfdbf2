/** What can be busy or away for a while; the label of the metric of the 503s. */
export type UnavailableReason =
  "database" | "disk" | "files" | "rendering" | "documents" | "passwords" | "other";

/** Too much work is waiting; answered with 503 and Retry-After. */
export class ServiceBusy extends Error {
  readonly statusCode = 503;
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason) {
    super(`The shop is busy: ${reason}.`);
    this.reason = reason;
  }
}

export function serviceBusy(reason: UnavailableReason): ServiceBusy {
  return new ServiceBusy(reason);
}
