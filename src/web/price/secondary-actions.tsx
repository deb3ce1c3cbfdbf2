import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tooltip } from "#ui/feedback/tooltip.tsx";
import type { Order } from "./order.types.ts";
import styles from "./price-panel.module.css";

interface SecondaryActionsProps {
  /** Nothing to compare or print: no price, one that is still being checked, or of what cannot be ordered. */
  readonly disabled: boolean;
  /** Left out while the main button is the request. */
  readonly offersQuote: boolean;
  /** A quote cannot be asked for either. */
  readonly noQuote: boolean;
  /** Id of the words that say what is wrong with what is configured. */
  readonly reason: string | undefined;
  readonly underWay: Order | null;
  readonly onPress: (order: Order) => void;
}

/** Compare, print, and ask for a quote. */
export function SecondaryActions({
  disabled,
  offersQuote,
  noQuote,
  reason,
  underWay,
  onPress,
}: SecondaryActionsProps) {
  return (
    <div className={styles.quiet}>
      <Tooltip text="Add to Compare">
        {() => (
          <Button
            look="quiet"
            label="Add to Compare"
            disabled={disabled}
            describedBy={reason}
            busy={underWay === "compare"}
            onClick={() => onPress("compare")}
          >
            <Icon name="compare" />
            <span>Compare</span>
          </Button>
        )}
      </Tooltip>
      <Tooltip text="You can print" align="end">
        {() => (
          <Button
            look="quiet"
            label="You can print"
            disabled={disabled}
            describedBy={reason}
            busy={underWay === "print"}
            onClick={() => onPress("print")}
          >
            <Icon name="print" />
            <span>Print</span>
          </Button>
        )}
      </Tooltip>
      {offersQuote && (
        <Button
          look="quiet"
          disabled={noQuote}
          describedBy={noQuote ? reason : undefined}
          busy={underWay === "quote"}
          onClick={() => onPress("quote")}
        >
          <Icon name="letter" />
          <span>Request a quote</span>
        </Button>
      )}
    </div>
  );
}
