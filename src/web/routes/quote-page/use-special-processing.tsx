import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { choose } from "#domain/configure/choose.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import type { QuotePage } from "#web/configurator/quote-page.types.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { pendingAction } from "#web/sign-in/pending-action.ts";
import { SpecialProcessingEntry } from "#web/special-processing/special-processing-entry.tsx";
import type { SpecialFormOpening } from "./special-processing-host.tsx";

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
    catalogue.document.featuredItems.some((item) => item.slug === slug) &&
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
 * Special Processing, on each page whose products can have it. The form opens for everybody; whoever signs in from it, on another page too, is
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

/** The product that a press asks a special quote for; null for any other press. */
function productOf({ target }: MouseEvent): number | null {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-special-quote]") : null;
  return link === null ? null : Number(link.dataset["specialQuote"]);
}

/** Links of a panel that ask for a special quote open the form in this element; elsewhere they lead to the page that has it. */
export function useSpecialQuoteLinks(ask: (productId: number) => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const asked = useEffectEvent(ask);
  useEffect(() => {
    const element = place.current;
    const press = (event: MouseEvent) => {
      const productId = productOf(event);
      if (productId === null) return;
      event.preventDefault();
      asked(productId);
    };
    // Before the page's own handling of links, which leaves a link alone that is taken care of.
    element?.addEventListener("click", press, { capture: true });
    return () => element?.removeEventListener("click", press, { capture: true });
  }, []);
  return place;
}
