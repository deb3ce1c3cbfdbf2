import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** The address a click leads to inside the shop; null for any other click. */
function addressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/") || link.target !== "" || link.hasAttribute("download")) return null;
  return address;
}

/** Plain links of parts that know nothing of the router go through it, too. */
export function useRoutedLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [place, navigate]);
}
