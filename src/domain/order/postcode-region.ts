/**
 * Postcodes by region, first to last. From the postal codes of GeoNames (https://www.geonames.org, CC BY 4.0, as of April 2024); of places
 * without a region there, that of their neighbours.
 */
const ranges = {
  Northland: "0110-0594",
  Auckland: "0600-2120 2122-2341 2343-2345 2571-2681 2683-2693 2696-2697",
  Waikato:
    "2121 2342 2440-2474 2682 2694-2695 3078 3200-3353 3371-3472 3474-3610 3620-3641 3643-3912 3940-3945 3949-3978 3981-3988 4350 4376",
  "Bay of Plenty": "3010-3077 3079-3199 3473 3611 3642",
  "Hawke's Bay": "3360 4102-4286 4288-4295",
  "Manawatū-Whanganui":
    "3920-3926 3946-3948 3979-3980 3989-3998 4287 4410-4501 4540-4543 4547-4548 4571-4587 4625-4632 4646-4660 4691-4999 5510 5540-5541 5570-5581",
  Gisborne: "4010-4094",
  Taranaki: "4310-4349 4351-4375 4377-4399 4510-4520 4544-4545 4549 4588-4616 4640-4645 4671-4685",
  Wellington: "5010-5391 5512 5542-5544 5710-6972",
  Tasman: "7005-7007 7020-7025 7048-7055 7072-7096 7110-7144 7146 7173-7175 7182-7183 7196-7198",
  Nelson: "7010-7011 7040-7047 7071",
  Marlborough: "7100 7145 7150 7178 7192-7195 7201-7251 7271-7285 7371",
  Canterbury: "7260 7300-7360 7373-7791 7901-8972 9445-9446 9448 9498",
  "West Coast": "7802-7895",
  Otago: "9010-9444 9447 9471-9495 9500-9598 9748 9771 9775 9793",
  Southland: "9600-9747 9749-9752 9772-9774 9776-9792 9794-9893",
} as const;

/** The regions of New Zealand as addresses name them. */
export type Region = keyof typeof ranges;

interface Range {
  readonly region: Region;
  readonly first: string;
  readonly last: string;
}

function read(): readonly Range[] {
  return (Object.entries(ranges) as [Region, string][]).flatMap(([region, text]) =>
    text.split(" ").map((range) => {
      const [first = "", last = first] = range.split("-");
      return { region, first, last };
    }),
  );
}

const all = read();

/** The region that a postcode of four digits lies in; null where none is known. */
export function regionOfPostcode(postcode: string): Region | null {
  if (!/^\d{4}$/.test(postcode)) return null;
  return all.find(({ first, last }) => first <= postcode && postcode <= last)?.region ?? null;
}
