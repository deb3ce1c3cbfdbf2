import { extensionOf, type FileFault, MAX_FILES } from "#domain/artwork/file-rules.ts";
import { messageOf } from "#domain/messages.ts";

/** What a file shows itself by: an icon of its kind, or itself (quotes-and-accounts.md 5). */
export type Preview = "pdf" | "ai" | "picture" | "file";

export type Named = Pick<File, "name" | "size" | "type" | "lastModified">;

export function previewOf({ name, type }: Pick<File, "name" | "type">): Preview {
  if (type === "application/pdf") return "pdf";
  if (type === "application/postscript" || extensionOf(name) === "ai") return "ai";
  return type === "image/jpeg" || type === "image/png" ? "picture" : "file";
}

/** What is wrong with a file that can be told before it is sent; the shop looks into it once it is there. */
export type FindFault = (file: { readonly name: string; readonly bytes: number }) => FileFault | null;

function isSame(one: Named, other: Named): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

export interface AttachedFiles<Attached extends Named> {
  readonly files: readonly Attached[];
  /** Some had no room: there are four already. */
  readonly tooMany: boolean;
  /** Why one of them was not taken. */
  readonly refusal: string | null;
}

/** The attached files with more of them: refused ones and the fifth are left out, the same one is attached once. */
export function withFiles<Attached extends Named>(
  attached: readonly Attached[],
  chosen: readonly Attached[],
  findFault: FindFault,
): AttachedFiles<Attached> {
  const faultOf = ({ name, size }: Attached) => findFault({ name, bytes: size });
  const fault = chosen.map(faultOf).find((found) => found !== null) ?? null;
  const refusal = fault && messageOf(fault);
  const files = [...attached];
  for (const file of chosen)
    if (faultOf(file) === null && !files.some((other) => isSame(file, other))) files.push(file);
  return { files: files.slice(0, MAX_FILES), tooMany: files.length > MAX_FILES, refusal };
}

/** "2.4 MB", "18 KB". */
export function fileSizeText(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / (1024 * 1024)).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
