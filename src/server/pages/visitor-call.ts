import type { FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.types.ts";

/** What is called: below `/api/`, with its parameters and its query; `key` makes it safe to repeat. */
interface AskedCall {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** One of the shop's calls, made in a visitor's name. */
export type VisitorCall = (
  asked: AskedCall,
) => Promise<{ readonly status: number; readonly body: unknown; readonly cookies: readonly string[] }>;

function headersOf({ headers }: FastifyRequest, { body, key }: AskedCall): Record<string, string> {
  return {
    cookie: headers.cookie ?? "",
    ...(body && { "content-type": "application/json" }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
}

/**
 * For pages that are somebody's own, and forms that are sent without a script: the call itself, with its checks and its rate limits
 * for the visitor's address.
 */
export function visitorCall(app: App, request: FastifyRequest): VisitorCall {
  return async (asked) => {
    const answer = await app.inject({
      method: asked.method as "GET",
      url: `/api/${asked.path}`,
      remoteAddress: request.ip,
      headers: headersOf(request, asked),
      ...(asked.body && { payload: JSON.stringify(asked.body) }),
    });
    const cookies = answer.headers["set-cookie"] ?? [];
    return { status: answer.statusCode, body: answer.json(), cookies: [cookies].flat() };
  };
}
