import { createHash } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { codeFor, otherThan, temporaryPasswordFor } from "../support/people/people.ts";
import { openStripeDouble } from "../support/payment/stripe-double.ts";
import { openBrowser, openPeopleShop, type Browser, type PeopleShop } from "../support/server/people-shop.ts";
import { specialUpload } from "../support/bodies/special-upload.ts";
import { account, newcomer, withoutAccount } from "./accounts.ts";
import { asking, tooOften, unprepared, wondering } from "./asking.ts";
import { buying, byStranger } from "./buying.ts";
import { malformed } from "./malformed.ts";
import { orderByStranger, ordering } from "./ordering.ts";
import { reading } from "./reading.ts";
import type { SentCall, Sender } from "./recorded-call.ts";

/** Longer bodies are recorded by their hash and how they begin. */
const recordedBytes = 2_000;
const recordedBeginning = 500;

const recordedHeaders = [
  "content-type",
  "cache-control",
  "retry-after",
  "allow",
  "vary",
  "access-control-allow-origin",
];

/** Who sends what, in this order. */
const sessions: readonly (readonly [Sender, readonly SentCall[]])[] = [
  ["visitor", reading],
  ["guest", buying],
  ["stranger", byStranger],
  ["asker", asking],
  ["stranger", withoutAccount],
  ["member", account],
  ["newcomer", newcomer],
  ["stranger", unprepared],
  ["wondering", wondering],
  ["visitor", malformed],
  ["buyer", ordering],
  ["stranger", orderByStranger],
  ["hasty", tooOften],
];

/** What differs from run to run, and what stands for it. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\b([QR])\d{6}[0-9A-Z]{10}\b/g, "$1<number>"],
  [/\bK\d\d-(?!222222)[2-9A-HJ-NP-Z]{6}\b/g, "K26-<number>"],
  [/\?key=[\w-]{20,}/g, "?key=<key>"],
  [/\/q\/(Q|request\/R)<number>\/[\w-]{43}/g, "/q/$1<number>/<key>"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "<instant>"],
  [/"key":"[\w-]+"/g, '"key":"<key>"'],
  [/"gone":\["[\w-]{8,}"/g, '"gone":["<key>"'],
  [/http:\/\/127\.0\.0\.1:\d+\/pay\/\w+/g, "<page to pay on>"],
  // The version of the catalogue, then the selection, the quantity and the price.
  [/"product_pricing_id":"[0-9a-f]{8}-/g, '"product_pricing_id":"<version>-'],
];

function masked(text: string): string {
  return masks.reduce((words, [found, stand]) => words.replaceAll(found, stand), text);
}

function bodyOf(text: string): string | { readonly sha256: string; readonly begins: string } {
  const body = masked(text);
  if (body.length <= recordedBytes) return body;
  return {
    sha256: createHash("sha256").update(body).digest("hex"),
    begins: body.slice(0, recordedBeginning),
  };
}

/** "sid=...; Path=/" without the value, which is random. */
function cookiesOf({ headers }: LightMyRequestResponse): string[] {
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.replace(/=[^;]*/, "").replace(/Expires=[^;]+/, "Expires=<instant>"));
}

function headersOf(answer: LightMyRequestResponse): Record<string, unknown> {
  const cookies = cookiesOf(answer);
  const sent = recordedHeaders.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, name === "retry-after" ? "<seconds>" : value]];
  });
  return { ...Object.fromEntries(sent), ...(cookies.length > 0 && { "set-cookie": cookies }) };
}

interface Recorded {
  readonly by: Sender;
  readonly call: string;
  readonly body?: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** More than any limit of a minute lets through, also when the minute ends meanwhile. */
const mostTries = 60;

/** What an answer says that a later call may name. */
const remembered = ["quotation_no", "request_no", "order_no", "key", "id"] as const;

/** The fields of a form as a query; lists repeat their name. */
function queryOf(fields: object): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

function remember(said: Map<string, string>, answer: LightMyRequestResponse): void {
  if (!String(answer.headers["content-type"]).includes("json")) return;
  const { data } = answer.json<{ data?: Readonly<Record<string, unknown>> | null }>();
  for (const name of remembered) {
    const value = data?.[name];
    if (typeof value === "string" || typeof value === "number") said.set(name, String(value));
  }
  const linkKey = /^\/q\/\w+\/([\w-]+)$/.exec(String(data?.["path"]))?.[1];
  if (linkKey !== undefined) said.set("link_key", linkKey);
  if (data?.["selection"]) said.set("selection", queryOf(data["selection"]));
}

/** What stands in braces in a call, from earlier answers and mails. */
async function filled(shop: PeopleShop, said: ReadonlyMap<string, string>, text: string, mailedTo = "") {
  const code = /code\}/.test(text) ? await codeFor(shop, mailedTo) : "";
  const words = new Map([...said, ["code", code], ["wrong code", otherThan(code)]]);
  if (text.includes("{temporary}")) words.set("temporary", await temporaryPasswordFor(shop, mailedTo));
  return text.replaceAll(/\{([a-z_ ]+)\}/g, (whole, name: string) => words.get(name) ?? whole);
}

/** Sends one call of the recording as often as it says, and takes the last answer. */
async function send(
  shop: PeopleShop,
  browser: Browser,
  said: Map<string, string>,
  [call, body, more = {}]: SentCall,
) {
  const [method, path] = (await filled(shop, said, call)).split(/ (.*)/s);
  const form = more.file && (await specialUpload([more.file], { email_address: "bea@example.org" }));
  const json =
    typeof body === "object" ? await filled(shop, said, JSON.stringify(body), more.mailedTo) : body;
  const headers = {
    ...(typeof body === "object" && { "content-type": "application/json" }),
    ...form?.headers,
    ...more.headers,
  };
  const once = () => browser.send(method as "GET", path ?? "", form?.body ?? json, headers);
  let answer = await once();
  for (let time = 1; time < mostTries && more.until && answer.statusCode !== more.until; time += 1)
    answer = await once();
  return answer;
}

/** Sends every call to a shop on an empty database and writes down what it answers, without what differs from run to run. */
export async function recordCalls(): Promise<readonly Recorded[]> {
  const stripe = await openStripeDouble();
  const shop = await openPeopleShop(stripe.settings);
  const browsers = new Map<Sender, Browser>();
  const said = new Map<string, string>();
  const recorded: Recorded[] = [];
  for (const [by, calls] of sessions) {
    const browser = browsers.get(by) ?? openBrowser(shop.app, `192.0.2.${browsers.size + 1}`);
    browsers.set(by, browser);
    for (const sent of calls) {
      const [call, body, more] = sent;
      const answer = await send(shop, browser, said, sent);
      remember(said, answer);
      recorded.push({
        by,
        call: call.slice(0, 200),
        ...(body !== undefined && { body: typeof body === "string" ? body.slice(0, 200) : body }),
        status: answer.statusCode,
        headers: headersOf(answer),
        answer: more?.onlyStatus ? "<as stored>" : bodyOf(answer.body),
      });
    }
  }
  await shop.close();
  await stripe.close();
  return recorded;
}
