import { LRUCache } from "lru-cache";
import type { FastifyRequest } from "fastify";

/** How many addresses as they came are remembered with what they ask for: reading them anew costs more than the answer. */
const rememberedAddresses = 2_000;
const longestRemembered = 1_500;

/** `print_features[front][0]` and `print_features[na][]` are one parameter. */
function stemOf(name: string): string {
  return name.split("[", 1)[0] ?? name;
}

function declaredIn(querystring: unknown): readonly string[] {
  const { shape = {} } = (querystring ?? {}) as { readonly shape?: object };
  return [...new Set(Object.keys(shape).map(stemOf))];
}

/**
 * What a call asks for: its route, its place, and the parameters its schema declares, in the schema's order. Others (campaigns,
 * noise) neither make another copy of the answer nor keep it from being found.
 */
export function createCacheKeys(): (request: FastifyRequest) => string {
  const known = new LRUCache<string, string>({ max: rememberedAddresses });
  const declared = new Map<string, readonly string[]>();

  const keyOf = ({ routeOptions, params, query }: FastifyRequest): string => {
    const route = routeOptions.url ?? "";
    const names = declared.get(route) ?? declaredIn(routeOptions.schema?.querystring);
    declared.set(route, names);
    const asked = Object.entries(query as Readonly<Record<string, unknown>>)
      .map(([name, value]) => ({ place: names.indexOf(stemOf(name)), name, value }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1));
    return JSON.stringify([route, params, ...asked.map(({ name, value }) => [name, value])]);
  };

  return (request) => {
    const found = known.get(request.url);
    if (found !== undefined) return found;
    const key = keyOf(request);
    if (request.url.length <= longestRemembered) known.set(request.url, key);
    return key;
  };
}
