import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { ConfiguredProduct } from "#web/ordering/cart-product.ts";
import { useChunk } from "#ui/lazy/use-chunk.ts";

/** Not needed for a price: the dialogs come when they are asked for. */
async function loadDialogs() {
  const [{ QuoteRequestDialog }, { EmailRegisteredDialog }, { ItemPicture }] = await Promise.all([
    import("#web/quote-request/quote-request-dialog.tsx"),
    import("#web/sign-in/email-registered-dialog.tsx"),
    import("#web/cart/item-picture.tsx"),
  ]);
  return { QuoteRequestDialog, EmailRegisteredDialog, ItemPicture };
}

interface QuoteRequestDialogOfPage {
  /** Answers whether its script came. */
  readonly open: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** The dialog 'Request a Quote' of what is configured; `complete` brings what goes along and may still be on its way. */
export function useQuoteRequestDialog(
  product: ConfiguredProduct,
  complete: (product: ConfiguredProduct) => Promise<ConfiguredProduct>,
): QuoteRequestDialogOfPage {
  const [chunk, fetchChunk] = useChunk(loadDialogs);
  const [quoted, setQuoted] = useState<ConfiguredProduct | null>(null);
  const open = useCallback(async () => {
    const [completed, came] = await Promise.all([
      complete(product),
      fetchChunk().then(
        () => true,
        () => false,
      ),
    ]);
    setQuoted(came ? completed : null);
    return came;
  }, [complete, product, fetchChunk]);
  const dialog = chunk !== null && quoted !== null && (
    <chunk.QuoteRequestDialog
      catalogue={quoted.catalogue}
      selection={quoted.selection}
      picture={
        <chunk.ItemPicture
          query={new URLSearchParams(selectionToWire(quoted.catalogue, quoted.selection)).toString()}
        />
      }
      registered={(asked) => <chunk.EmailRegisteredDialog {...asked} />}
      onClose={() => setQuoted(null)}
    />
  );
  return { open, dialog };
}
