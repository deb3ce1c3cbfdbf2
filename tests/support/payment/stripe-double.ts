import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { hostedPage } from "./hosted-page.ts";
import * as books from "./stripe-books.ts";
import {
  type Answered,
  granted,
  missing,
  newId,
  parseForm,
  readBody,
  refused,
  seconds,
  type Wire,
} from "./stripe-wire.ts";

/** Something that goes wrong on the way: no answer, an answer lost after the work, or a status. */
export interface Fault {
  readonly path: RegExp;
  times: number;
  readonly do: "hang" | "drop" | 500 | 429 | 401 | 403 | 400;
}

export const stripeKeys = { secretKey: "sk_test_shop", webhookSecret: "whsec_shop" } as const;

interface Messages {
  /** Where messages go; nowhere before it is said. */
  tells(shop: (payload: string, signature: string) => Promise<unknown>): void;
  /** A message's bytes. */
  event(type: string, object: unknown): string;
  /** Sends a message, signed now. */
  deliver(payload: string): Promise<unknown>;
  signatureOf(payload: string, secret?: string, timestamp?: number): string;
}

interface Calls {
  readonly calls: readonly { readonly path: string; readonly key: string | undefined }[];
  readonly faults: Fault[];
}

/** A local server that speaks the calls of Stripe's that the shop uses, and tells of what happens as Stripe does. */
export interface StripeDouble extends books.Books, Messages, Calls {
  /** Of a shop that takes cards here. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const signer = new Stripe(stripeKeys.secretKey, { telemetry: false });

function routed(known: books.Books, method: string, path: string, form: Wire, base: string): Answered {
  const [, kind, id = "", act] =
    /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (method === "POST" && kind === "checkout/sessions" && act === "expire")
    return books.expireSession(known, id);
  if (method === "POST" && kind === "checkout/sessions") return books.createSession(known, form, base);
  if (method === "POST" && kind === "refunds") return books.createRefund(known, form);
  if (method === "GET" && kind === "checkout/sessions" && id === "")
    return granted({ object: "list", data: [], has_more: false });
  const kept = {
    "checkout/sessions": known.sessions,
    payment_intents: known.intents,
    refunds: known.refunds,
  };
  const row = kind && kept[kind as keyof typeof kept].get(id);
  return row ? granted(row) : missing(kind ?? "path", id);
}

/** Answers the same to the same key; another request under it is refused. */
function keyed(answers: Map<string, { readonly request: string; readonly answer: Answered }>) {
  return (key: string | undefined, request: string, answer: () => Answered): Answered => {
    const before = key === undefined ? undefined : answers.get(key);
    if (before && before.request !== request)
      return refused(400, "idempotency_error", "Keys for idempotent requests can only be used once.");
    const made = before?.answer ?? answer();
    if (key !== undefined && made.status < 400) answers.set(key, { request, answer: made });
    return made;
  };
}

function messages(): Messages {
  let tell: (payload: string, signature: string) => Promise<unknown> = () => Promise.resolve();
  const signatureOf: Messages["signatureOf"] = (
    payload,
    secret = stripeKeys.webhookSecret,
    timestamp = seconds(),
  ) => signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return {
    tells: (shop) => void (tell = shop),
    event: (type, object) =>
      JSON.stringify({ id: newId("evt"), object: "event", type, created: seconds(), data: { object } }),
    deliver: (payload) => tell(payload, signatureOf(payload)),
    signatureOf,
  };
}

const errorTypes: Readonly<Record<number, string>> = { 400: "invalid_request_error" };

/** Answers calls, with the faults that a test has planted. */
function callServer(known: books.Books, base: string) {
  const calls: { path: string; key: string | undefined }[] = [];
  const faults: Fault[] = [];
  const onceFor = keyed(new Map());
  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const text = await readBody(request);
    const fault = faults.find((one) => one.times > 0 && one.path.test(path));
    if (fault) fault.times -= 1;
    if (fault?.do === "hang") return;
    const key = request.headers["idempotency-key"] as string | undefined;
    calls.push({ path, key });
    const work = () => routed(known, request.method ?? "", path, parseForm(text), base);
    const isKnown = request.headers.authorization === `Bearer ${stripeKeys.secretKey}`;
    const planted =
      typeof fault?.do === "number"
        ? refused(fault.do, errorTypes[fault.do] ?? "api_error", "planted")
        : null;
    const { status, body } = isKnown
      ? (planted ?? onceFor(key, path + text, work))
      : refused(401, "invalid_request_error", "Invalid API Key provided");
    // The work is done, the answer is lost.
    if (fault?.do === "drop") return void request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json", "request-id": newId("req") });
    response.end(JSON.stringify(body));
  };
  return { calls, faults, answer };
}

/** Opens it on a free port of this machine. */
export async function openStripeDouble(): Promise<StripeDouble> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = books.openBooks();
  const { calls, faults, answer } = callServer(known, base);
  const double = { ...known, ...messages(), calls, faults };
  server.on("request", (request, response) => {
    const { pathname } = new URL(request.url ?? "/", base);
    const isPage = pathname.startsWith("/pay/");
    void (isPage ? hostedPage(double, request, response, pathname) : answer(request, response, pathname));
  });
  return {
    ...double,
    settings: {
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_BASE: base,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
