import { randomInt } from "node:crypto";
import { ARTWORK_ID_LENGTH } from "#domain/configure/artwork/artwork-choice.ts";

const ID_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new id of an artwork or a cut line: 62 random bits. */
export function newShortId(): string {
  return Array.from({ length: ARTWORK_ID_LENGTH }, () =>
    ID_LETTERS.charAt(randomInt(ID_LETTERS.length)),
  ).join("");
}
