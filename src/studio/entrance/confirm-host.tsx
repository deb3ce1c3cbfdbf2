import { useEffect, useState, useSyncExternalStore } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { answerConfirming, confirming } from "../calls/confirming.ts";
import { type Entry, readEntry } from "../calls/entry.ts";
import { SecondFactorWays } from "./second-factor-ways.tsx";

/** Asks by what somebody has; where nobody sits there any more, all that waited are told so. */
function ConfirmForm() {
  const [entry, setEntry] = useState<Entry | null>(null);
  useEffect(() => {
    readEntry().then(
      (read) => (read === null ? answerConfirming(false) : setEntry(read)),
      () => answerConfirming(false),
    );
  }, []);
  if (entry === null) return null;
  return (
    <Stack gap={4} align="fill">
      <p>You were away for a while. Please show that it is you, {entry.staff.name}.</p>
      <SecondFactorWays factors={entry.factors} action="Go on" onEntered={() => answerConfirming(true)} />
    </Stack>
  );
}

/** Asks who was idle whether it is still them, whatever room they are in. */
export function ConfirmHost() {
  const isAsking = useSyncExternalStore(confirming.subscribe, confirming.isAsking);
  if (!isAsking) return null;
  return (
    <Dialog title="Is it still you?" onClose={() => answerConfirming(false)}>
      <ConfirmForm />
    </Dialog>
  );
}
