import type { FastifyRequest } from "fastify";
import type { App } from "#server/api/app.types.ts";

/** One of the shop's calls, made in a visitor's name. */
export type VisitorCall = (
  call: string,
  body: object,
) => Promise<{ readonly status: number; readonly body: unknown; readonly cookies: readonly string[] }>;

/** For forms that are sent without a script: the call itself, with its checks and its rate limits for the visitor's address. */
export function visitorCall(app: App, { ip, headers }: FastifyRequest): VisitorCall {
  return async (call, body) => {
    const answer = await app.inject({
      method: "POST",
      url: `/api/${call}`,
      remoteAddress: ip,
      headers: { "content-type": "application/json", cookie: headers.cookie ?? "" },
      payload: JSON.stringify(body),
    });
    const cookies = answer.headers["set-cookie"] ?? [];
    return { status: answer.statusCode, body: answer.json(), cookies: [cookies].flat() };
  };
}
