/** What can be busy or away for a while; the label of the metric of the 503s. */
export type UnavailableReason =
  | "database"
  | "storage"
  | "disk"
  | "files"
  | "rendering"
  | "documents"
  | "laboratory"
  | "passwords"
  | "other";

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

/**
 * Classes and codes of PostgreSQL's errors that pass (https://www.postgresql.org/docs/18/errcodes-appendix.html): connection
 * exceptions, insufficient resources, operator intervention, rollbacks for another's sake, waits that were cut short.
 */
const passingCodes = /^(?:08...|53...|57P0.|57014|40001|40P01|55P03|25P0[34]|58030)$/;

/** What the driver says without a code when a connection is lost, hangs or is not to be had. */
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|^Connection terminated|^Query read timeout|is not queryable$|after calling end on the pool/;

const noConnection = new Set(["connect", "getaddrinfo", "read", "write"]);
const fullDisk = new Set(["ENOSPC", "EDQUOT"]);
const noMoreFiles = new Set(["EMFILE", "ENFILE"]);
const networkFaults = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);

interface Described {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly statusCode?: unknown;
}

/** The bucket of customers' files does not answer, or does not do what it is asked. */
export class StorageAway extends Error {}

/** A bucket that answers, and will not take files with these settings: nothing changes that but whoever set them. */
export class StorageRefused extends StorageAway {}

function ownReason(error: Error): UnavailableReason | null {
  if (error instanceof StorageAway) return "storage";
  if (error instanceof ServiceBusy) return error.reason;
  const { code, syscall, statusCode } = error as Described;
  if (typeof code === "string") {
    if (fullDisk.has(code)) return "disk";
    if (noMoreFiles.has(code)) return "files";
    if (passingCodes.test(code)) return "database";
    // A unix socket that is not there is "no such file".
    if (networkFaults.has(code) && noConnection.has(String(syscall))) return "database";
  }
  if (lostConnection.test(error.message)) return "database";
  return statusCode === 503 ? "other" : null;
}

/** What is busy or away for a while when this was thrown; null when it is not known to pass: then it is a fault. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  if (!(error instanceof Error)) return null;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  const reason = ownReason(error);
  return reason === null || reason === "other" ? (unavailableReason(inner) ?? reason) : reason;
}
