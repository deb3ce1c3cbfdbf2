import { z } from "zod";
import type { FoundAddress } from "./address-finder.types.ts";

/** New Zealand without the Chathams, west, south, east and north: what lies outside is not asked for. */
const BOX = "166,-47.5,179,-34";
const MOST = 5;
/** An answer of more is none. Bytes. */
const LARGEST_ANSWER = 200_000;

const placeSchema = z.object({
  countrycode: z.string().optional(),
  name: z.string().optional(),
  housenumber: z.string().optional(),
  street: z.string().optional(),
  district: z.string().optional(),
  locality: z.string().optional(),
  city: z.string().optional(),
  county: z.string().optional(),
  postcode: z.string().optional(),
  type: z.string().optional(),
});

const answerSchema = z.object({ features: z.array(z.object({ properties: placeSchema })) });

type Place = z.output<typeof placeSchema>;

/** What stands before a number and tells the door: "Flat 3, ". */
const DOOR = /^\s*(?:flat|unit|apartment|apt|suite|level|shop)\s+\w+\s*,?\s*/i;

/** What was typed before a street: its number ("12", "3/14", "7A"), and with the door "Flat 3, 14". */
function typedBefore(words: string): { readonly number: string; readonly whole: string } {
  const [door = ""] = DOOR.exec(words) ?? [];
  const [, number = ""] =
    /^((?:\d+[a-z]?\s*\/\s*)?\d+[a-z]?)\b/i.exec(words.slice(door.length).trimStart()) ?? [];
  const tidied = number.replaceAll(/\s/g, "");
  const before = door.trim().replace(/,$/, "");
  return { number: tidied, whole: [before, tidied].filter((part) => part !== "").join(", ") };
}

/** A place as an address; null where it is none, or abroad. What was typed before the street stays: the map may know the house alone, not its flats. */
function addressOf(place: Place, words: string): FoundAddress | null {
  const street = place.street ?? (place.type === "street" ? place.name : undefined);
  const city = place.city ?? place.county ?? place.district;
  if (street === undefined || city === undefined || place.countrycode?.toUpperCase() !== "NZ") return null;
  const typed = typedBefore(words);
  const isOwn = place.housenumber?.toLowerCase() === typed.whole.toLowerCase();
  const number = typed.whole === "" || isOwn ? (place.housenumber ?? "") : typed.whole;
  const suburb = place.district ?? place.locality;
  const line = `${number} ${street}`.trim();
  return {
    street: suburb === undefined || suburb === city ? line : `${line}, ${suburb}`,
    city,
    postcode: /^\d{4}$/.test(place.postcode ?? "") ? (place.postcode ?? "") : "",
  };
}

function isSame(one: FoundAddress, other: FoundAddress): boolean {
  return one.street === other.street && one.city === other.city && one.postcode === other.postcode;
}

/** An answer's text; a larger one than is borne is not read to its end. */
async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > LARGEST_ANSWER) throw new Error("Its answer is too large.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Asks a Photon server (https://github.com/komoot/photon, over OpenStreetMap) at `origin`; throws where it gives no answer. */
export async function askPhoton(
  origin: string,
  words: string,
  signal: AbortSignal,
): Promise<readonly FoundAddress[]> {
  const query = new URLSearchParams({ q: words.replace(DOOR, ""), limit: "10", lang: "en", bbox: BOX });
  for (const layer of ["house", "street"]) query.append("layer", layer);
  const response = await fetch(`${origin}/api?${query}`, { signal, redirect: "error" });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  const found = answerSchema
    .parse(JSON.parse(await textOf(response)))
    .features.flatMap(({ properties }) => addressOf(properties, words) ?? []);
  return found
    .filter((address, at) => found.findIndex((other) => isSame(other, address)) === at)
    .slice(0, MOST);
}
