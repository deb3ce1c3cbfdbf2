/** Carriers whose parcels are followed by a link: how they are named, and the address of a parcel of theirs. For the shop's owner to check. */
const carriers: readonly { readonly named: RegExp; readonly address: string }[] = [
  { named: /nz ?post|courier ?post|pace/i, address: "https://www.nzpost.co.nz/tools/tracking?trackid=" },
  { named: /aramex|fastway/i, address: "https://www.aramex.co.nz/tools/track?l=" },
  { named: /dhl/i, address: "https://www.dhl.com/nz-en/home/tracking.html?tracking-id=" },
];

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
