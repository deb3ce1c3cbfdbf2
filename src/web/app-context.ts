import { createContext } from "react-router";
import type { Services } from "#server/services/services.ts";

/** How a loader reaches the use cases; only the type crosses over, no server code reaches the browser. */
export const servicesContext = createContext<Services>();

/** What one of the shop's calls answered, and the cookies it set. */
interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
}

/** How an action makes a call in the name of a visitor whose browser runs no script. */
export const callContext = createContext<(call: string, body: object) => Promise<CallAnswer>>();
