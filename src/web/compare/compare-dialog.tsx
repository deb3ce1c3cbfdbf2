import { Dialog } from "#ui/dialog.tsx";
import type { AddTypeToCart } from "./compared-type.ts";
import { ComparisonView } from "./comparison-view.tsx";

interface CompareDialogProps {
  readonly order: AddTypeToCart;
  readonly onClose: () => void;
}

/** The compare types, over the page where they were chosen. */
export function CompareDialog({ order, onClose }: CompareDialogProps) {
  return (
    <Dialog title="Compare" width="wide" onClose={onClose}>
      <ComparisonView order={order} onLeave={onClose} />
    </Dialog>
  );
}
