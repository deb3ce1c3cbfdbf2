import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** AES-256-GCM: a number used once (12 bytes), the tag (16), and what is kept secret. */
const cipher = "aes-256-gcm";

function keyFor(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", `kisscut:${purpose}`, 32));
}

/** A text that only this shop can read again, for one purpose. */
export function seal(secretKey: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Reads it; null where it was sealed with another secret or for another purpose, or was changed. */
export function unseal(secretKey: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < 28) return null;
  const opening = createDecipheriv(cipher, keyFor(secretKey, purpose), bytes.subarray(0, 12));
  opening.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}
