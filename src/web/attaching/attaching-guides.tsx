import type { Attaching } from "#domain/content/attaching.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { AttachingHelp } from "./attaching-help.tsx";
import styles from "./attaching-help.module.css";

/** Both guides as dialogs; where there is no script, as words that open in their place. */
export function AttachingGuides({ guides }: Pick<Attaching, "guides">) {
  return (
    <div>
      <AttachingHelp guides={guides} />
      <div className={styles.unscripted}>
        {guides.map(({ code, title, steps }) => (
          <Disclosure key={code} summary={title}>
            <ol className={styles.steps}>
              {steps.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}
