import { useCallback, useState } from "react";
import type { ReactNode } from "react";

/** Not needed for a price: the dialog comes when it is asked for. */
const loadDialog = async () =>
  (await import("../../features/quotation/quotation-dialog.tsx")).QuotationDialog;

type Shown =
  | { readonly state: "closed" | "coming" | "failed" }
  | {
      readonly state: "open";
      readonly number: string;
      readonly Dialog: Awaited<ReturnType<typeof loadDialog>>;
    };

interface QuotationDialogOfPage {
  readonly open: (number: string) => void;
  readonly coming: boolean;
  /** Its script did not come. */
  readonly failed: boolean;
  readonly dialog: ReactNode;
}

/** The dialog 'Quotation' for any page. */
export const useQuotationDialog = (): QuotationDialogOfPage => {
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const open = useCallback((number: string) => {
    setShown({ state: "coming" });
    loadDialog().then(
      (Dialog) => setShown({ state: "open", number, Dialog }),
      () => setShown({ state: "failed" }),
    );
  }, []);
  return {
    open,
    coming: shown.state === "coming",
    failed: shown.state === "failed",
    dialog: shown.state === "open" && (
      <shown.Dialog key={shown.number} number={shown.number} onClose={() => setShown({ state: "closed" })} />
    ),
  };
};
