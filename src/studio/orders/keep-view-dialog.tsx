import { VIEW_NAME_MAX } from "#domain/studio/order-views.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./order-views.module.css";

interface KeepViewProps {
  /** What the address says of the list. */
  readonly query: URLSearchParams;
  readonly onClose: () => void;
  readonly onKept: (name: string) => void;
  /** Another tab may have kept one of this name: the row is read anew. */
  readonly onRefused: () => void;
}

/** Asks for the name of a list. */
export function KeepViewDialog({ query, onClose, onKept, onRefused }: KeepViewProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    async (typed) => {
      const body = { name: typed("name"), query: Object.fromEntries(query) };
      const answer = await callStudio("POST own/order-views", { body });
      if (!answer.ok && answer.status === 409) onRefused();
      return answer;
    },
    ({ name }) => onKept(name),
  );
  const wrong = faultOf("name");
  return (
    <Dialog title="Keep this view" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label="Name" hint="only you see it" error={wrong} live>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              name="name"
              autoComplete="off"
              maxLength={VIEW_NAME_MAX}
              startText=""
              invalid={wrong !== null}
              {...(describedBy !== undefined && { describedBy })}
            />
          )}
        </Field>
        <div role="alert">
          {(fault ?? faultOf("query")) !== null && (
            <Message tone="error">{fault ?? faultOf("query")}</Message>
          )}
        </div>
        <Button look="main" type="submit" busy={isBusy}>
          Keep the view
        </Button>
      </form>
    </Dialog>
  );
}
