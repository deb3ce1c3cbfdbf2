import type { ReactNode } from "react";
import { Message } from "#ui/feedback/message.tsx";
import { Brand } from "../ui/brand.tsx";
import { RoomHead } from "../ui/room-head.tsx";
import styles from "./entrance.module.css";

interface EntranceFrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A card in the middle of the paper: one step on the way in. */
export function EntranceFrame({ title, note, children }: EntranceFrameProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Brand />
        <RoomHead title={title} note={note} />
        {children}
      </div>
    </main>
  );
}

/** What is said against a form as a whole. */
export function FormFault({ words }: { readonly words: string | null }) {
  return <div role="alert">{words !== null && <Message tone="error">{words}</Message>}</div>;
}
