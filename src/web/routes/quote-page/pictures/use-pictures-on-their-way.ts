import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ArtworkProgress } from "#web/calls/artwork/artwork-progress.ts";
import type { ArtworkSending } from "#web/calls/artwork/artwork-sending.ts";
import { useStore } from "#web/calls/store.ts";
import { useOwnSending } from "#web/artwork/own-sending.ts";
import { type SlotKey, slotSendings } from "#web/artwork/slot-sendings.ts";

function standsStill({ progress }: ArtworkSending): boolean {
  const { step } = progress.get();
  return step === "paused" || step === "refused";
}

/** The picture that is waited for: one that stands still before those that come by themselves. */
function waitedFor(sendings: readonly ArtworkSending[]): ArtworkSending | null {
  const onTheirWay = sendings.filter(({ progress }) => {
    const { step } = progress.get();
    return step !== "kept" && step !== "cancelled";
  });
  return onTheirWay.find(standsStill) ?? onTheirWay[0] ?? null;
}

/** The picture of the visitor's that is waited for, with how far it is; null once the shop keeps all of them. Of the others those count whose places are waited for. */
export function usePicturesOnTheirWay(keys: ReadonlySet<SlotKey>): {
  readonly sending: ArtworkSending;
  readonly progress: ArtworkProgress;
} | null {
  const own = useOwnSending().sending;
  const slots = useStore(slotSendings);
  const all = useMemo(
    () => [
      ...(own === null ? [] : [own]),
      ...[...slots].flatMap(([key, { sending }]) => (keys.has(key) ? [sending] : [])),
    ],
    [own, slots, keys],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = all.map(({ progress }) => progress.subscribe(onChange));
      return () => stops.forEach((stop) => stop());
    },
    [all],
  );
  const progress = useSyncExternalStore(
    subscribe,
    () => waitedFor(all)?.progress.get() ?? null,
    () => null,
  );
  const sending = waitedFor(all);
  return sending === null || progress === null ? null : { sending, progress };
}
