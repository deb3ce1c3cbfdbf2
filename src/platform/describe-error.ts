/** Fields of errors that name what went wrong and hold nothing of a person: PostgreSQL's, Node's, the mail library's. */
const harmless = [
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "syscall",
  "command",
  "responseCode",
  "statusCode",
  "reason",
] as const;

/** What may be an e-mail address, and what may be an address with its query. Each letter is looked at once, however long the text is. */
const word = /[^\s/<>"'()[\],;:=&?]+/g;
const place = /[^\s"']+/g;
const mailAddress = /.(?:@|%40)./i;

/** An address of the web, or the path that a text begins with, up to its query. */
function withoutQuery(text: string, from: number): string {
  const at = text.indexOf("?");
  const isAddress = text.includes("://") || (from === 0 && text.startsWith("/"));
  return at > 0 && isAddress ? `${text.slice(0, at)}?…` : text;
}

/** A text for the log: without the parameters of a statement, e-mail addresses, and the queries of addresses. */
export function withoutPersonalData(text: string): string {
  const [beforeParameters = ""] = text.split("\nparams:", 1);
  return beforeParameters
    .replace(place, withoutQuery)
    .replace(word, (found) => (mailAddress.test(found) ? "…@…" : found));
}

/** PostgreSQL repeats a value it could not read in quotes; names of tables and constraints are in quotes, too. */
function isUnreadableValue(error: Error): boolean {
  return (
    "code" in error &&
    typeof error.code === "string" &&
    error.code.length === 5 &&
    error.code.startsWith("22")
  );
}

function messageOf(error: Error): string {
  const message = withoutPersonalData(error.message);
  return isUnreadableValue(error) ? message.replace(/"[^]*"/, '"…"') : message;
}

/** The places of a stack, without the message that stands before them. */
function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/**
 * What a log may say of something that was thrown. Only named fields are let through: a failed statement carries its
 * parameters, PostgreSQL the values of the row, a refused mail its recipients (decision 080).
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? withoutPersonalData(error) : typeof error;
  const fields = Object.fromEntries(
    Object.entries(error).filter(([name]) => harmless.some((allowed) => allowed === name)),
  );
  return {
    type: error.constructor.name,
    message: messageOf(error),
    // Not `code`: so a code that was mailed is called, which the log never shows.
    ...("code" in error ? { errorCode: error.code } : {}),
    ...fields,
    stack: placesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Something outside the program keeps the shop from opening; the message is one sentence for the person who starts it. */
export class StartFault extends Error {}
