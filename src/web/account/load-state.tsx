import type { ReactNode } from "react";
import type { useFetch } from "#web/calls/use-fetch.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./page.module.css";

interface LoadStateProps<Data> {
  readonly asked: Pick<ReturnType<typeof useFetch<Data>>, "loaded" | "reload">;
  readonly children: (data: Data) => ReactNode;
}

/** Something the shop is asked for: a place of its size while it comes, and a second try when it does not. */
export function LoadState<Data>({ asked: { loaded, reload }, children }: LoadStateProps<Data>) {
  if (loaded.state === "ready") return children(loaded.data);
  if (loaded.state === "loading")
    return (
      <div className={styles.skeleton}>
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    );
  return <TryAgain words={loaded.message} onAgain={reload} />;
}
