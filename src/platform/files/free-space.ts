import { statfs } from "node:fs/promises";

/** Bytes that the shop's user may still write where a folder lies. */
export async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
