import type { ReactNode } from "react";
import { say } from "../../../../domain/account/messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Message } from "../../../ui/feedback/message.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import styles from "./page.module.css";
import type { Loaded } from "./use-answer.ts";

interface LoadStateProps<Data> {
  readonly loaded: Loaded<Data>;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** Something the shop is asked for: a place of its size while it comes, and a second try when it does not. */
export const LoadState = <Data,>({ loaded, onRetry, children }: LoadStateProps<Data>) => {
  if (loaded.state === "ready") return children(loaded.data);
  if (loaded.state === "loading")
    return (
      <div className={styles.skeleton}>
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    );
  return (
    <div className={styles.failed}>
      <Message tone="error">{say("unexpected")}</Message>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
};
