import { setTimeout as sleep } from "node:timers/promises";

/** Asks for a page as a visitor does who is told that the shop is busy: again after as long as it says. */
async function askPatiently(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.ok) return;
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !(seconds > 0)) throw new Error(`${url} answered ${answer.status}`);
    await sleep(seconds * 1000);
  }
}

/** Asks for pages that were never asked for before, over 20 connections; a bounded number of them. */
export async function loadWithNewAddresses(origin: string, pages = 1_200): Promise<void> {
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < pages) {
      const n = next++;
      const path = `/stickers/roll?size=custom&width=${50 + (n % 200)}&height=${50 + Math.floor(n / 200)}`;
      await askPatiently(origin + path);
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
}
