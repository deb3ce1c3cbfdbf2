import { hash } from "node:crypto";
import { templateAt, templateFileName } from "#domain/artwork/template-address.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import type { Services } from "#topics/services.ts";

interface TemplateFile {
  readonly name: string;
  readonly format: "pdf" | "ai";
  readonly bytes: Buffer;
  readonly etag: string;
}

const drawn = createDrawnDocuments();

/** The artwork template of an address below `/artwork-guide/`, or null; an AI file is the same PDF. */
export async function printTemplate(
  { catalogue, metrics }: Pick<Services, "catalogue" | "metrics">,
  address: string,
): Promise<TemplateFile | null> {
  const current = catalogue.current();
  const found = templateAt(current, address);
  if (found === null) return null;
  const { template, format } = found;
  const key = JSON.stringify([template, current.document.shop.name]);
  metrics.cacheLookups.inc({ cache: "documents", result: drawn.has(key) ? "hit" : "miss" });
  const bytes = await drawn.get(key, async () => {
    const { drawTemplate } = await import("#platform/pdf/template/draw-template.ts");
    return drawTemplate(template, current.document.shop.name);
  });
  return {
    name: templateFileName(template, format),
    format,
    bytes,
    etag: `"${hash("sha256", bytes, "base64url")}"`,
  };
}
