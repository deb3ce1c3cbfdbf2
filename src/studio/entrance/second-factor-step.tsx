import { Button } from "#ui/button.tsx";
import type { Entry } from "../calls/entry.ts";
import { EntranceFrame } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";
import { SecondFactorWays } from "./second-factor-ways.tsx";

interface SecondFactorStepProps {
  readonly entry: Entry;
  readonly onEntered: (entry: Entry) => unknown;
  /** It is somebody else, or the time for it is over. */
  readonly onOther: () => void;
}

/** The second factor, after a right password. */
export function SecondFactorStep({ entry, onEntered, onOther }: SecondFactorStepProps) {
  return (
    <EntranceFrame title="Your second key" note={entry.staff.email}>
      <SecondFactorWays factors={entry.factors} action="Sign in" onEntered={onEntered} />
      <div className={styles.others}>
        <Button look="plain" onClick={onOther}>
          Sign in as somebody else
        </Button>
      </div>
    </EntranceFrame>
  );
}
