import { Icon } from "#ui/icon.tsx";
import { Tooltip } from "#ui/feedback/tooltip.tsx";
import styles from "./help-tooltip.module.css";

interface HelpTooltipProps {
  readonly question: string;
  readonly text: string;
}

/** A question beside a field; its answer is a tooltip. */
export function HelpTooltip({ question, text }: HelpTooltipProps) {
  return (
    <Tooltip align="end" text={text}>
      {(id) => (
        <button type="button" className={styles.help} aria-describedby={id}>
          {question}
          <Icon name="help" size={14} />
        </button>
      )}
    </Tooltip>
  );
}
