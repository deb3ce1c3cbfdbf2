import { useCallback, useEffect, useState } from "react";
import { uploadFault } from "#domain/artwork/file-rules.ts";
import { useStore } from "#web/calls/store.ts";
import type { UploadItem } from "#web/calls/uploads/upload-items.ts";
import { type UploadList, uploadsOf } from "#web/calls/uploads/upload-list.ts";
import { withFiles } from "#web/files/attached-file.ts";
import { useTooMany } from "#web/files/use-too-many.ts";

export interface Uploads extends Omit<UploadList, "items" | "restore" | "add"> {
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
  /** For five seconds after a fifth file. */
  readonly tooMany: boolean;
  /** Why a file was not taken; gone with the next one. */
  readonly refusal: string | null;
  /** Waits until all have arrived: their ids; or null once one of them stands still. */
  arrived(signal: AbortSignal): Promise<readonly string[] | null>;
}

/** The ids of files that have all arrived; null where one stands still, undefined while they are on their way. */
function idsOf(items: readonly UploadItem[]): readonly string[] | null | undefined {
  if (items.some(({ state }) => state === "paused" || state === "refused")) return null;
  const ids = items.flatMap(({ id }) => id ?? []);
  return ids.length === items.length ? ids : undefined;
}

function whenArrived({ items }: UploadList, signal: AbortSignal): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    let stop = (): void => undefined;
    const look = (): void => {
      const ids = signal.aborted ? null : idsOf(items.get());
      if (ids === undefined) return;
      stop();
      resolve(ids);
    };
    stop = items.subscribe(look);
    signal.addEventListener("abort", look, { once: true });
    look();
  });
}

/** The files of a form: at most four, sent as soon as they are chosen, and there again after a reload. */
export function useUploads(form: string): Uploads {
  const list = uploadsOf(form);
  const items = useStore(list.items);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [overflows, setOverflows] = useState(0);
  useEffect(() => void list.restore(), [list]);
  const add = useCallback(
    (chosen: readonly File[]) => {
      const before: readonly (UploadItem | File)[] = list.items.get();
      const added = withFiles(before, chosen, uploadFault);
      setRefusal(added.refusal);
      if (added.tooMany) setOverflows((times) => times + 1);
      list.add(added.files.filter((file): file is File => file instanceof File));
    },
    [list],
  );
  const remove = useCallback(
    (key: string) => {
      setRefusal(null);
      list.remove(key);
    },
    [list],
  );
  return {
    ...list,
    items,
    add,
    remove,
    refusal,
    tooMany: useTooMany(overflows),
    arrived: (signal) => whenArrived(list, signal),
  };
}
