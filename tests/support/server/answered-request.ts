import { expect } from "vitest";
import { requestFilesUrl } from "#server/services/quote-request/request-files-key.ts";
import type { SentFile } from "../bodies/special-upload.ts";
import { contents, specialUpload } from "../bodies/special-upload.ts";
import { type Browser, openBrowser, type PeopleShop } from "./people-shop.ts";
import type { QuotationLink } from "../bodies/quotation-bodies.ts";

/** A request for gold foil, with a file, from a guest. */
export async function askForFoil(
  shop: Pick<PeopleShop, "app">,
  email: string,
  browser: Browser = openBrowser(shop.app),
): Promise<string> {
  const label: SentFile = { name: "label.pdf", content: contents.pdf };
  const { body, headers } = await specialUpload([label], {
    email_address: email,
    comment: "Gold on the logo",
  });
  const answer = await browser.send("POST", "quote/create/quote-request", body, headers);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.request_no;
}

/** What is typed into the staff's form: 1,000 labels, a foil block as a charge, and free shipping. */
export const foilAnswer = {
  line1: "Foil labels, 60 x 40 mm\nFoil: gold, one side",
  pieces1: "1000",
  price1: "420",
  line2: "Foil block, made once",
  price2: "180",
  shipping: "12.50",
  days: "8",
  words: "We keep the block for a year.",
};

/** The page of a request for the staff, as its mail links it. */
export function requestPath({ services }: Pick<PeopleShop, "services">, requestNo: string): string {
  const url = new URL(requestFilesUrl(services, "answer", requestNo));
  return url.pathname + url.search;
}

/** Opens the staff's page and answers what its form sends: with what it showed, and other words in it. */
export async function openRequestPage(shop: Pick<PeopleShop, "app" | "services">, requestNo: string) {
  const path = requestPath(shop, requestNo);
  const { body } = await shop.app.inject(path);
  const seen = /name="seen" value="(\d+)"/.exec(body)?.[1] ?? "0";
  const until = /name="until"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? "";
  return {
    body,
    send: (typed: Readonly<Record<string, string>> = {}) =>
      shop.app.inject({
        method: "POST",
        url: path,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ ...foilAnswer, until, seen, ...typed }).toString(),
      }),
  };
}

/** The link of the answer, as its mail has it. */
export async function answeredLink(
  shop: Pick<PeopleShop, "mailTo">,
  email: string,
  subject: string,
): Promise<QuotationLink> {
  const { text } = await shop.mailTo(email, subject);
  const [, number = "", key = ""] = /\/q\/(Q\w+)\/([\w-]+)/.exec(text) ?? [];
  return { number, key };
}
