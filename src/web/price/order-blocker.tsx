import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import { focusWrongField } from "#ui/focus-wrong-field.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./price-panel.module.css";

const NAMES: Readonly<Record<Issue["field"], string>> = {
  size: "size",
  width: "width",
  height: "height",
  cutPerShape: "number of cuts",
  stickersPerSheet: "stickers per sheet",
  quantity: "quantity",
  sets: "number of sets",
  text: "text",
  font: "font",
  align: "alignment",
  lettering: "lettering",
};

interface OrderBlockerProps {
  readonly issue: Issue;
  readonly id: string;
}

/**
 * What keeps this from being ordered. Its sentence stands once: a size that can only be asked for is explained here, above the
 * button it names; of everything else the field says what is wrong, and this leads there.
 */
export function OrderBlocker({ issue, id }: OrderBlockerProps) {
  const { field, severity } = issue;
  return severity === "quote" && field === "size" ? (
    <div className={styles.sentence}>
      <Message tone="note" id={id}>
        {issueMessage(issue)}
      </Message>
    </div>
  ) : (
    <p id={id} className={styles.blocker} data-tone={severity === "error" ? "error" : "note"}>
      <Icon name={severity === "error" ? "alert" : "help"} size={15} />
      <Button look="plain" onClick={(event) => focusWrongField(event.currentTarget.form)}>
        Check the {NAMES[field]}
      </Button>
    </p>
  );
}
