import { useCallback, useState } from "react";
import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import {
  type ArtworkUse,
  moreUses,
  MOST_ARTWORK,
  MOST_USES_NAMED,
  usesCanEnd,
  wordsOfUse,
} from "#domain/artwork/artwork-use.ts";
import { artworkName } from "#domain/artwork/pages.ts";
import { Button } from "#ui/button.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { fileSizeText } from "#web/files/attached-file.ts";
import { Deletable, type Announcement, useAnnouncement } from "./deletable.tsx";
import { dateOf, EmptyState, LoadState, Section, ShowAllLink } from "./section.tsx";
import styles from "./kept.module.css";

const NOT_FOUND = 404;
/** Files that come at once. */
const A_PAGE = 50;

/** What is deleted in the shop is not tried on in this browser either. */
async function takeOff(id: string): Promise<void> {
  const { dropPicture, savedPicture } = await loadChunk(() => import("#web/calls/saved-picture.ts"));
  if ((await savedPicture())?.atShop?.artwork.id === id) await dropPicture();
}

/** A file of the buyer's own that the shop keeps, as the contract has it. */
export type HeldFile = ReplyTo<"GET artwork">["artwork"][number];

/** Deletes a file, and asks for the list anew; what another tab has deleted is as deleted as it was to be. */
async function remove(file: HeldFile): Promise<Announcement> {
  const { id } = file;
  const answer = await callShop("DELETE artwork/:id", { params: { id } });
  if (!answer.ok && answer.status !== NOT_FOUND)
    return { tone: "error", text: answer.fields["id"] ?? answer.message };
  await takeOff(id).catch(console.error);
  return { tone: "note", text: `“${artworkName(file)}” was deleted.` };
}

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
function FileRow({ file, onDelete }: FileRowProps) {
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

interface OwnFilesProps {
  /** How many of them; without it all, a page after the other. */
  readonly most?: number;
}

/** The files of artwork that the shop keeps for somebody, the last sent first. */
export function OwnFiles({ most }: OwnFilesProps) {
  const [asked, setAsked] = useState(most ?? A_PAGE);
  const fetched = useFetch(useCallback(() => callShop("GET artwork", { query: { limit: asked } }), [asked]));
  const { status, say } = useAnnouncement();
  const onDelete = async (file: HeldFile) => {
    say(await remove(file));
    fetched.reload();
  };
  return (
    <Section title="Files" note="Your artwork, newest first. Only you and our print team can see it.">
      <LoadState asked={fetched}>
        {({ artwork, count }) => (
          <>
            {status}
            {count === 0 ? (
              <EmptyState way={{ words: "See what we print", to: "/" }}>
                No files yet. Drop your artwork on a product and it will appear here.
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {artwork.map((file) => (
                  <FileRow key={file.id} file={file} onDelete={() => onDelete(file)} />
                ))}
              </ul>
            )}
            {most === undefined && count > artwork.length ? (
              <div className={styles.more}>
                <Button
                  look="quiet"
                  busy={artwork.length < asked}
                  onClick={() => setAsked(Math.min(asked + A_PAGE, MOST_ARTWORK))}
                >
                  Show more
                </Button>
              </div>
            ) : null}
            <ShowAllLink count={count} most={most} what="files" to="/account/files" />
          </>
        )}
      </LoadState>
    </Section>
  );
}
