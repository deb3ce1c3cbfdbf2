import { useState } from "react";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import styles from "./lettering.module.css";
import type { RareFieldsProps } from "./rare-fields.tsx";

/** Room for the fields while they are on their way. */
function Room() {
  return <div className={styles.room} />;
}

const RareFields = lazyComponent(
  async () => (await import("./rare-fields.tsx")).RareFields,
  ({ onAgain }) => <TryAgain words="These fields could not be loaded." onAgain={onAgain} />,
  Room,
);

/** What most words do without. It comes when it is opened, and is not drawn while it is closed. */
export function RareFieldsDisclosure(props: RareFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary="Arc, spacing, outline and more" onToggle={setOpen}>
      <noscript>
        {/* A browser that runs this draws nothing here. */}
        {import.meta.env.SSR ? (
          <p className={styles.note}>These are set with JavaScript. What the address says of them is kept.</p>
        ) : null}
      </noscript>
      {isOpen ? <RareFields {...props} /> : null}
    </Disclosure>
  );
}
