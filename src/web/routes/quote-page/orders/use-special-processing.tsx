import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { UNEXPECTED } from "../../../../domain/unexpected.ts";
import type { Selection } from "../../../../domain/configure/selection.ts";
import { usePending } from "../../../features/account/pending/use-pending.ts";
import type { QuotePage } from "../../../features/configurator/quote-page.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";
import { SpecialProcessingEntry } from "../../../features/special-processing/special-processing-entry.tsx";
import { fetchPart } from "../../../ui/feedback/fetch-part.ts";

/** Not needed for a price: both dialogs come when they are asked for. */
const loadDialogs = async () => {
  const [{ SpecialProcessingDialog }, { EmailRegisteredDialog }] = await Promise.all([
    import("../../../features/special-processing/special-processing-dialog.tsx"),
    import("../../../features/account/register/email-registered-dialog.tsx"),
  ]);
  return { SpecialProcessingDialog, EmailRegisteredDialog };
};

type Dialogs = Awaited<ReturnType<typeof loadDialogs>>;

interface Asked {
  readonly singleColour: boolean;
  /** What was looked at when it was opened. */
  readonly selection: Selection;
}

type Shown =
  | { readonly state: "closed" | "failed" }
  | { readonly state: "coming"; readonly asked: Asked }
  | { readonly state: "open"; readonly asked: Asked; readonly dialogs: Dialogs };

interface SpecialProcessing {
  /** Where the form is opened from; null on pages whose products are not sold with special processing. */
  readonly entry: ReactNode;
  readonly dialog: ReactNode;
}

const isSoldHere = ({ catalogue }: Configurator, slug: string): boolean =>
  catalogue.document.featuredItems.some((item) => item.slug === slug && item.page === "stickers") &&
  catalogue.document.products.some((product) => !product.hiddenInSpecialProcessing);

const useDialogs = (selection: Selection) => {
  const [shown, setShown] = useState<Shown>({ state: "closed" });
  const open = useCallback(
    (singleColour: boolean) => {
      const asked = { singleColour, selection };
      setShown((old) => (old.state === "open" ? old : { state: "coming", asked }));
      fetchPart(loadDialogs).then(
        (dialogs) => setShown((old) => (old.state === "coming" ? { ...old, state: "open", dialogs } : old)),
        () => setShown((old) => (old.state === "coming" ? { state: "failed" } : old)),
      );
    },
    [selection],
  );
  const close = useCallback(() => setShown({ state: "closed" }), []);
  return { shown, open, close };
};

/** Signing in from the form, and back to it as it was opened. */
const useSignIn = (open: (singleColour: boolean) => void) => ({
  any: usePending(
    "special-processing",
    useCallback(() => open(false), [open]),
  ),
  singleColour: usePending(
    "single-colour-quote",
    useCallback(() => open(true), [open]),
  ),
});

/**
 * Special Processing on a sticker page. The form opens for everybody; whoever signs in from it, on another page too, is
 * back at it after.
 */
export const useSpecialProcessing = (
  configurator: Configurator,
  page: QuotePage,
  slug: string,
): SpecialProcessing => {
  const { catalogue, selection, product } = configurator;
  const { shown, open, close } = useDialogs(selection);
  const signIn = useSignIn(open);
  const sold = isSoldHere(configurator, slug);
  const remark = product.specialQuoteRemark;
  const coming = shown.state === "coming";
  const failed = shown.state === "failed";
  const entry = useMemo(
    () =>
      sold && (
        <SpecialProcessingEntry
          remark={remark}
          busy={coming}
          failure={failed ? UNEXPECTED : null}
          onOpen={open}
        />
      ),
    [sold, remark, coming, failed, open],
  );
  const dialog = shown.state === "open" && (
    <shown.dialogs.SpecialProcessingDialog
      slug={slug}
      featuredItemId={catalogue.featuredItemBySlug.get(slug)?.id ?? null}
      opened={{ scope: page.scope, ...shown.asked }}
      registered={(asked) => <shown.dialogs.EmailRegisteredDialog {...asked} />}
      onSignIn={(shown.asked.singleColour ? signIn.singleColour : signIn.any).ask}
      onClose={close}
    />
  );
  return { entry, dialog };
};
