import { useState } from "react";
import { Link } from "react-router";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import styles from "./link-block.module.css";
import type { WirePaper } from "./quotation-calls.ts";

/** The key of a quotation's page. */
function keyIn(path: string): string {
  return path.split("/").at(-1) ?? "";
}

/** The quotation's own page, to be sent on, or opened on a phone: whoever has its link can order it. */
export function LinkBlock({ quotation }: { readonly quotation: WirePaper }) {
  const { path, quotation_no: number, valid_until: until } = quotation;
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(window.location.origin + path).then(() => setCopied(true), console.error);
  };
  return (
    <section aria-labelledby="link" className={styles.block}>
      <img
        className={styles.code}
        src={`/api/quotation/${number}/code?${new URLSearchParams({ key: keyIn(path) })}`}
        alt="QR code that opens the quotation's page"
        width="88"
        height="88"
      />
      <div>
        <h3 id="link" className={styles.title}>
          Order it, or send it on
        </h3>
        <p className={styles.words}>
          Whoever has its link sees this quotation, and can order it at these prices until{" "}
          {formatDocumentDate(until)}.
        </p>
        <p className={styles.ways}>
          <Link to={path}>Open its page</Link>
          <Button look="plain" onClick={copy}>
            {isCopied ? "Link copied" : "Copy the link"}
          </Button>
          <VisuallyHidden>
            <span role="status">{isCopied && "The link is copied."}</span>
          </VisuallyHidden>
        </p>
      </div>
    </section>
  );
}
