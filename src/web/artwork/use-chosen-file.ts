import { useEffect, useState } from "react";
import { useStore } from "#web/calls/store.ts";
import { createChosenFile, type ReadFile } from "./chosen-file.ts";

/** One file of the visitor's own, for as long as this part of the page is there. `readFile` and `letGo` do not change. */
export function useChosenFile<Read>(
  readFile: (file: File) => Promise<ReadFile<Read>>,
  letGo: (read: Read) => void,
) {
  const [{ store, take, remove }] = useState(() => createChosenFile(readFile, letGo));
  // What is still being read when the page is left is let go, too.
  useEffect(() => remove, [remove]);
  return { ...useStore(store), take, remove };
}
