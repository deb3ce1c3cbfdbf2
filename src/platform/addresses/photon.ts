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

/** The number that was typed before a street: "12", "3/14", "7A". */
function numberIn(words: string): string {
  return /^\s*((?:\d+[a-z]?\s*\/\s*)?\d+[a-z]?)\b/i.exec(words)?.[1]?.replaceAll(" ", "") ?? "";
}

/** A place as an address; null where it is none, or abroad. Of a street the number is the one that was typed. */
function addressOf(place: Place, words: string): FoundAddress | null {
  const street = place.street ?? (place.type === "street" ? place.name : undefined);
  const city = place.city ?? place.county ?? place.district;
  if (street === undefined || city === undefined || place.countrycode?.toUpperCase() !== "NZ") return null;
  const typed = numberIn(words);
  const number = place.housenumber !== undefined && !typed.includes("/") ? place.housenumber : typed;
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

/** Asks a Photon server (https://github.com/komoot/photon, over OpenStreetMap) at `origin`; throws where it gives no answer. */
export async function askPhoton(
  origin: string,
  words: string,
  signal: AbortSignal,
): Promise<readonly FoundAddress[]> {
  const query = new URLSearchParams({ q: words, limit: "10", lang: "en", bbox: BOX });
  for (const layer of ["house", "street"]) query.append("layer", layer);
  const response = await fetch(`${origin}/api?${query}`, { signal, redirect: "error" });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  const body = await response.text();
  if (body.length > LARGEST_ANSWER) throw new Error("Its answer is too large.");
  const found = answerSchema
    .parse(JSON.parse(body))
    .features.flatMap(({ properties }) => addressOf(properties, words) ?? []);
  return found
    .filter((address, at) => found.findIndex((other) => isSame(other, address)) === at)
    .slice(0, MOST);
}
