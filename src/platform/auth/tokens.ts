import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { codeRules, temporaryPasswordRules } from "#domain/account/limits.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { codeFrom } from "#domain/account/verification-code.ts";

/** What a cookie holds: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: its SHA-256. */
export function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A value only this shop can make, for one purpose. */
export function keyed(secretKey: string, purpose: string, value: string): string {
  return createHmac("sha256", secretKey).update(`${purpose}:${value}`).digest("base64url");
}

/** The key of a link to an order or a quotation; with each change of its version the keys of before are dead (decision 355). */
export function linkKey(
  secretKey: string,
  purpose: "order" | "quotation",
  number: string,
  version: number,
): string {
  return keyed(secretKey, purpose, version === 0 ? number : `${number} ${version}`);
}

/** Compares without telling by its time how much was right. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function newCode(): string {
  return codeFrom(randomInt(10 ** codeRules.digits));
}

/** Without letters that look like digits: Crockford's base 32, 5 bits a character. */
const readable = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function randomReadable(characters: number): string {
  return Array.from(randomBytes(characters), (byte) => readable[byte % 32]).join("");
}

export function newTemporaryPassword(): string {
  return randomReadable(temporaryPasswordRules.characters);
}

/** The number of a quotation (Q) or a quote request (R): its date in the shop, then 50 random bits, so that nobody guesses one. */
export function newDocumentNumber(letter: "Q" | "R", date: CalendarDate): string {
  return `${letter}${date.slice(2).replaceAll("-", "")}${randomReadable(10)}`;
}

/** What is kept of a temporary password. Its 80 random bits need no slow hash; capitals do not matter. */
export function temporaryPasswordDigest(typed: string): string {
  return digest(typed.toUpperCase());
}
