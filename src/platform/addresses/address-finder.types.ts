/** An address of New Zealand as the fields of the checkout say it. */
export interface FoundAddress {
  /** Number and street, with the suburb where it is named: "12 Karangahape Road, Newton". */
  readonly street: string;
  readonly city: string;
  /** Four digits; empty where it is not known. */
  readonly postcode: string;
}

/** Who knows addresses (decision 415). Typing is as good: where there is no answer in time there are no suggestions. */
export interface AddressFinder {
  /** Addresses that begin like these words, the most likely first, for somebody of a network. Never throws. */
  find(words: string, network: string): Promise<readonly FoundAddress[]>;
}
