import { useState } from "react";
import button from "#ui/button.module.css";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { isPlainPress } from "#ui/lazy/is-plain-press.ts";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { AskedAt } from "./question-form.tsx";

interface AskEntryProps {
  readonly product: AskedAt | null;
}

/** Not needed to read: it comes with the press. */
const OpenedForm = lazyComponent<AskEntryProps>(
  async () => (await import("./opened-form.tsx")).OpenedForm,
  ({ onAgain }) => <TryAgain words="The form could not be loaded." onAgain={onAgain} />,
);

/** The way to ask the shop: a form in its place, and a page of its own without a script. */
export function AskEntry({ product }: AskEntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenedForm product={product} />;
  return (
    <a
      href={product === null ? "/ask" : `/ask?product=${product.id}`}
      className={button.button}
      data-look="quiet"
      data-press
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      Ask the shop
    </a>
  );
}
