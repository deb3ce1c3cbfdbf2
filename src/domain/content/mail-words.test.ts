import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { mails } from "#catalogue/content/mails.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { factsFault } from "#domain/catalogue/words/facts-in-words.ts";
import { mailFacts } from "#domain/catalogue/words/mail-facts.ts";
import { mailCodes } from "#domain/catalogue/words/shop-mails.ts";
import { filledMail } from "./mail-words.ts";

const catalogue = compileCatalogue(catalogueDocument, "a");
const facts = { ...mailFacts, "first-name": "Māia", item: "{cut-off} stickers", arrival: null };

test("a sentence of what nobody knows yet is left out, also a whole paragraph", () => {
  const opening = ["Kia ora {first-name}. By {arrival}. Thanks.", "It comes on {arrival}."];
  const own = { ...mails, ready: { subject: "{item}", opening } };
  expect(filledMail(own, catalogue, "ready", facts).opening).toEqual(["Kia ora Māia. Thanks."]);
  expect(filledMail(mails, catalogue, "dispatched", facts).opening).toEqual(["Your order has left us."]);
  const known = filledMail(mails, catalogue, "dispatched", { ...facts, arrival: "Thu 3 December" });
  expect(known.opening).toEqual(["Your order has left us. It is with you by Thu 3 December."]);
  expect(known.closing).toEqual([]);
});

test("what a customer has called something is said as it is, and is no fact", () => {
  const own = { ...mails, ready: { subject: "{item}", opening: [] } };
  expect(filledMail(own, catalogue, "ready", facts).subject).toBe("{cut-off} stickers");
});

test("every mail of the program says only what it knows, and a subject that is always there", () => {
  const parts = mailCodes.flatMap((code) => {
    const { subject, opening, closing = [] } = mails[code];
    return [
      [`mail.${code}.subject`, subject],
      [`mail.${code}.opening`, opening.join("\n")],
      ...(closing.length > 0 ? [[`mail.${code}.closing`, closing.join("\n")]] : []),
    ] as const;
  });
  expect(parts.map(([key = "", text = ""]) => factsFault(catalogueDocument, key, text))).toEqual(
    parts.map(() => null),
  );
});

test("a code and a password are no facts: no subject and no words can hold them", () => {
  for (const code of ["code", "temporary-password"] as const) {
    expect(factsFault(catalogueDocument, `mail.${code}.subject`, `{${code}}`)).not.toBeNull();
  }
});
