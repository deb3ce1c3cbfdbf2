import type { Config } from "./config.ts";

/** Where a room of the studio is, such as "orders/K26-4F7Q2M": no key is in it (decision 291). */
export function studioAddress({ studioOrigin }: Pick<Config, "studioOrigin">, room: string): string {
  return `${studioOrigin}/studio/${room}`;
}

/** The same for a mail of the shop to its staff: null where the studio is closed, and nothing would be there. */
export function studioLink(
  config: Pick<Config, "isStudioOpen" | "studioOrigin">,
  room: string,
): string | null {
  return config.isStudioOpen ? studioAddress(config, room) : null;
}
