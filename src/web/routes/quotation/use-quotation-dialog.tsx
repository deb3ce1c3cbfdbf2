import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { useChunk } from "#ui/lazy/use-chunk.ts";

/** Not needed for a price: the dialog comes when it is asked for. */
async function loadDialog() {
  const [{ QuotationDialog }, { ItemPicture }] = await Promise.all([
    import("#web/quotation/quotation-dialog.tsx"),
    import("#web/cart/item-picture.tsx"),
  ]);
  return { QuotationDialog, ItemPicture };
}

interface QuotationDialogOfPage {
  /** Answers whether its script came. */
  readonly open: (number: string) => Promise<boolean>;
  /** The number of the one that is on its way. */
  readonly coming: string | null;
  /** Its script did not come. */
  readonly failed: boolean;
  readonly dialog: ReactNode;
}

/** The dialog 'Quotation' for any page. */
export function useQuotationDialog(): QuotationDialogOfPage {
  const [chunk, fetchChunk] = useChunk(loadDialog);
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(
    async (number: string) => {
      setShown(number);
      setFailed(false);
      const came = await fetchChunk().then(
        () => true,
        () => false,
      );
      if (!came) setShown(null);
      setFailed(!came);
      return came;
    },
    [fetchChunk],
  );
  return {
    open,
    coming: chunk === null ? shown : null,
    failed,
    dialog: chunk !== null && shown !== null && (
      <chunk.QuotationDialog
        key={shown}
        number={shown}
        picture={(query) => <chunk.ItemPicture query={query} />}
        onClose={() => setShown(null)}
      />
    ),
  };
}
