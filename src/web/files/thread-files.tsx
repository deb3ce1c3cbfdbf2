import { extensionOf } from "#domain/artwork/file-rules.ts";
import { fileSizeText } from "./attached-file.ts";
import { FilePreview } from "./chosen-files.tsx";
import styles from "./files.module.css";

/** A file that came with a request, a message or an answer, with the addresses of the shop's pictures of it. */
interface ThreadFile {
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
  readonly picture: string | null;
  readonly thumbnail: string | null;
}

function Preview({ name, picture, thumbnail }: ThreadFile) {
  if (picture === null || thumbnail === null) {
    const type = extensionOf(name) === "pdf" ? "application/pdf" : "";
    return <FilePreview file={{ name, type }} bytes={null} />;
  }
  return (
    <a href={picture} target="_blank" rel="noreferrer" className={styles.look}>
      <img src={thumbnail} alt={`Look at ${name}`} loading="lazy" className={styles.threadFilesPicture} />
    </a>
  );
}

/** What came with a request, a message or an answer: each file is saved by its name, and looked at where the shop has a picture of it. */
export function ThreadFiles({ files }: { readonly files: readonly ThreadFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={files.length === 1 ? "File" : "Files"} className={styles.files}>
      {files.map((file) => (
        <li key={file.url} className={styles.threadFilesFile}>
          <Preview {...file} />
          <span className={styles.threadFilesWords}>
            <a href={file.url} className={styles.threadFilesName}>
              {file.name}
            </a>
            <span className={styles.size}>{fileSizeText(file.bytes)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
