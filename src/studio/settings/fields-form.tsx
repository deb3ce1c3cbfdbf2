import { useState } from "react";
import { Link } from "react-router";
import { settingGroups, type SettingTexts } from "#domain/studio/settings/setting-fields.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Button } from "#ui/button.tsx";
import { cardsRefusedWords } from "#studio/ui/cards-refused.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { SettingInput } from "./setting-input.tsx";
import { useSharedTexts } from "./use-shared-texts.ts";
import styles from "./settings.module.css";

type Settings = StudioReplyTo<"GET settings/fields">;

/** How long files are kept: where one of these falls, files go. */
const lives = ["artwork_days", "unused_upload_days"];

/** The form of the settings; before a shorter life of files is saved it is said what that does. */
function useSettings(read: SettingTexts, onSaved: () => unknown) {
  const form = useSharedTexts(read, {
    send: (was, now) => callStudio("PUT settings/fields", { body: { was, now } }),
    savedIn: ({ values }) => values,
    foundIn: ({ error }) => error["values"] as SettingTexts | undefined,
    onSaved,
  });
  const { seen, typed } = form;
  /** What was typed when it was said. */
  const [warnedOf, setWarnedOf] = useState<SettingTexts | null>(null);
  const isWarned = warnedOf === typed;
  const isShorter = lives.some((name) => Number(typed[name]) < Number(seen[name]));
  const onSubmit: typeof form.onSubmit = (event) => {
    if (!isShorter || isWarned) return form.onSubmit(event);
    event.preventDefault();
    setWarnedOf(typed);
  };
  return { ...form, onSubmit, isWarned };
}

/** What the shop is connected to, which is set where it is started; how each fares is told in the room of its state. */
function Connected({
  connected: { mail, cards, cards_refused: refused, bucket },
}: Pick<Settings, "connected">) {
  const rows = [
    {
      what: "Mail server",
      how: mail ? "Mails leave by it." : "None: mails are kept as files and reach nobody.",
      variable: "SMTP_URL",
    },
    {
      what: "Card payments",
      how: cards ? "Stripe." : "None: orders are paid by bank transfer.",
      variable: "STRIPE_SECRET_KEY",
    },
    {
      what: "Files",
      how: bucket ? "In a bucket." : "On the disk of this machine.",
      variable: "S3_URL",
    },
  ];
  return (
    <section className={styles.group} aria-labelledby="connected">
      <h2 id="connected" className={styles.title}>
        Connected to
      </h2>
      <p className={styles.note}>
        Set where the shop is started. How each of them fares is told in <Link to="/state">State</Link>.
      </p>
      {refused !== null && (
        <div className={styles.refused}>
          <Message tone="error">{cardsRefusedWords[refused]}</Message>
        </div>
      )}
      <dl className={styles.connected}>
        {rows.map(({ what, how, variable }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {how} <code>{variable}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the shop does by itself, and when. What was typed stays where somebody else was quicker. */
export function FieldsForm({
  settings: { values, locked, connected },
  onSaved,
}: {
  readonly settings: Settings;
  readonly onSaved: () => unknown;
}) {
  const form = useSettings(values, onSaved);
  return (
    <div className={`${styles.form} ${styles.rules}`}>
      <form noValidate onSubmit={form.onSubmit} aria-label="What the shop does by itself">
        <Stack gap={4}>
          {settingGroups.map(({ title, note, fields }) => (
            <fieldset key={title} className={styles.group}>
              <legend className={styles.title}>{title}</legend>
              <p className={styles.note}>{note}</p>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <SettingInput key={field.name} form={form} field={field} variable={locked[field.name]} />
                ))}
              </div>
            </fieldset>
          ))}
          <div role="alert">
            {form.fault !== null && <Message tone="error">{form.fault}</Message>}
            {form.isWarned && (
              <Message tone="note">
                Files that are older than that, and that nothing names, are deleted within the hour and cannot
                be brought back. Press once more to save it.
              </Message>
            )}
          </div>
          <div>
            <Button look="main" type="submit" busy={form.isBusy} disabled={!form.isTouched}>
              {form.isWarned ? "Save it all the same" : "Save the settings"}
            </Button>
          </div>
        </Stack>
      </form>
      <Connected connected={connected} />
    </div>
  );
}
