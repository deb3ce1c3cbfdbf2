import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { codeRules, temporaryPasswordRules } from "#domain/account/limits.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { codeFrom } from "#domain/account/verification-code.ts";

/** What a cookie holds: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a token: its SHA-256. */
export const digest = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A value only this shop can make, for one purpose. */
export const keyed = (secretKey: string, purpose: string, value: string): string =>
  createHmac("sha256", secretKey).update(`${purpose}:${value}`).digest("base64url");

/** Compares without telling by its time how much was right. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const newCode = (): string => codeFrom(randomInt(10 ** codeRules.digits));

/** Without letters that look like digits: Crockford's base 32, 5 bits a character. */
const readable = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const randomReadable = (characters: number): string =>
  Array.from(randomBytes(characters), (byte) => readable[byte % 32]).join("");

export const newTemporaryPassword = (): string => randomReadable(temporaryPasswordRules.characters);

/** The number of a quotation (Q) or a quote request (R): its date in the shop, then 50 random bits, so that nobody guesses one. */
export const newDocumentNumber = (letter: "Q" | "R", date: CalendarDate): string =>
  `${letter}${date.slice(2).replaceAll("-", "")}${randomReadable(10)}`;

/** What is kept of a temporary password. Its 80 random bits need no slow hash; capitals do not matter. */
export const temporaryPasswordDigest = (typed: string): string => digest(typed.toUpperCase());
