import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import { LoadingLine } from "#web/ui/feedback/loading-line.tsx";
import { lazyComponent } from "#web/ui/lazy/lazy-component.tsx";
import type { AddTypeToCart } from "./compare.types.ts";
import { syncComparedKeys, useComparedKeys } from "./store/compared-keys.ts";
import { closeCompare, useCompareOpen } from "./open-compare.ts";

/** A strip that cannot be fetched is left out; the page stays as it is. */
const CompareStrip = lazyComponent(
  async () => (await import("./strip/compare-strip.tsx")).CompareStrip,
  () => null,
);

/** A dialog that cannot be fetched gives way to the page that shows the same. */
function ComparePageRedirect() {
  useEffect(() => window.location.assign("/compare"), []);
  return null;
}
const CompareDialog = lazyComponent(
  async () => (await import("./compare-dialog.tsx")).CompareDialog,
  ComparePageRedirect,
  LoadingLine,
);

/** A route says so in its `handle`: its page configures products, which can be compared. */
interface Compares {
  readonly compares: true;
}

/** The strip at the end of a quote page, loaded only when the cookie says that there is something to compare; and its dialog. */
export function CompareHost({ order }: { readonly order: AddTypeToCart }) {
  const { marked } = useComparedKeys();
  const open = useCompareOpen();
  // Kept here, where it lasts while pages come and go.
  const [folded, setFolded] = useState<boolean | null>(null);
  const compares = useMatches().some(({ handle }) => (handle as Compares | undefined)?.compares === true);
  useEffect(syncComparedKeys, []);
  return (
    <>
      {marked && compares && <CompareStrip folded={folded} onFold={setFolded} />}
      {open && <CompareDialog order={order} onClose={closeCompare} />}
    </>
  );
}
