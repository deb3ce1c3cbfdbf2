import { useState } from "react";
import { useLoaderData } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { Done } from "#studio/ui/list-parts.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { LogoForm } from "./logo-form.tsx";

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
      <Done words={isSaved ? "Saved. Pages and new papers say it from now on." : null} />
      <IdentityForm identity={identity} logo={logo} onSaved={() => setIsSaved(true)} />
      <LogoForm logo={logo} />
    </>
  );
}
