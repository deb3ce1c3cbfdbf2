/** The browser that asks: its address and what its cookies say. */
export interface Caller {
  readonly ip: string;
  readonly sessionToken: string | null;
  readonly guestToken: string | null;
  /** Binds a registration to the browser that began it. */
  readonly registrationToken: string | null;
  /** Says that this browser has opened a page of the shop. */
  readonly formToken: string | null;
}
