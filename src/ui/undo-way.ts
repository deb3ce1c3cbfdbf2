/** Which way a key combination goes in what was done; null for any other. */
export function undoWay({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">): "undo" | "redo" | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" ? "redo" : null;
}
