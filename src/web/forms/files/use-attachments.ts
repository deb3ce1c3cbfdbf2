import { useCallback, useEffect, useState } from "react";
import { TOO_MANY_FILES_MS } from "#domain/artwork/file-rules.ts";
import { type TakesName, withFiles } from "./attached-file.ts";

export interface Attachments {
  readonly files: readonly File[];
  /** For five seconds after a fifth file. */
  readonly tooMany: boolean;
  /** Why a file was not taken; gone with the next one. */
  readonly refusal: string | null;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
}

interface State {
  readonly files: readonly File[];
  readonly refusal: string | null;
  /** Counts fifth files, so that each one shows the tooltip for its whole time. */
  readonly overflows: number;
}

function useShownAfter(count: number, forMs: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setOver(count), forMs);
    return () => clearTimeout(timer);
  }, [count, forMs]);
  return count > over;
}

/** The files that go with the form. */
export function useAttachments(isTaken?: TakesName): Attachments {
  const [{ files, refusal, overflows }, setState] = useState<State>({
    files: [],
    refusal: null,
    overflows: 0,
  });
  const tooMany = useShownAfter(overflows, TOO_MANY_FILES_MS);
  const add = useCallback(
    (chosen: readonly File[]) =>
      setState((old) => {
        const added = withFiles(old.files, chosen, isTaken);
        return {
          files: added.files,
          refusal: added.refusal,
          overflows: old.overflows + (added.tooMany ? 1 : 0),
        };
      }),
    [isTaken],
  );
  const remove = useCallback(
    (file: File) =>
      setState((old) => ({ ...old, refusal: null, files: old.files.filter((other) => other !== file) })),
    [],
  );
  return { files, tooMany, refusal, add, remove };
}
