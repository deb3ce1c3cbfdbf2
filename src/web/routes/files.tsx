import { useRouteLoaderData } from "react-router";
import { keepingLabel } from "#domain/artwork/file-days.ts";
import { OwnFiles } from "#web/account/own-files.tsx";
import styles from "#web/account/page.module.css";
import type { loader as rootLoader } from "#web/root.tsx";
import { unlistedMeta } from "./page-meta.ts";

export const meta = unlistedMeta("Your files");

/** The page `/files`: the files of a guest or a member. The document is the same for everybody; the browser asks whose they are. */
export default function Files() {
  const days = useRouteLoaderData<typeof rootLoader>("root")?.fileDays;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>Your files</h1>
          {days === undefined ? null : <p className={styles.lead}>{keepingLabel(days)}</p>}
        </div>
      </header>
      <OwnFiles />
    </div>
  );
}
