import { Message } from "../../../ui/feedback/message.tsx";
import styles from "./cart-news.module.css";

/** Why nothing was put into the cart; what was configured stays. */
export const NotAdded = ({ words }: { readonly words: readonly string[] }) => (
  <div role="alert" className={styles.news} data-tone="refused" data-bottom-news>
    {words.map((sentence) => (
      <Message key={sentence} tone="error">
        {sentence}
      </Message>
    ))}
  </div>
);
