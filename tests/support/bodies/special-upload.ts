import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { specialFormToWire } from "#domain/special-processing/wire/special-form-to-wire.ts";
import { formOf, sized, special, tick, tickOption } from "./special-form.ts";

/** Beginnings of files as their programs write them. */
export const contents = {
  pdf: Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n"),
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  jpg: Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
  eps: Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n"),
  ps: Buffer.from("%!PS-Adobe-3.0\n/Times-Roman findfont\n"),
  psd: Buffer.from("38425053000100000000000000030000000100000001000800030000", "hex"),
  tif: Buffer.from("49492a0008000000000000000000", "hex"),
  gif: Buffer.from("GIF89a\u0001\u0000\u0001\u0000", "latin1"),
  webp: Buffer.from("RIFF\u0024\u0000\u0000\u0000WEBPVP8 ", "latin1"),
  heic: Buffer.from("000000186674797068656963000000006d69663168656963", "hex"),
  zip: Buffer.from("504b0304140000000000000021000000000000000000000000000500000061", "hex"),
  cfb: Buffer.from(`d0cf11e0a1b11ae1${"00".repeat(600)}`, "hex"),
  txt: Buffer.from("Anna\nBela\nC\u0101rla\n"),
} as const;

/** Art paper, 60 x 40 mm, with gold foil: what the form sends. */
export const foilForm = specialFormToWire(special, formOf(1, sized(60, 40), tick(5), tickOption(5, 501)));

export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };

/** The form as a browser sends it; fields given as null are left out. */
export async function specialUpload(
  files: readonly SentFile[],
  others: Readonly<Record<string, string | null>> = {},
  asked = foilForm,
): Promise<{ readonly body: Buffer; readonly headers: Record<string, string> }> {
  const form = new FormData();
  const fields = { quote_type: "Special Processing", ...bea, ...others };
  for (const [name, value] of asked) if (!(name in others)) form.append(name, value);
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  for (const { name, content } of files)
    form.append("attachments[]", new Blob([Uint8Array.from(content)]), name);
  const request = new Response(form);
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type") ?? "" },
  };
}

function filesBelow(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort()
    : [];
}

/** Where a kept file lies in a data folder. */
export function keptFile(dataDir: string, sha256: string): string {
  return join(dataDir, "uploads", "kept", sha256.slice(0, 2), sha256);
}

/** What lies in the upload folders of a data folder: names of files that are arriving, and SHA-256s of kept ones. */
export function uploadsIn(dataDir: string) {
  return {
    staging: filesBelow(join(dataDir, "uploads", "staging")),
    kept: filesBelow(join(dataDir, "uploads", "kept")),
  };
}
