import { useCallback, useState } from "react";
import { MOST_ARTWORK } from "#domain/artwork/artwork-use.ts";
import { artworkName } from "#domain/artwork/pages.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ShowAllLink } from "./show-all-link.tsx";
import { LoadState } from "./load-state.tsx";
import { Section } from "./section.tsx";
import { type Said, useSaid } from "./use-said.tsx";
import { FileRow } from "./file-row.tsx";
import styles from "./files.module.css";
import type { HeldFile } from "./held-file.types.ts";

const NOT_FOUND = 404;
/** Files that come at once. */
const A_PAGE = 50;

/** What is deleted in the shop is not tried on in this browser either. */
async function takeOff(id: string): Promise<void> {
  const { dropPicture, keptPicture } = await loadChunk(
    () => import("#web/calls/own-picture/kept-picture.ts"),
  );
  if ((await keptPicture())?.atShop?.artwork.id === id) await dropPicture();
}

/** Deletes a file, and asks for the list anew; what another tab has deleted is as deleted as it was to be. */
async function remove(file: HeldFile): Promise<Said> {
  const { id } = file;
  const answer = await callShop("DELETE artwork/:id", { params: { id } });
  if (!answer.ok && answer.status !== NOT_FOUND)
    return { tone: "error", text: answer.fields["id"] ?? answer.message };
  await takeOff(id).catch(console.error);
  return { tone: "note", text: `“${artworkName(file)}” was deleted.` };
}

interface OwnFilesProps {
  /** How many of them; without it all, a page after the other. */
  readonly most?: number;
}

/** The files of artwork that the shop keeps for somebody, the last sent first. */
export function OwnFiles({ most }: OwnFilesProps) {
  const [asked, setAsked] = useState(most ?? A_PAGE);
  const fetched = useFetch(useCallback(() => callShop("GET artwork", { query: { limit: asked } }), [asked]));
  const { status, say } = useSaid();
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
