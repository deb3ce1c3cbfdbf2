import { Card } from "#ui/layout/boxes.tsx";
import { MessageThread } from "#ui/layout/message-thread.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { askedBy, type OrderPageUse, type ShownOrder } from "./order.types.ts";
import { WordsForm } from "./words-form.tsx";
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
    <Card look="lifted" gap={4} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      {messages.length > 0 && (
        <MessageThread
          log="Messages so far"
          messages={messages.map(({ by, at, words }, index) => ({
            key: `${index} ${at}`,
            by,
            who: by === "customer" ? "You" : "The shop",
            when: <time dateTime={at}>{momentText(at)}</time>,
            words,
          }))}
        />
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
    </Card>
  );
}
