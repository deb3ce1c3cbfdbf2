import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { ConfiguredProduct } from "#web/features/ordering/cart-product.ts";
import { useChunk } from "#web/ui/lazy/use-chunk.ts";

/** Not needed for a price: the dialogs come when they are asked for. */
async function loadDialogs() {
  const [{ QuoteRequestDialog }, { EmailRegisteredDialog }, { ItemPicture }] = await Promise.all([
    import("#web/features/quote-request/quote-request-dialog.tsx"),
    import("#web/features/account/register/email-registered-dialog.tsx"),
    import("#web/features/cart/items/item-picture.tsx"),
  ]);
  return { QuoteRequestDialog, EmailRegisteredDialog, ItemPicture };
}

interface QuoteRequestDialogOfPage {
  /** Answers whether its script came. */
  readonly open: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** The dialog 'Request a Quote' of what is configured. */
export function useQuoteRequestDialog({
  catalogue,
  selection,
}: Pick<ConfiguredProduct, "catalogue" | "selection">): QuoteRequestDialogOfPage {
  const [chunk, fetchChunk] = useChunk(loadDialogs);
  const [shown, setShown] = useState(false);
  const open = useCallback(async () => {
    const came = await fetchChunk().then(
      () => true,
      () => false,
    );
    setShown(came);
    return came;
  }, [fetchChunk]);
  const dialog = chunk !== null && shown && (
    <chunk.QuoteRequestDialog
      catalogue={catalogue}
      selection={selection}
      picture={
        <chunk.ItemPicture query={new URLSearchParams(selectionToWire(catalogue, selection)).toString()} />
      }
      registered={(asked) => <chunk.EmailRegisteredDialog {...asked} />}
      onClose={() => setShown(false)}
    />
  );
  return { open, dialog };
}
