import { useState } from "react";
import {
  templateAddress,
  templateFileName,
  type TemplateFormat,
  templateFormats,
} from "#domain/artwork/template-address.ts";
import type { Template } from "#domain/artwork/template.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { saveFile } from "#web/calls/save-file.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./template-downloads.module.css";

/** What a format is called: of Illustrator's own data there is none in the AI file. */
export const formatNames: Readonly<Record<TemplateFormat, string>> = { ai: "PDF-compatible AI", pdf: "PDF" };

/** A template's files to be saved: busy until it is done or has failed, and then free to be tried again. Without script plain links. */
export function TemplateDownloads({ template }: { readonly template: Template }) {
  const [busy, setBusy] = useState<TemplateFormat | null>(null);
  const [failed, setFailed] = useState(false);
  const download = async (format: TemplateFormat) => {
    if (busy !== null) return;
    setBusy(format);
    setFailed(false);
    try {
      await saveFile(templateAddress(template, format), templateFileName(template, format));
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };
  return (
    <div className={styles.downloads}>
      <div className={styles.links}>
        {templateFormats.toReversed().map((format) => (
          <a
            key={format}
            className={button.button}
            data-look="quiet"
            href={templateAddress(template, format)}
            download={templateFileName(template, format)}
            aria-busy={busy === format || undefined}
            aria-disabled={busy !== null || undefined}
            onClick={(event) => {
              event.preventDefault();
              void download(format);
            }}
          >
            <Icon name="download" />
            {busy === format ? "Downloading" : "Download"} {formatNames[format]}
          </a>
        ))}
      </div>
      <div role="alert">{failed && <Message tone="error">{unexpectedMessage}</Message>}</div>
    </div>
  );
}
