import { useLoaderData, useRevalidator } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RecoveryCodes } from "#studio/own/recovery-codes.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { AccountPart } from "./account-part.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnTimeCode } from "./own-time-code.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

export function loader() {
  return readForRoom(callStudio("GET own/factors"));
}

/** What somebody signs in with, and where they are signed in. */
export function AccountRoom() {
  const { passkeys, time_code: timeCode, recovery_codes: left } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const changed = () => void revalidate();
  return (
    <>
      <RoomHead title="Your sign-in" note="What you show besides your password." />
      <AccountPart title="Passkeys">
        <OwnPasskeys passkeys={passkeys} onChanged={changed} />
      </AccountPart>
      <AccountPart title="Time code">
        <OwnTimeCode isThere={timeCode} onChanged={changed} />
      </AccountPart>
      <AccountPart title="Recovery codes">
        <p>{left === 0 ? "You have none." : `You have ${left} left. New ones take their place.`}</p>
        <RecoveryCodes action="Make ten new codes" look="quiet" onMade={changed} />
      </AccountPart>
      <AccountPart title="Signed in">
        <SignOutEverywhere />
      </AccountPart>
    </>
  );
}
