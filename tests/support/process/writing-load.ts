import { classic } from "../bodies/cart-bodies.ts";
import { quoteRequestCall } from "../bodies/quoted-products.ts";
import type { OpenShop } from "./shop-process.ts";
import { specialUpload } from "../bodies/special-upload.ts";

/** Writes one after another until it is told to end. What was answered stands in `done`, in that order. */
export interface Writer {
  readonly done: readonly string[];
  stop(): Promise<void>;
}

function keepWriting(write: () => Promise<string>): Writer {
  const done: string[] = [];
  let going = true;
  const working = (async () => {
    while (going) done.push(await write());
  })();
  return {
    done,
    stop: () => {
      going = false;
      return working;
    },
  };
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  const body = (await answer.json()) as { readonly data: Data };
  if (answer.status !== 201) throw new Error(`${answer.url} answered ${answer.status}`);
  return body.data;
}

/** Visitors who put something into a cart of their own; known by the line's id. */
export function fillCarts({ origin }: OpenShop): Writer {
  const request = { method: "POST", headers: { "content-type": "application/json" } };
  return keepWriting(async () => {
    const answer = await fetch(`${origin}/api/cart/add`, { ...request, body: JSON.stringify(classic) });
    const { cart_item: line } = await dataOf<{ cart_item: { id: number } }>(answer);
    return String(line.id);
  });
}

/** Visitors who ask for a quote with a file that nobody else has; known by the request's number. */
export function askWithFiles({ origin }: OpenShop): Writer {
  let people = 0;
  return keepWriting(async () => {
    people += 1;
    const content = Buffer.from(`names for request ${people}\n`.repeat(2_000));
    const email = `load${people}@example.org`;
    const { body, headers } = await specialUpload([{ name: "names.txt", content }], { email_address: email });
    const answer = await fetch(`${origin}/api/${quoteRequestCall}`, {
      method: "POST",
      headers,
      body: new Uint8Array(body),
    });
    return (await dataOf<{ request_no: string }>(answer)).request_no;
  });
}
