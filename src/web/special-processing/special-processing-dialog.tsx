import { useCallback } from "react";
import { useFetch } from "#web/calls/use-fetch.ts";
import { uploadsOf } from "#web/calls/uploads/upload-list.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { QuoteThanks } from "#web/forms/quote-thanks.tsx";
import { useSentQuoteRequest } from "#web/forms/use-sent-quote-request.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { SpecialProcessingForm, type SpecialProcessingFormProps } from "./special-processing-form.tsx";
import styles from "./special-processing.module.css";
import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import type { Answer } from "#calls/make-call.ts";
import { callShop } from "#web/calls/call-shop.ts";

/** What the form of a page chooses from. */
async function readSpecialCatalogue(slug: string): Promise<Answer<Catalogue>> {
  const answer = await callShop("GET quote/get/special-processing", { query: { slug } });
  if (!answer.ok) return answer;
  const { document, version } = answer.data;
  const catalogue = indexCatalogue(document as unknown as PricedDocument, version);
  return { ok: true, status: answer.status, data: specialCatalogue(catalogue) };
}

type SpecialProcessingDialogProps = Pick<
  SpecialProcessingFormProps,
  "opened" | "featuredItemId" | "registered" | "onSignIn"
> & {
  /** The page's featured item. */
  readonly slug: string;
  readonly onClose: () => void;
};

function Coming() {
  return (
    <div className={styles.coming} role="status">
      <VisuallyHidden>Opening the form</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** The dialog 'Special Processing': the form, then thanks. Whoever closes it begins anew the next time. */
export function SpecialProcessingDialog({ slug, onClose: close, ...asked }: SpecialProcessingDialogProps) {
  const onClose = (): void => {
    uploadsOf("special-processing").clear();
    close();
  };
  const visitor = useVisitor();
  const { loaded, reload } = useFetch(useCallback(() => readSpecialCatalogue(slug), [slug]));
  const { sent, onSent } = useSentQuoteRequest();
  return (
    <Dialog title="Special Processing" width={sent ? "narrow" : "wide"} onClose={onClose}>
      {sent && <QuoteThanks sent={sent} onClose={onClose} />}
      {!sent && loaded.state === "loading" && <Coming />}
      {!sent && loaded.state === "failed" && <TryAgain words={loaded.message} onAgain={reload} />}
      {!sent && loaded.state === "ready" && (
        <SpecialProcessingForm {...asked} catalogue={loaded.data} visitor={visitor} onSent={onSent} />
      )}
    </Dialog>
  );
}
