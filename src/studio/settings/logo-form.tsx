import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { FileButton } from "#ui/fields/file-button.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { asBase64 } from "#studio/calls/as-base64.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import styles from "./settings.module.css";

/** Larger files are not sent. */
const MOST_BYTES = 2 * 1024 * 1024;
const TOO_LARGE = "This file is larger than 2 MB. Please make it smaller.";

/** Where the studio shows a logo. */
export function logoAddress(id: string): string {
  return `/studio/api/settings/logo/${id}`;
}

/** The shop's logo: on show, given anew, and taken away. */
export function LogoForm({ logo }: { readonly logo: string | null }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [isSaved, setIsSaved] = useState(false);
  const change = async (picture: string | null) => {
    setIsBusy(true);
    const answer = await callStudio("PUT settings/logo", { body: { picture, was: logo } });
    setFault(answer.ok ? "" : (answer.fields["picture"] ?? answer.message));
    setIsSaved(answer.ok);
    if (answer.ok || answer.status === 409) await revalidate();
    setIsBusy(false);
  };
  const choose = async ([file]: readonly File[]) => {
    if (file === undefined || isBusy) return;
    if (file.size > MOST_BYTES) return setFault(TOO_LARGE);
    return change(await asBase64(file));
  };
  return (
    <section className={styles.group} aria-labelledby="logo">
      <h2 id="logo" className={styles.title}>
        Logo
      </h2>
      <p className={styles.note}>
        At the head of pages and mails, on quotations, invoices, job tickets and labels. PNG, JPEG or SVG, up
        to 2 MB.
      </p>
      {logo === null ? (
        <Soft>None yet: pages, mails and papers show the mark and the name.</Soft>
      ) : (
        <img src={logoAddress(logo)} alt="The shop’s logo" className={styles.shown} />
      )}
      <Row as="p" gap={4} className={styles.choices}>
        <FileButton
          label="Logo"
          accept="image/png,image/jpeg,image/svg+xml"
          busy={isBusy}
          onFiles={(files) => void choose(files)}
        >
          {logo === null ? "Choose a picture" : "Choose another"}
        </FileButton>
        {logo !== null && (
          <Button look="plain" busy={isBusy} onClick={() => void change(null)}>
            Remove it
          </Button>
        )}
      </Row>
      <div role="alert">{fault !== "" && <Message tone="error">{fault}</Message>}</div>
      <div role="status">
        {isSaved && (
          <Message tone="done">
            {logo === null ? "Removed." : "Saved. Pages, mails and new papers show it from now on."}
          </Message>
        )}
      </div>
    </section>
  );
}
