import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { mails } from "#catalogue/content/mails.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { toldMails } from "./mail-words.ts";

const catalogue = compileCatalogue(catalogueDocument, "a");
const facts = { "first-name": "Māia", "order-no": "K26-4F7Q2M", item: "{cut-off} stickers", arrival: null };

test("a sentence of what nobody knows yet is left out, also a whole paragraph", () => {
  const opening = ["Kia ora {first-name}. By {arrival}. Thanks.", "It comes on {arrival}."];
  const told = toldMails({ ...mails, ready: { subject: "{item}", opening } }, catalogue, facts);
  expect(told.ready.opening).toEqual(["Kia ora Māia. Thanks."]);
  expect(told.dispatched.opening).toEqual(["Your order has left us."]);
  const known = toldMails(mails, catalogue, { ...facts, arrival: "Thu 3 December" });
  expect(known.dispatched.opening).toEqual(["Your order has left us. It is with you by Thu 3 December."]);
});

test("what a customer has called something is said as it is, and is no fact", () => {
  const told = toldMails({ ...mails, ready: { subject: "{item}", opening: [] } }, catalogue, facts);
  expect(told.ready.subject).toBe("{cut-off} stickers");
});
