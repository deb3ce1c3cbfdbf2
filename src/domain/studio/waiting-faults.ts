/** Why what waited for its hour was not put on sale then (decision 405), as its owners are told. */
export const waitingFaults = {
  conflict: "Something of it was changed on sale meanwhile.",
  faulty: "Something in it cannot be put on sale as the catalogue is now.",
  prices: "Some prices would be what a good price list does not ask, and no reason was given for them.",
  person: "Whoever let it wait may not publish any more.",
} as const;

export type WaitingFault = keyof typeof waitingFaults;
