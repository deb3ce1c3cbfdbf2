import { Message } from "#web/ui/feedback/message.tsx";
import { useIntoView } from "#web/ui/layout/use-scroll-into-view.ts";
import styles from "./cart-news.module.css";

/** Why nothing was put into the cart; what was configured stays. */
export function NotAdded({ words }: { readonly words: readonly string[] }) {
  const place = useIntoView<HTMLDivElement>();
  return (
    <div ref={place} role="alert" className={styles.news} data-tone="refused" data-bottom-news>
      {words.map((sentence) => (
        <Message key={sentence} tone="error">
          {sentence}
        </Message>
      ))}
    </div>
  );
}
