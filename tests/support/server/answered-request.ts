import { expect } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { SentFile } from "../bodies/special-upload.ts";
import { contents, foilForm, specialUpload } from "../bodies/special-upload.ts";
import { type Browser, openBrowser, type PeopleShop } from "./people-shop.ts";
import { ownerOf } from "../studio/order-room.ts";
import type { QuotationLink } from "../bodies/quotation-bodies.ts";

/** A request for gold foil, with files, from a guest; `form`: for something else. */
export async function askForFoil(
  shop: Pick<PeopleShop, "app">,
  email: string,
  browser: Browser = openBrowser(shop.app),
  files: readonly SentFile[] = [{ name: "label.pdf", content: contents.pdf }],
  form = foilForm,
): Promise<string> {
  const asked = { email_address: email, comment: "Gold on the logo" };
  const { body, headers } = await specialUpload(files, asked, form);
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

/** Opens a request's room and answers what its form sends: with what it showed, and other words in it. */
export async function openRequestRoom(shop: Pick<PeopleShop, "app" | "services">, requestNo: string) {
  const owner = await ownerOf(shop);
  const read = await owner.get(`requests/${requestNo}`);
  const request = read.json<{ data: StudioReplyTo<"GET requests/:number"> }>().data;
  const { until = "" } = request.typed;
  return {
    request,
    send: (typed: Readonly<Record<string, string>> = {}, seen = request.seen) =>
      owner.post(`requests/${requestNo}/answer`, { typed: { ...foilAnswer, until, ...typed }, seen }),
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
