/** Carriers whose parcels are followed by a link: how they are named, and the address of a parcel of theirs. For the shop's owner to check. */
const carriers: readonly { readonly named: RegExp; readonly address: string }[] = [
  { named: /nz ?post|courier ?post|pace/i, address: "https://www.nzpost.co.nz/tools/tracking?trackid=" },
  { named: /aramex|fastway/i, address: "https://www.aramex.co.nz/tools/track?l=" },
  { named: /dhl/i, address: "https://www.dhl.com/nz-en/home/tracking.html?tracking-id=" },
];

/** Names of them, as they are offered where one is typed. */
export const knownCarriers = ["NZ Post", "Aramex", "DHL"] as const;

/** Whether a text names a carrier whose parcels are followed by a link. */
export function isKnownCarrier(text: string): boolean {
  return carriers.some(({ named }) => named.test(text));
}

/** The numbers of the parcels of one order: they are kept as one text. */
export function parcelNumbers(tracking: string): readonly string[] {
  return tracking.split(/[,;]/).flatMap((part) => part.trim() || []);
}

/** Those as one text. */
export function joinedParcelNumbers(numbers: readonly string[]): string {
  return numbers.join(", ");
}

/** Where a parcel is followed; null where its carrier has no such page that is known here, and where it has no number. */
export function trackingUrl({
  carrier,
  number,
}: {
  readonly carrier: string;
  readonly number: string;
}): string | null {
  const known = carriers.find(({ named }) => named.test(carrier));
  return known === undefined || number === "" ? null : known.address + encodeURIComponent(number);
}

/** The parcels of one order, each with where it is followed. */
export function followedParcels({
  carrier,
  tracking,
}: {
  readonly carrier: string;
  readonly tracking: string;
}): readonly { readonly number: string; readonly url: string | null }[] {
  return parcelNumbers(tracking).map((number) => ({ number, url: trackingUrl({ carrier, number }) }));
}
