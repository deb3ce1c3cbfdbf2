import type { App } from "./app.types.ts";
import type { Config } from "#platform/config.ts";
import { StartFault } from "#platform/describe-error.ts";

const sentences: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} is already in use: stop the program that uses it, or set PORT to another number.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

/** Starts to listen; answers the address to visit. */
export async function listen(app: App, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
    throw sentence ? new StartFault(sentence(config)) : error;
  }
  const named = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(config.host) ? "localhost" : config.host;
  return `http://${named}:${config.port}`;
}
