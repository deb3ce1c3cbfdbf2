import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio, type StudioAnswer } from "../calls/call-studio.ts";
import { roleNames } from "../ui/role-names.ts";
import { EntranceFrame } from "./entrance-frame.tsx";
import { SetUpForm } from "./set-up-form.tsx";

type Link = StudioReplyTo<"POST set-up/read">;

/** The key of the link stands behind its #: it is sent to no server but in a call. */
function keyOfLink(): string {
  return location.hash.slice(1);
}

/** Where a one-time link leads: whom it is for chooses a password, and goes on to the second factor. */
export function SetUpPage() {
  const [key] = useState(keyOfLink);
  const [link, setLink] = useState<StudioAnswer<Link> | null>(null);
  const go = useNavigate();
  useEffect(() => {
    let isWanted = true;
    void callStudio("POST set-up/read", { body: { key } }).then((answer) => {
      if (isWanted) setLink(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (link === null) return null;
  if (!link.ok)
    return (
      <EntranceFrame title="This link opens nothing">
        <Message tone="error">{link.message}</Message>
      </EntranceFrame>
    );
  const { email, name, role } = link.data;
  return (
    <EntranceFrame title="Welcome to the studio" note={`${email} · ${roleNames[role]}`}>
      <SetUpForm setUpKey={key} email={email} name={name} onSet={() => go("/sign-in", { replace: true })} />
    </EntranceFrame>
  );
}
