import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "#domain/messages.ts";
import { toWire } from "#domain/configure/wire/to-wire.ts";
import { usePending } from "#web/features/account/pending/use-pending.ts";
import type { Configurator } from "#web/features/configurator/use-configurator.ts";
import { useChunk } from "#web/ui/lazy/use-chunk.ts";
import { Message } from "#web/ui/feedback/message.tsx";

/** Not needed for a price: the dialogs come when they are asked for. */
async function loadDialogs() {
  const [{ QuoteRequestDialog }, { EmailRegisteredDialog }, { ItemPicture }] = await Promise.all([
    import("#web/features/quote-request/quote-request-dialog.tsx"),
    import("#web/features/account/register/email-registered-dialog.tsx"),
    import("#web/features/cart/items/item-picture.tsx"),
  ]);
  return { QuoteRequestDialog, EmailRegisteredDialog, ItemPicture };
}

interface QuoteOrder {
  readonly ask: () => void;
  readonly underWay: boolean;
  readonly news: ReactNode;
  readonly dialog: ReactNode;
}

/**
 * Asking for a quote: somebody the shop knows, or who would rather stay a guest, gets the dialog 'Request a Quote'; a
 * visitor signs in or registers first and is back at it after (quotes-and-accounts.md 6).
 */
export function useQuoteOrder({ catalogue, selection }: Configurator): QuoteOrder {
  const [dialogs, fetchDialogs] = useChunk(loadDialogs);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    setShown(true);
    setFailed(false);
    fetchDialogs().catch(() => {
      setShown(false);
      setFailed(true);
    });
  }, [fetchDialogs]);
  const { ask, asking } = usePending("quote-request", open);
  return {
    ask,
    underWay: asking || (shown && dialogs === null),
    news: failed && <Message tone="error">{messageOf("unexpected")}</Message>,
    dialog: dialogs !== null && shown && (
      <dialogs.QuoteRequestDialog
        catalogue={catalogue}
        selection={selection}
        picture={<dialogs.ItemPicture query={new URLSearchParams(toWire(catalogue, selection)).toString()} />}
        registered={(asked) => <dialogs.EmailRegisteredDialog {...asked} />}
        onClose={() => setShown(false)}
      />
    ),
  };
}
