import { LRUCache } from "lru-cache";
import type { FastifyRequest } from "fastify";

/** How many addresses as they came are remembered with what they ask for: reading them anew costs more than the answer. */
const rememberedAddresses = 2_000;
/** Characters. No form asks for as much; what does is answered and forgotten, so that the memory of questions stays small. */
export const LONGEST_REMEMBERED = 1_500;

/** `print_features[front][0]` and `print_features[na][]` are one parameter. */
function stemOf(name: string): string {
  const end = name.indexOf("[");
  return end < 0 ? name : name.slice(0, end);
}

/** The parameters that a schema declares, with their places in it. */
function placesIn(querystring: unknown): ReadonlyMap<string, number> {
  const { shape = {} } = (querystring ?? {}) as { readonly shape?: object };
  return new Map([...new Set(Object.keys(shape).map(stemOf))].map((name, place) => [name, place]));
}

/**
 * What a call asks for: its route, its place, and the parameters its schema declares, in the schema's order. Others (campaigns,
 * noise) neither make another copy of the answer nor keep it from being found.
 */
export function createCacheKeys(): (request: FastifyRequest) => string {
  const known = new LRUCache<string, string>({ max: rememberedAddresses });
  const declared = new Map<string, ReadonlyMap<string, number>>();

  const keyOf = ({ routeOptions, params, query }: FastifyRequest): string => {
    const route = routeOptions.url ?? "";
    const places = declared.get(route) ?? placesIn(routeOptions.schema?.querystring);
    declared.set(route, places);
    const given = query as Readonly<Record<string, unknown>>;
    const placeOf = (name: string): number => places.get(stemOf(name)) ?? 0;
    const asked = Object.keys(given)
      .filter((name) => places.has(stemOf(name)))
      .sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
    return JSON.stringify([route, params, ...asked.map((name) => [name, given[name]])]);
  };

  return (request) => {
    const found = known.get(request.url);
    if (found !== undefined) return found;
    const key = keyOf(request);
    if (request.url.length <= LONGEST_REMEMBERED) known.set(request.url, key);
    return key;
  };
}
