import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { DesignActionsProps } from "./design-actions.tsx";
import styles from "./designer.module.css";

/** Their script comes with the first words. */
const DesignActions = lazyComponent(
  async () => (await import("./design-actions.tsx")).DesignActions,
  ({ onAgain }) => <TryAgain words="Keeping and saving could not be loaded." onAgain={onAgain} />,
);

/** What can be done with words once there are some; their place is there before. */
export function LateActions(props: DesignActionsProps) {
  const isEmpty = (props.selection.lettering?.text ?? "").trim() === "";
  return <div className={styles.place}>{isEmpty ? null : <DesignActions {...props} />}</div>;
}
