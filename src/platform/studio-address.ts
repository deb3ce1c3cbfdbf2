import type { Config } from "./config.ts";

/** Where a room of the studio is, such as "orders/K26-4F7Q2M": for the staff's mails and codes on paper; no key is in it (decision 291). */
export function studioAddress({ studioOrigin }: Pick<Config, "studioOrigin">, room: string): string {
  return `${studioOrigin}/studio/${room}`;
}
