import { useCallback } from "react";
import { previewOf } from "./attached-file.ts";
import styles from "./file-preview.module.css";

/** The picture itself, under an address that lives as long as it is shown. */
function Picture({ file }: { readonly file: Blob }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className={styles.preview}>
      <img ref={show} alt="" className={styles.picture} />
    </span>
  );
}

const SHEET = "M9 3h14l8 8v26a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z";

/** A sheet of paper with the kind of file written on it. */
function Sheet({ kind }: { readonly kind: "pdf" | "ai" | "file" }) {
  return (
    <span className={styles.preview} data-kind={kind}>
      <svg aria-hidden="true" viewBox="0 0 38 42" className={styles.sheet}>
        <path className={styles.paper} d={SHEET} />
        <path className={styles.fold} d="M23 3v8h8" />
        {kind === "file" ? (
          <path className={styles.lines} d="M12 20h14M12 26h14M12 32h9" />
        ) : (
          <>
            <rect className={styles.band} x="3" y="20" width="32" height="13" rx="2.5" />
            <text className={styles.letters} x="19" y="29.8" textAnchor="middle">
              {kind === "pdf" ? "PDF" : "Ai"}
            </text>
          </>
        )}
      </svg>
    </span>
  );
}

/** What a file shows itself by: an icon of its kind, or the picture itself. */
export function FilePreview({
  file,
  bytes,
}: {
  readonly file: Pick<File, "name" | "type">;
  readonly bytes: Blob | null;
}) {
  const preview = previewOf(file);
  if (preview !== "picture") return <Sheet kind={preview} />;
  // Of a file that has arrived before a reload the browser has only the name.
  return bytes === null ? <Sheet kind="file" /> : <Picture file={bytes} />;
}
