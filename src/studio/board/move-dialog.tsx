import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./board.module.css";
import { type BoardCardOrder, type BoardMove } from "./board-moves.ts";

interface MoveDialogProps {
  readonly order: BoardCardOrder;
  readonly move: BoardMove;
  /** Null: nothing was done. */
  readonly onEnd: (done: string | null) => void;
}

/** Asks before an order moves on, and for what goes with it; where something has happened meanwhile it says so. */
export function MoveDialog({ order, move, onEnd }: MoveDialogProps) {
  const { order_no: orderNo, customer, seen } = order;
  const { form, button, asks, done } = move;
  const { revalidate } = useRevalidator();
  const { isBusy, fault, faultOf, onSubmit } = useSending(
    async (typedIn) => {
      const typed: Record<string, string> =
        form === "dispatch" ? { carrier: typedIn("carrier"), tracking: typedIn("tracking") } : {};
      const body = { form, seen, typed };
      const answer = await callStudio("POST orders/:order_no/work", { params: { order_no: orderNo }, body });
      if (!answer.ok && answer.status === 409) await revalidate();
      return answer;
    },
    async () => {
      await revalidate();
      onEnd(`${orderNo}: ${done}`);
    },
  );
  return (
    <Dialog title={`${button}: ${orderNo}?`} onClose={() => onEnd(null)}>
      <form onSubmit={onSubmit} className={styles.form}>
        <p>
          {customer}. {asks}
        </p>
        {form === "dispatch" && (
          <>
            <Field label="Carrier" error={faultOf("carrier")}>
              {(field) => <TextInput {...field} name="carrier" autoComplete="off" />}
            </Field>
            <Field label="Tracking number" hint="May stay empty." error={faultOf("tracking")}>
              {(field) => <TextInput {...field} name="tracking" autoComplete="off" />}
            </Field>
          </>
        )}
        {fault !== null && <Message tone="error">{fault}</Message>}
        <p className={styles.answers}>
          <Button look="main" type="submit" busy={isBusy}>
            {button}
          </Button>
          <Button look="plain" onClick={() => onEnd(null)}>
            Not now
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
