import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { S3Refusal } from "./s3-refusal.ts";

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;

/** Refuses a request whose signature (AWS Signature Version 4, in its header) is not the one of its secret. */
export function checkSignature(
  { method = "", headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  secrets: Readonly<Record<string, string>>,
): void {
  const [, credential = "", signed = "", signature = ""] = header.exec(headers.authorization ?? "") ?? [];
  const [name = "", day = "", region = "", service = ""] = credential.split("/");
  const secret = secrets[name];
  if (secret === undefined) throw new S3Refusal(403, "InvalidAccessKeyId");
  const query = [...searchParams].map(([key, value]) => `${encoded(key)}=${encoded(value)}`).sort();
  const signedHeaders = signed.split(";").map(
    (key) =>
      `${key}:${String(headers[key] ?? "")
        .trim()
        .replaceAll(/ +/g, " ")}`,
  );
  const contentHash = String(headers["x-amz-content-sha256"]);
  const canonical = [method, pathname, query.join("&"), ...signedHeaders, "", signed, contentHash].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const hashed = createHash("sha256").update(canonical).digest("hex");
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), "aws4_request");
  const wanted = hmac(key, ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, hashed].join("\n"));
  if (wanted.toString("hex") !== signature) throw new S3Refusal(403, "SignatureDoesNotMatch");
}
