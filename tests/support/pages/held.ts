import type { Page, Route } from "@playwright/test";

/** Requests to an address wait until the answered function is called; then they go on, or `then` says what becomes of them. */
export async function held(
  page: Page,
  address: string,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await then(route);
  });
  return gate.resolve;
}

/** What the page writes from now on, to addresses that end like this. */
export function writesTo(page: Page, end: string): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().endsWith(end)) sent.push(request.method());
  });
  return sent;
}
