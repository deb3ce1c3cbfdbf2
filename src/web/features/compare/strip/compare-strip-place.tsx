import { useEffect } from "react";
import { useLocation } from "react-router";
import { LoadingLine } from "../../../ui/feedback/loading-line.tsx";
import { lazily } from "../../../ui/feedback/lazily.tsx";
import type { OrderType } from "../compare.types.ts";
import { followKeys, useComparedKeys } from "../kept/compared-keys.ts";
import { closeCompare, useCompareOpen } from "../open-compare.ts";

/** A strip that cannot be fetched is left out; the page stays as it is. */
const CompareStrip = lazily(
  async () => (await import("./compare-strip.tsx")).CompareStrip,
  () => null,
);

/** A dialog that cannot be fetched gives way to the page that shows the same. */
const ComparePageInstead = () => {
  useEffect(() => window.location.assign("/compare"), []);
  return null;
};
const CompareDialog = lazily(
  async () => (await import("../dialog/compare-dialog.tsx")).CompareDialog,
  ComparePageInstead,
  LoadingLine,
);

/** The strip at the end of every page, loaded only when the cookie says that there is something to compare; and its dialog. */
export const CompareStripPlace = ({ order }: { readonly order: OrderType }) => {
  const { marked } = useComparedKeys();
  const open = useCompareOpen();
  const { pathname } = useLocation();
  useEffect(followKeys, []);
  return (
    <>
      {marked && pathname !== "/compare" && <CompareStrip />}
      {open && <CompareDialog order={order} onClose={closeCompare} />}
    </>
  );
};
