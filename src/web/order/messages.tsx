import { callShop } from "#web/calls/call-shop.ts";
import { askedBy, type OrderPageUse, type ShownOrder } from "./order.types.ts";
import { WordsForm } from "./words-form.tsx";
import styles from "./messages.module.css";
import { momentText } from "./moment-text.ts";

interface MessagesProps {
  readonly order: ShownOrder;
  readonly use: OrderPageUse;
}

/** What customer and shop have written to each other, and a form for more. */
export function Messages({ order, use }: MessagesProps) {
  const { messages } = order;
  const { params, query } = askedBy(use.link);
  return (
    <section aria-labelledby="messages" className={styles.messages}>
      <h2 id="messages" className={styles.heading}>
        Messages
      </h2>
      {messages.length > 0 && (
        <div role="log" aria-label="Messages so far">
          <ol className={styles.list}>
            {messages.map(({ by, at, words }, index) => (
              <li key={`${index} ${at}`} className={styles.message} data-by={by}>
                <p className={styles.head}>
                  <strong>{by === "customer" ? "You" : "The shop"}</strong>{" "}
                  <time dateTime={at}>{momentText(at)}</time>
                </p>
                <p className={styles.words}>{words}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      <WordsForm
        {...use}
        name="message"
        label="Write to us about this order"
        hint="We answer here and by email."
        button={["Write to the shop", "Writing"]}
        unseen={{}}
        call={(words) => callShop("POST order/:order_no/messages", { params, query, body: { words } })}
      />
    </section>
  );
}
