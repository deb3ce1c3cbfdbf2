import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { Answer } from "#calls/make-call.ts";
import { callStudio } from "../calls/call-studio.ts";
import { roleNames } from "../ui/role-names.ts";
import { EntranceFrame, FormFault } from "./entrance-frame.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { useSending } from "../calls/use-sending.ts";

type Link = StudioReplyTo<"POST set-up/read">;

/** The key of the link stands behind its #: it is sent to no server but in a call. */
function keyOfLink(): string {
  return location.hash.slice(1);
}

interface SetUpFormProps {
  readonly setUpKey: string;
  readonly email: string;
  readonly name: string;
  readonly onSet: () => unknown;
}

/** A name and a password of one's own. */
function SetUpForm({ setUpKey, email, name, onSet }: SetUpFormProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("POST set-up/password", {
        body: { key: setUpKey, name: typed("name"), password: typed("password") },
      }),
    onSet,
  );
  return (
    <Stack as="form" gap={4} align="fill" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field label="Your name" error={faultOf("name")}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="name"
            autoComplete="name"
            startText={name}
            invalid={faultOf("name") !== null}
            describedBy={describedBy}
            required
          />
        )}
      </Field>
      <Field label="New password" hint="at least 10 characters" error={faultOf("password")}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="password"
            type="password"
            autoComplete="new-password"
            invalid={faultOf("password") !== null}
            describedBy={describedBy}
            required
          />
        )}
      </Field>
      <FormFault words={fault} />
      <Button look="main" type="submit" busy={isBusy}>
        Go on
      </Button>
    </Stack>
  );
}

/** Where a one-time link leads: whom it is for chooses a password, and goes on to the second factor. */
export function SetUpPage() {
  const [key] = useState(keyOfLink);
  const [link, setLink] = useState<Answer<Link> | null>(null);
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
