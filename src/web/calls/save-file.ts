import { saveBlob } from "#ui/save-blob.ts";

/** A file that has not come by then is not coming. */
const LONGEST_WAIT_MS = 30_000;

/** Fetches a file of the shop; rejects when it does not come. */
export async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Fetches a file of the shop and has the browser save it under a name; rejects when it does not come whole. */
export async function saveFile(address: string, name: string): Promise<void> {
  const answer = await fetchFile(address);
  saveBlob(await answer.blob(), name);
}
