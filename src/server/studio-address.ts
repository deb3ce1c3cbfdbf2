import type { Config } from "./config.ts";

/** Where a room of the studio is, such as "orders/K26-4F7Q2M": for a mail to the staff, or a code on paper. */
export function studioAddress({ studioOrigin }: Pick<Config, "studioOrigin">, room: string): string {
  return `${studioOrigin}/studio/${room}`;
}
