/** A browser may begin to save a while after it was asked to. */
const KEPT_MS = 60_000;

/** Has the browser save something under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const file = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), KEPT_MS);
}
