import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { fetchPart } from "#web/ui/feedback/fetch-part.ts";

/** Not needed for a price: the dialog comes when it is asked for. */
async function loadDialog() {
  const [{ QuotationDialog }, { ItemPicture }] = await Promise.all([
    import("#web/features/quotation/quotation-dialog.tsx"),
    import("#web/features/cart/items/item-picture.tsx"),
  ]);
  return { QuotationDialog, ItemPicture };
}

type Shown =
  | { readonly state: "closed" | "failed" }
  | { readonly state: "coming"; readonly number: string }
  | ({ readonly state: "open"; readonly number: string } & Awaited<ReturnType<typeof loadDialog>>);

interface QuotationDialogOfPage {
  readonly open: (number: string) => void;
  /** The number of the one that is on its way. */
  readonly coming: string | null;
  /** Its script did not come. */
  readonly failed: boolean;
  readonly dialog: ReactNode;
}

/** The dialog 'Quotation' for any page. */
export function useQuotationDialog(): QuotationDialogOfPage {
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const open = useCallback((number: string) => {
    setShown({ state: "coming", number });
    fetchPart(loadDialog).then(
      (loaded) => setShown({ state: "open", number, ...loaded }),
      () => setShown({ state: "failed" }),
    );
  }, []);
  return {
    open,
    coming: shown.state === "coming" ? shown.number : null,
    failed: shown.state === "failed",
    dialog: shown.state === "open" && (
      <shown.QuotationDialog
        key={shown.number}
        number={shown.number}
        picture={(query) => <shown.ItemPicture query={query} />}
        onClose={() => setShown({ state: "closed" })}
      />
    ),
  };
}
