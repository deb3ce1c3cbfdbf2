import { useState } from "react";
import type { GuideShape } from "#domain/artwork/guide-choice.ts";
import {
  templateAddress,
  templateFileName,
  type TemplateFormat,
  templateFormats,
} from "#domain/artwork/template-address.ts";
import { type Template, templateOf } from "#domain/artwork/template.ts";
import { sidesText, sizeText } from "#domain/catalogue/size-text.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { saveFile } from "#web/calls/save-file.ts";
import styles from "./all-templates.module.css";

/** What a format is called: of Illustrator's own data there is none in the AI file. */
const formatNames: Readonly<Record<TemplateFormat, string>> = { ai: "PDF-compatible AI", pdf: "PDF" };

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

function Files({ template, name }: { readonly template: Template; readonly name: string }) {
  return (["ai", "pdf"] as const).map((format) => (
    <a
      key={format}
      className={styles.file}
      href={templateAddress(template, format)}
      download={templateFileName(template, format)}
      aria-label={`${name} ${sizeText(template.trim)}, ${formatNames[format]}`}
    >
      {format.toUpperCase()}
    </a>
  ));
}

/** The measures and files of every size, for who looks one up. */
export function AllTemplates({ shapes }: { readonly shapes: readonly GuideShape[] }) {
  return (
    <Disclosure summary="All standard sizes, in mm">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Trim</th>
            <th scope="col">Bleed</th>
            <th scope="col">Safety</th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        {shapes.map(({ shape, name, sizes }) => (
          <tbody key={shape}>
            {shapes.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.shape}>
                  {name}
                </th>
              </tr>
            )}
            {sizes.map((size) => {
              const template = templateOf(shape, size);
              return (
                <tr key={sidesText(size)}>
                  <th scope="row">{sidesText(size)}</th>
                  <td>{sidesText(template.bleed)}</td>
                  <td>{sidesText(template.safe)}</td>
                  <td>
                    <Files template={template} name={name} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </Disclosure>
  );
}
