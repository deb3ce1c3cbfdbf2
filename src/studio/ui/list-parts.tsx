import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./list-parts.module.css";

/** What was done last, read out as it comes; it takes no room before. */
export function Done({
  words,
  tone = "done",
}: {
  readonly words: string | null;
  readonly tone?: "done" | "error" | "note";
}) {
  return (
    <div role="status" className={styles.done}>
      {words !== null && words !== "" && <Message tone={tone}>{words}</Message>}
    </div>
  );
}

/** In place of a list that lists nothing. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}

interface PageLinksProps {
  /** Where a list begins, from further on in it. */
  readonly first: { readonly to: string; readonly name: string } | null;
  readonly next: { readonly to: string; readonly name: string } | null;
}

/** Ways through a list that comes in pages. */
export function PageLinks({ first, next }: PageLinksProps) {
  return (
    <div className={styles.pages}>
      {first && <Link to={first.to}>{first.name}</Link>}
      {next && <Link to={next.to}>{next.name}</Link>}
    </div>
  );
}

/** Leads from a row to what it is about. */
export function RowLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}
