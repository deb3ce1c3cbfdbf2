import { randomBytes } from "node:crypto";

/** Under which an answer says what its request is called in the log. */
export const requestIdHeader = "x-request-id";

/** Makes names for requests: the process's own, then a number. What a visitor sends is no name; it could be anything. */
export function createRequestIds(): () => string {
  const processName = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${processName}-${count.toString(36)}`;
  };
}
