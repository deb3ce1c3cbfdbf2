import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";

interface CartFormProps {
  readonly idempotencyKey: string;
  /** Why it was refused; null where it was not. */
  readonly refused: string | null;
  readonly look: "main" | "quiet";
  readonly words: string;
}

/** Puts what is quoted into the visitor's cart, by a plain form: the cart is another page. */
export function CartForm({ idempotencyKey, refused, look, words }: CartFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <button className={button.button} data-look={look}>
        {words}
      </button>
      <div role="alert">{refused !== null && <Message tone="error">{refused}</Message>}</div>
    </form>
  );
}
