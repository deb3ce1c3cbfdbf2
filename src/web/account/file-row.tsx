import { Link } from "react-router";
import {
  type ArtworkUse,
  moreUses,
  MOST_USES_NAMED,
  wordsOfUse,
  usesCanEnd,
} from "#domain/artwork/artwork-use.ts";
import { artworkName } from "#domain/artwork/pages.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { fileSizeText } from "#web/files/attached-file.ts";
import { Deletable } from "./deletable.tsx";
import { dateOf } from "./date-of.ts";
import styles from "./files.module.css";
import type { HeldFile } from "./held-file.types.ts";

const formats: Readonly<Record<HeldFile["facts"]["format"], string>> = {
  png: "PNG",
  jpeg: "JPEG",
  webp: "WebP",
  tiff: "TIFF",
  gif: "GIF",
  pdf: "PDF",
  ai: "AI",
  svg: "SVG",
};

/** The page on which a use is seen; null where only an account has one. */
function pathOf({ place, number }: ArtworkUse, isMember: boolean): string | null {
  switch (place) {
    case "cart":
      return "/cart";
    case "comparison":
      return "/compare";
    case "order":
      return `/order/${number}`;
    case "quotation":
      return isMember ? "/account/quotations" : null;
    case "quote_request":
      return isMember ? `/account/requests?quote_request=${number}` : null;
  }
}

function Use({ use }: { readonly use: ArtworkUse }) {
  const path = pathOf(use, useVisitor()?.user != null);
  return path === null ? wordsOfUse(use) : <Link to={path}>{wordsOfUse(use)}</Link>;
}

/** "your cart, your comparison and 2 more", each a link to where it is seen. */
function Uses({ uses }: { readonly uses: readonly ArtworkUse[] }) {
  const named = uses.slice(0, MOST_USES_NAMED);
  const more = moreUses(uses);
  const links = named.map((use, at) => {
    const before = at === 0 ? "" : more === null && at === named.length - 1 ? " and " : ", ";
    return [before, <Use key={wordsOfUse(use)} use={use} />];
  });
  return [links, more === null ? "" : ` and ${more}`];
}

/** Where a file is used and how long it is kept. */
function Keeping({ used_in: uses, kept_until: until }: HeldFile) {
  if (until !== null) {
    return (
      <p className={styles.keeping}>
        Not used. Kept until <time dateTime={until}>{dateOf(until)}</time>.
      </p>
    );
  }
  return (
    <>
      <p className={styles.keeping}>
        Used in <Uses uses={uses} />.
      </p>
      <p className={styles.keeping}>
        Kept while it is used.{" "}
        {usesCanEnd(uses)
          ? "To delete it, take it out there first."
          : "Orders, quotations and requests keep their files."}
      </p>
    </>
  );
}

interface FileRowProps {
  readonly file: HeldFile;
  readonly onDelete: () => Promise<void>;
}

/** One file: its picture, what it is, where it is used, how long it is kept; one that is not used can be deleted. */
export function FileRow({ file, onDelete }: FileRowProps) {
  const name = artworkName(file);
  const { thumbnail, bytes, facts, kept_at: keptAt, used_in: uses } = file;
  return (
    <li className={styles.row}>
      <img
        className={styles.picture}
        src={thumbnail}
        alt=""
        width="96"
        height="96"
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.kind}>
          {formats[facts.format]}, {fileSizeText(bytes)}, sent <time dateTime={keptAt}>{dateOf(keptAt)}</time>
        </p>
        <Keeping {...file} />
      </div>
      {uses.length === 0 ? (
        <div className={styles.ways}>
          <Deletable name={name} onDelete={onDelete} />
        </div>
      ) : null}
    </li>
  );
}
