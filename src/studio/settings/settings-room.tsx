import { useState } from "react";
import { useLoaderData } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { LogoForm } from "./logo-form.tsx";
import styles from "./settings.module.css";

export async function loader() {
  const identity = await readForRoom(callStudio("GET settings/identity"));
  const { logo } = await readForRoom(callStudio("GET settings/logo"));
  return { identity, logo };
}

/** Who the shop is, and what it promises. */
export function SettingsRoom() {
  const { identity, logo } = useLoaderData<typeof loader>();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <RoomHead title="Settings" note="Who the shop is. Papers that were issued before keep what they say." />
      <div role="status" className={styles.said}>
        {isSaved && <Message tone="done">Saved. Pages and new papers say it from now on.</Message>}
      </div>
      <IdentityForm identity={identity} logo={logo} onSaved={() => setIsSaved(true)} />
      <LogoForm logo={logo} />
    </>
  );
}
