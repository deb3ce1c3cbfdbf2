import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import type { Confirmation } from "./use-price-confirmation.ts";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./price-panel.module.css";

interface GeneralErrorsProps {
  readonly configurator: Configurator;
  readonly confirmation: Confirmation;
}

/** The general error area (banner.md 5, 8). */
export function GeneralErrors({ configurator, confirmation }: GeneralErrorsProps) {
  const { email } = configurator.catalogue.document.shop;
  return (
    <div role="alert" aria-label="Errors" className={styles.failed}>
      {confirmation.state === "failed" && (
        <>
          <Message tone="error">
            An error occurred. Please try again or <a href={`mailto:${email}`}>submit a report</a>.
          </Message>
          <Button look="plain" onClick={confirmation.retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
