import type { GuideShape } from "#domain/artwork/guide-choice.ts";
import { templateAddress, templateFileName } from "#domain/artwork/template-address.ts";
import { type Template, templateOf } from "#domain/artwork/template.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import styles from "./all-templates.module.css";
import { sidesText, sizeText } from "#domain/catalogue/size-text.ts";
import { formatNames } from "./template-downloads.tsx";

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
