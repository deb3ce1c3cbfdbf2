import { useState } from "react";
import { useLoaderData } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { Done } from "#studio/ui/list-parts.tsx";
import { FieldsForm } from "./fields-form.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { LogoForm } from "./logo-form.tsx";
import styles from "./settings.module.css";

export async function loader() {
  const identity = await readForRoom(callStudio("GET settings/identity"));
  const { logo } = await readForRoom(callStudio("GET settings/logo"));
  const settings = await readForRoom(callStudio("GET settings/fields"));
  return { identity, logo, settings };
}

/** Who the shop is, what it promises, and what it does by itself. */
export function SettingsRoom() {
  const { identity, logo, settings } = useLoaderData<typeof loader>();
  const [words, setWords] = useState<string | null>(null);
  return (
    <>
      <RoomHead
        title="Settings"
        note="Who the shop is, and what it does by itself. Papers that were issued before keep what they say."
      />
      <Done words={words} />
      <IdentityForm
        identity={identity}
        logo={logo}
        onSaved={() => setWords("Saved. Pages and new papers say it from now on.")}
      />
      <div className={`${styles.form} ${styles.rules}`}>
        <LogoForm logo={logo} />
      </div>
      <FieldsForm settings={settings} onSaved={() => setWords("Saved. It holds from now on.")} />
    </>
  );
}
