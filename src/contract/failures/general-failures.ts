import type { Call } from "../call.ts";

/** What may happen to a request whatever its use case: it could not be taken in, or cannot be answered for now. */
interface GeneralFailure {
  readonly status: number;
  /** Null where the fields at fault have sentences of their own. */
  readonly message: string | null;
  /** Whether a call may meet it; what stands for no call is said where there is none. */
  readonly meets: (call: Call) => boolean;
}

function every(): boolean {
  return true;
}

function none(): boolean {
  return false;
}

/** What changes something may bring a body, and has to come from the shop's own pages. */
function changes({ method }: Call): boolean {
  return method !== "GET";
}

/** A browser of the staff may be in the shop for a customer. */
function changesShop(call: Call): boolean {
  return changes(call) && !("needs" in call);
}

function hasParameters({ params, query, headers }: Call): boolean {
  return params !== undefined || query !== undefined || headers !== undefined;
}

function hasBody({ body }: Call): boolean {
  return body !== undefined;
}

/** One list for all calls, so that each names only what its use case refuses. */
export const generalFailures = {
  unreadable: { status: 400, message: "The request could not be read.", meets: every },
  "parameters-unfit": { status: 400, message: null, meets: hasParameters },
  "nested-too-deeply": { status: 400, message: "The request is nested too deeply.", meets: changes },
  "cross-site": {
    status: 403,
    message: "This request came from another site and was not carried out.",
    meets: changes,
  },
  "acting-configures": {
    status: 403,
    message: "You are taking an order for a customer. Please go back to the studio for this.",
    meets: changesShop,
  },
  "not-allowed": { status: 403, message: "This is not allowed.", meets: none },
  "no-address": { status: 404, message: "There is nothing at this address.", meets: none },
  // A part of an address that is longer than any parameter is part of no call.
  "no-call": { status: 404, message: "There is no such call.", meets: ({ params }) => params !== undefined },
  "other-method": { status: 405, message: "This address does not take that method.", meets: none },
  "acting-ended": {
    status: 409,
    message: "This order is not open here any more. Please open it again from the studio.",
    meets: changesShop,
  },
  "too-slow": { status: 408, message: "The request took too long to arrive.", meets: every },
  "too-large": { status: 413, message: "The request is too large.", meets: changes },
  "address-too-long": { status: 414, message: "The address is too long.", meets: every },
  "content-type": { status: 415, message: "This kind of content is not accepted.", meets: changes },
  "body-unfit": { status: 422, message: null, meets: hasBody },
  "too-many-requests": {
    status: 429,
    message: "Too many requests. Please wait a moment and try again.",
    meets: every,
  },
  "headers-too-large": { status: 431, message: "The request's headers are too large.", meets: every },
  fault: { status: 500, message: "Something went wrong on our side. Please try again.", meets: every },
  busy: { status: 503, message: "The shop is busy. Please try again in a moment.", meets: every },
} as const satisfies Readonly<Record<string, GeneralFailure>>;

export type GeneralCode = keyof typeof generalFailures;
