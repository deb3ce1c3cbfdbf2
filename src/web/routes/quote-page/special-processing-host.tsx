import { useCallback } from "react";
import type { Selection } from "#domain/configure/selection.ts";
import type { QuotePage } from "#web/configurator/quote-page.types.ts";
import { EmailRegisteredDialog } from "#web/sign-in/email-registered-dialog.tsx";
import { usePending } from "#web/sign-in/pending-flow.ts";
import { SpecialProcessingDialog } from "#web/special-processing/special-processing-dialog.tsx";

export interface SpecialFormOpening {
  readonly singleColour: boolean;
  /** What was looked at when it was opened. */
  readonly selection: Selection;
}

interface SpecialProcessingHostProps {
  readonly slug: string;
  readonly featuredItemId: number | null;
  readonly scope: QuotePage["scope"];
  /** Null while the form is closed. */
  readonly asked: SpecialFormOpening | null;
  readonly onOpen: (singleColour: boolean) => void;
  readonly onClose: () => void;
}

/** The form, and the way back to it as it was opened for whoever signs in from it. */
export function SpecialProcessingHost({
  slug,
  featuredItemId,
  scope,
  asked,
  onOpen,
  onClose,
}: SpecialProcessingHostProps) {
  const inAnyColours = usePending(
    "special-processing",
    useCallback(() => onOpen(false), [onOpen]),
  );
  const inOneColour = usePending(
    "single-colour-quote",
    useCallback(() => onOpen(true), [onOpen]),
  );
  if (asked === null) return null;
  return (
    <SpecialProcessingDialog
      slug={slug}
      featuredItemId={featuredItemId}
      opened={{ scope, ...asked }}
      registered={(taken) => <EmailRegisteredDialog {...taken} />}
      onSignIn={() => void (asked.singleColour ? inOneColour : inAnyColours).ask()}
      onClose={onClose}
    />
  );
}
