import { useCallback, useState } from "react";
import { type FindFault, withFiles } from "./attached-file.ts";
import { useTooMany } from "./use-too-many.ts";

export interface Attachments {
  readonly files: readonly File[];
  /** For five seconds after a fifth file. */
  readonly tooMany: boolean;
  /** Why a file was not taken; gone with the next one. */
  readonly refusal: string | null;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  /** They were sent. */
  readonly clear: () => void;
}

interface State {
  readonly files: readonly File[];
  readonly refusal: string | null;
  /** Counts fifth files, so that each one shows the tooltip for its whole time. */
  readonly overflows: number;
}

/** The files that go with the form. */
export function useAttachments(findFault: FindFault): Attachments {
  const [{ files, refusal, overflows }, setState] = useState<State>({
    files: [],
    refusal: null,
    overflows: 0,
  });
  const tooMany = useTooMany(overflows);
  const add = useCallback(
    (chosen: readonly File[]) =>
      setState((old) => {
        const added = withFiles(old.files, chosen, findFault);
        return {
          files: added.files,
          refusal: added.refusal,
          overflows: old.overflows + (added.tooMany ? 1 : 0),
        };
      }),
    [findFault],
  );
  const remove = useCallback(
    (file: File) =>
      setState((old) => ({ ...old, refusal: null, files: old.files.filter((other) => other !== file) })),
    [],
  );
  const clear = useCallback(() => setState((old) => ({ ...old, refusal: null, files: [] })), []);
  return { files, tooMany, refusal, add, remove, clear };
}
