import { useEffect, useState } from "react";
import { LoadingLine } from "#ui/feedback/loading-line.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { closeCompare, syncComparedKeys, useComparedKeys, useCompareOpen } from "./compared-keys.ts";
import type { AddTypeToCart } from "./compared-type.ts";

/** A strip that cannot be fetched is left out; the page stays as it is. */
const CompareStrip = lazyComponent(
  async () => (await import("./compare-strip.tsx")).CompareStrip,
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

interface CompareHostProps {
  readonly order: AddTypeToCart;
  /** The page configures a product, which can be compared. */
  readonly configures: boolean;
}

/** The strip at the end of a quote page, loaded only when the cookie says that there is something to compare; and its dialog. */
export function CompareHost({ order, configures }: CompareHostProps) {
  const { marked } = useComparedKeys();
  const open = useCompareOpen();
  // Kept here, where it lasts while pages come and go.
  const [folded, setFolded] = useState<boolean | null>(null);
  useEffect(syncComparedKeys, []);
  return (
    <>
      {marked && configures && <CompareStrip folded={folded} onFold={setFolded} />}
      {open && <CompareDialog order={order} onClose={closeCompare} />}
    </>
  );
}
