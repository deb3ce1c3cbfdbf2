import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

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
