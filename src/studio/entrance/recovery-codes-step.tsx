import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { RecoveryCodes } from "../own/recovery-codes.tsx";
import { EntranceFrame } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

/** On the first day: codes for the day on which the second key is lost. */
export function RecoveryCodesStep({ onDone }: { readonly onDone: () => unknown }) {
  const [isMade, setIsMade] = useState(false);
  return (
    <EntranceFrame
      title="For the day you lose it"
      note="Ten recovery codes let you in without your second key. Keep them where you would keep a spare key."
    >
      <RecoveryCodes action="Show my recovery codes" look="main" onMade={() => setIsMade(true)} />
      {isMade ? (
        <Button look="main" onClick={() => void onDone()}>
          I have kept them
        </Button>
      ) : (
        <div className={styles.others}>
          <Button look="plain" onClick={() => void onDone()}>
            Later
          </Button>
        </div>
      )}
    </EntranceFrame>
  );
}
