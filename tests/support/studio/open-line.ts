import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import type { App } from "#platform/http/app.types.ts";
import { until } from "../server/until.ts";
import type { StudioBrowser } from "./studio-browser.ts";

interface Heard {
  readonly kind: string;
  readonly id: string;
  readonly version?: number;
  readonly by: { readonly name: string } | null;
}

/** Stays on the line of a node, over a port, as a browser of the staff does; or says why it was not let on. */
export async function openLine(app: App, { cookie }: Pick<StudioBrowser, "cookie">) {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(
    get({
      port,
      host: "127.0.0.1",
      path: "/studio/api/changes",
      headers: { cookie: cookie(), accept: "text/event-stream" },
    }),
    "response",
  )) as [IncomingMessage];
  let said = "";
  let isOver = false;
  answer.setEncoding("utf8").on("error", () => undefined);
  if (answer.statusCode !== 200)
    return { isOpen: false, status: answer.statusCode, says: await text(answer) } as const;
  answer.on("data", (chunk: string) => (said += chunk)).once("close", () => (isOver = true));
  await until("The line", () => said.includes("event: all"));
  const heard = () =>
    said
      .split("\n\n")
      .filter((event) => event.startsWith("event: change"))
      .map((event) => JSON.parse(event.slice(event.indexOf("data: ") + 6)) as Heard);
  return {
    isOpen: true,
    status: 200,
    heard,
    until: (name: string, is: (change: Heard) => boolean) => until(name, () => heard().find(is)),
    untilOver: () => until("The end of the line", () => isOver),
    leave: () => answer.destroy(),
  } as const;
}
