import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";

interface ChangeLinkProps {
  /** What the link is of: "order K26-4F7Q2M". */
  readonly of: string;
  /** Who had it, and what becomes of the new one. */
  readonly words: string;
  /** Changes it; answers what was done, or why it was not. */
  readonly change: () => Promise<{ readonly ok: boolean; readonly words: string }>;
}

/** Ends a link that has come into other hands: folded away, and said what it does before. */
export function ChangeLink({ of, words, change }: ChangeLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Awaited<ReturnType<ChangeLinkProps["change"]>> | null>(null);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setDone(await change());
    setBusy(false);
  };
  return (
    <details>
      <summary>Change the link to {of}</summary>
      <Stack gap={2}>
        <Soft small>{words}</Soft>
        <div role="status">{done && <Message tone={done.ok ? "done" : "error"}>{done.words}</Message>}</div>
        <div>
          <Button look="quiet" busy={isBusy} onClick={() => void press()}>
            Change the link
          </Button>
        </div>
      </Stack>
    </details>
  );
}
