import type { IncomingMessage, ServerResponse } from "node:http";
import { type Books, paySession } from "./stripe-books.ts";

/** What a page needs of those who play Stripe: their books, and to tell the shop. */
interface Paying extends Books {
  event(type: string, object: unknown): string;
  deliver(payload: string): Promise<unknown>;
}

function pageOf(words: string, amount: string, back: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pay</title>
    <meta name="viewport" content="width=device-width"></head><body><main><h1>${words}</h1><p>${amount}</p>
    <form method="post"><button>Pay ${amount}</button></form><p><a href="${back}">Back to the shop</a></p></main></body></html>`;
}

/** The page where a card would be typed: its button pays, tells the shop, and leads back there. */
export async function hostedPage(
  double: Paying,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const id = path.slice("/pay/".length);
  const session = double.sessions.get(id);
  if (session === undefined) return void response.writeHead(404).end();
  if (request.method === "POST" && session.status === "open") {
    const paid = paySession(double, id);
    await double.deliver(double.event("checkout.session.completed", paid));
    return void response.writeHead(303, { location: session.success_url }).end();
  }
  const amount = `$${(session.amount_total / 100).toFixed(2)}`;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(pageOf(session.status === "open" ? "Test payment" : "Closed", amount, session.cancel_url));
}
