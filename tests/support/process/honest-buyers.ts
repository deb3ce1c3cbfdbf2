import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { classic } from "../bodies/cart-bodies.ts";
import { keepFile, plainLogo } from "./keep-file.ts";
import type { OpenShop } from "./shop-process.ts";

/** What a buyer asked for, what was answered, and after how long. */
export interface Served {
  readonly what: "price" | "page" | "cart" | "picture" | "quotation" | "quotation PDF";
  readonly status: number;
  readonly words: string;
  readonly ms: number;
}

/** A person at an address, who keeps the cookie. */
export function networkPerson(origin: string, ip: string) {
  let cookie = "";
  return async (path: string, body?: object): Promise<{ status: number; words: string }> => {
    const answer = await fetch(`${origin}${path}`, {
      headers: { "content-type": "application/json", "x-forwarded-for": ip, cookie },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
    if (set.length > 0) cookie = set.join("; ");
    return { status: answer.status, words: await answer.text() };
  };
}

/** A question for the prices of a size that few others ask for. */
export function newPrice(): string {
  const query = new URLSearchParams();
  const side = randomInt(30, 120);
  for (const [name, value] of Object.entries({ ...classic, size: `${side}x${side}` }))
    query.set(name, String(value));
  return `/api/get/pricing-data?${query}`;
}

const ROUND_MS = 500;

/** A buyer in each half second: a price each time, other things now and then, until the time is over. */
async function shop(origin: string, ip: string, until: AbortSignal, served: Served[]): Promise<void> {
  const ask = networkPerson(origin, ip);
  const tell = async (what: Served["what"], asked: ReturnType<typeof ask>): Promise<string> => {
    const began = performance.now();
    const { status, words } = await asked;
    served.push({ what, status, words: words.slice(0, 300), ms: performance.now() - began });
    return words;
  };
  for (let round = randomInt(60); !until.aborted; round += 1) {
    await tell("price", ask(newPrice()));
    if (round % 10 === 0) await tell("page", ask(`/stickers/paper?size=${30 + (round % 90)}x60`));
    if (round % 20 === 5) await tell("cart", ask("/api/cart/add", classic));
    if (round % 24 === 7) {
      const logo = await plainLogo(randomInt(256));
      await tell("picture", keepFile(origin, "logo.png", logo, ip));
    }
    if (round % 60 === 9) {
      const issued = await tell("quotation", ask("/api/quote/create/quotation", { quotations: [classic] }));
      const number = /"quotation_no":"(\w+)"/.exec(issued)?.[1] ?? "";
      await tell("quotation PDF", ask(`/pdf/quotation/preview?quotation_no=${number}`));
    }
    await wait(ROUND_MS);
  }
}

/** Ten people of ten networks, until the time is over; what each was served. */
export async function buyHonestly(
  { origin }: Pick<OpenShop, "origin">,
  until: AbortSignal,
): Promise<readonly Served[]> {
  const served: Served[] = [];
  await Promise.all(Array.from({ length: 10 }, (_, n) => shop(origin, `198.51.${n}.7`, until, served)));
  return served;
}

/** The median, the 99th of a hundred and the longest, in whole milliseconds. */
export function spreadOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${sorted.length} times, median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`;
}
