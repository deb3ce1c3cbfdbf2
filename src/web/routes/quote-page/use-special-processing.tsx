import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { choose } from "#domain/configure/choose.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { pendingAction } from "#web/sign-in/pending-action.ts";
import type { QuotePage } from "#web/configurator/quote-page.types.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { SpecialProcessingEntry } from "#web/special-processing/special-processing-entry.tsx";
import type { SpecialFormOpening } from "./special-processing-host.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";

/** Not needed for a price: the form comes when it is asked for. */
async function loadHost() {
  return (await import("./special-processing-host.tsx")).SpecialProcessingHost;
}

/** Somebody who signed in from the form is back. */
function isExpected(): boolean {
  const kind = pendingAction()?.kind;
  return kind === "special-processing" || kind === "single-colour-quote";
}

interface SpecialProcessing {
  /** Where the form is opened from; null on pages whose products are not sold with special processing. */
  readonly entry: ReactNode;
  readonly dialog: ReactNode;
  /** Opens the form for a product of the page that is printed in a single colour. */
  readonly askSingleColour: (productId: number) => void;
}

function isSoldHere({ catalogue }: Configurator, slug: string): boolean {
  return (
    catalogue.document.featuredItems.some((item) => item.slug === slug && item.page === "stickers") &&
    catalogue.document.products.some((product) => !product.hiddenInSpecialProcessing)
  );
}

function useHost(selection: Selection) {
  const [Host, fetch] = useChunk(loadHost, isExpected);
  const [asked, setAsked] = useState<SpecialFormOpening | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(
    (singleColour: boolean, looked = selection) => {
      setFailed(false);
      setAsked((old) => old ?? { singleColour, selection: looked });
      fetch().catch(() => {
        setAsked(null);
        setFailed(true);
      });
    },
    [fetch, selection],
  );
  const close = useCallback(() => setAsked(null), []);
  return { Host, asked, failed, open, close };
}

/**
 * Special Processing on a sticker page. The form opens for everybody; whoever signs in from it, on another page too, is
 * back at it after.
 */
export function useSpecialProcessing(
  configurator: Configurator,
  page: QuotePage,
  slug: string,
): SpecialProcessing {
  const { catalogue, selection, product } = configurator;
  const { Host, asked, failed, open, close } = useHost(selection);
  const { scope } = page;
  const askSingleColour = useCallback(
    (id: number) => open(true, choose(catalogue, scope, selection, { field: "product", id })),
    [open, catalogue, scope, selection],
  );
  const sold = isSoldHere(configurator, slug);
  const remark = product.specialQuoteRemark;
  const coming = asked !== null && Host === null;
  const entry = useMemo(
    () =>
      sold && (
        <SpecialProcessingEntry
          remark={remark}
          busy={coming}
          failure={failed ? unexpectedMessage : null}
          onOpen={open}
        />
      ),
    [sold, remark, coming, failed, open],
  );
  const dialog = Host && (
    <Host
      slug={slug}
      featuredItemId={catalogue.featuredItemBySlug.get(slug)?.id ?? null}
      scope={scope}
      asked={asked}
      onOpen={open}
      onClose={close}
    />
  );
  return { entry, dialog, askSingleColour };
}
