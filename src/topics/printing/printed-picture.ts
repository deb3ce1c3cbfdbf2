import { buffer } from "node:stream/consumers";
import type { ProofCheck } from "./proof-checks.ts";
import type { Services } from "#topics/services.ts";

/** The drawing of a print file, a WebP; null where it was not drawn, or is gone. */
export async function printedPicture(
  { storage }: Pick<Services, "storage">,
  { printedSha256 }: Pick<ProofCheck, "printedSha256">,
): Promise<Buffer | null> {
  const stream = printedSha256 === null ? null : await storage.get(printedSha256);
  return stream && buffer(stream);
}

/** The same as an address that holds it. */
export async function printedAddress(
  services: Pick<Services, "storage">,
  check: Pick<ProofCheck, "printedSha256">,
): Promise<string | null> {
  const picture = await printedPicture(services, check);
  return picture && `data:image/webp;base64,${picture.toString("base64")}`;
}
