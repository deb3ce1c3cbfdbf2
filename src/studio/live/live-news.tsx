import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { goBackToRoom } from "./keep-place.ts";
import styles from "./live-news.module.css";
import { showNews } from "./following.ts";
import { useFollowing } from "./use-following.ts";

/** Below the room: what somebody else has changed of it while it is open, and that the line to the shop is away. */
export function LiveNews() {
  const { news, isAway } = useFollowing();
  const act = news?.act ?? null;
  return (
    <section className={styles.news} aria-label="News of this page">
      {/* Beside what a room says of its own acts. */}
      <div aria-live="polite" className={styles.said} data-is-said={news !== null || isAway || undefined}>
        {news !== null && (
          <p>
            <Icon name={act === null ? "tick" : "help"} size={15} />
            {news.words}
          </p>
        )}
        {isAway && (
          <p className={styles.away}>Changes of others do not come in just now. They will by themselves.</p>
        )}
      </div>
      {act !== null && (
        <Button look="quiet" onClick={() => void showNews().then(goBackToRoom)}>
          {act}
        </Button>
      )}
    </section>
  );
}
