import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import type { OrderedItem, OrderPageUse } from "./order.types.ts";
import { hasEmptyPlace } from "./pictures.tsx";

/** Comes with the first press. */
async function loadDialog() {
  return (await import("./artwork-dialog.tsx")).ArtworkDialog;
}

interface SendArtworkProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
  /** The only line of its order: then its button needs no name of its own. */
  readonly isOnly: boolean;
}

/** The way to send files for a line, instead of those that are there; files need a script. */
export function SendArtwork({ item, use, isOnly }: SendArtworkProps) {
  const isScripted = useIsScripted();
  const [Dialog, fetch] = useChunk(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const words = hasEmptyPlace(item) ? "Send your artwork" : "Send other artwork";
  const open = () => {
    setOpen(true);
    setLost(false);
    fetch().catch(() => {
      setOpen(false);
      setLost(true);
    });
  };
  // Nobody has looked at what is not there: it is sent by mail.
  const isShut = item.artwork === "evaluated" && hasEmptyPlace(item);
  if (!isScripted || item.artwork === null || isShut || item.proof.state === "approved") return null;
  return (
    <div>
      <Button
        look={hasEmptyPlace(item) ? "quiet" : "plain"}
        label={isOnly ? undefined : `${words}: ${item.title}`}
        onClick={open}
      >
        {words}
      </Button>
      <div role="alert">{isLost && <Message tone="error">This did not load. Please try again.</Message>}</div>
      {Dialog && isOpen && <Dialog title={words} item={item} use={use} onClose={() => setOpen(false)} />}
    </div>
  );
}
