import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import type { OrderType } from "../compare.types.ts";
import { followKeys, useComparedKeys } from "../kept/compared-keys.ts";
import { closeCompare, useCompareOpen } from "../open-compare.ts";

/** A strip that cannot be fetched is left out; the page stays as it is. */
const CompareStrip = lazy(async () => {
  try {
    return { default: (await import("./compare-strip.tsx")).CompareStrip };
  } catch (error) {
    console.error(error);
    return { default: () => null };
  }
});
interface DialogProps {
  readonly order: OrderType;
  readonly onClose: () => void;
}

/** A dialog that cannot be fetched gives way to the page that shows the same. */
const CompareDialog = lazy(async (): Promise<{ default: ComponentType<DialogProps> }> => {
  try {
    return { default: (await import("../dialog/compare-dialog.tsx")).CompareDialog };
  } catch (error) {
    console.error(error);
    window.location.assign("/compare");
    return { default: () => null };
  }
});

/** The strip at the end of every page, loaded only when the cookie says that there is something to compare; and its dialog. */
export const CompareStripPlace = ({ order }: { readonly order: OrderType }) => {
  const { marked } = useComparedKeys();
  const open = useCompareOpen();
  const { pathname } = useLocation();
  useEffect(followKeys, []);
  return (
    <>
      <Suspense fallback={null}>{marked && pathname !== "/compare" && <CompareStrip />}</Suspense>
      <Suspense fallback={null}>{open && <CompareDialog order={order} onClose={closeCompare} />}</Suspense>
    </>
  );
};
