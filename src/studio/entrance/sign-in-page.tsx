import { useEffect, useRef, useState } from "react";
import { redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { type Entry, readEntry } from "../calls/entry.ts";
import { Button } from "#ui/button.tsx";
import { EntranceFrame, FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";
import { SecondFactorWays } from "./second-factor-ways.tsx";
import { RecoveryCodes } from "../own/recovery-codes.tsx";
import { NewPasskeyForm } from "../own/new-passkey-form.tsx";
import { NewTimeCodeForm } from "../own/new-time-code-form.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "../calls/call-studio.ts";
import { useSending } from "../calls/use-sending.ts";

/** An address inside the studio, and of no other site. */
function wayOn(search: URLSearchParams): string {
  const to = search.get("to") ?? "/";
  return /^\/(?![/\\])/.test(to) ? to : "/";
}

export async function loader({ request }: { readonly request: Request }) {
  const entry = await readEntry();
  return entry?.stage === "open" ? redirect(wayOn(new URL(request.url).searchParams)) : entry;
}

interface SecondFactorStepProps {
  readonly entry: Entry;
  readonly onEntered: (entry: Entry) => unknown;
  /** It is somebody else, or the time for it is over. */
  readonly onOther: () => void;
}

/** The second factor, after a right password. */
function SecondFactorStep({ entry, onEntered, onOther }: SecondFactorStepProps) {
  return (
    <EntranceFrame title="Your second key" note={entry.staff.email}>
      <SecondFactorWays factors={entry.factors} action="Sign in" onEntered={onEntered} />
      <Row gap={5} lines={2} className={styles.others}>
        <Button look="plain" onClick={onOther}>
          Sign in as somebody else
        </Button>
      </Row>
    </EntranceFrame>
  );
}

/** On the first day: codes for the day on which the second key is lost. */
function RecoveryCodesStep({ onDone }: { readonly onDone: () => unknown }) {
  const [isMade, setIsMade] = useState(false);
  return (
    <EntranceFrame
      title="For the day you lose it"
      note="Ten recovery codes let you in without your second key. Keep them where you would keep a spare key."
    >
      <RecoveryCodes action="Show my recovery codes" look="main" onMade={() => setIsMade(true)} />
      {isMade ? (
        <Button look="main" onClick={() => void onDone()}>
          I have kept them
        </Button>
      ) : (
        <Row gap={5} lines={2} className={styles.others}>
          <Button look="plain" onClick={() => void onDone()}>
            Later
          </Button>
        </Row>
      )}
    </EntranceFrame>
  );
}

interface FirstFactorStepProps {
  readonly entry: Entry;
  readonly onEntered: (entry: Entry) => unknown;
}

/** The first second factor: a code of an app, or a passkey of this device. */
function FirstFactorStep({ entry, onEntered }: FirstFactorStepProps) {
  const [isPasskey, setIsPasskey] = useState(false);
  const Form = isPasskey ? NewPasskeyForm : NewTimeCodeForm;
  return (
    <EntranceFrame
      title="Your second key"
      note={`Nobody gets in with a password alone, ${entry.staff.name}: choose what you also show when you sign in.`}
    >
      <Form look="main" action="Keep it and sign in" onAdded={onEntered} />
      <Row gap={5} lines={2} className={styles.others}>
        <Button look="plain" onClick={() => setIsPasskey(!isPasskey)}>
          {isPasskey ? "Use an authenticator app instead" : "Use a passkey instead"}
        </Button>
      </Row>
    </EntranceFrame>
  );
}

/** Who it is, and their password. */
function PasswordStep({ onEntered }: { readonly onEntered: (entry: Entry) => unknown }) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST sign-in", { body: { email: typed("email"), password: typed("password") } }),
    onEntered,
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <EntranceFrame title="Sign in">
      <Stack as="form" gap={4} align="fill" noValidate onSubmit={onSubmit}>
        <Field label="Email address" error={faultOf("email")}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              ref={first}
              name="email"
              type="email"
              autoComplete="username"
              invalid={faultOf("email") !== null}
              describedBy={describedBy}
              required
            />
          )}
        </Field>
        <Field label="Password" error={faultOf("password")}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              name="password"
              type="password"
              autoComplete="current-password"
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
    </EntranceFrame>
  );
}

/** The way in, step by step: the password, then a second factor, which is set up the first time. */
export function SignInPage() {
  const [entry, setEntry] = useState<Entry | null>(useLoaderData<typeof loader>());
  const [search] = useSearchParams();
  const go = useNavigate();
  const goIn = () => go(wayOn(search), { replace: true });
  const enter = async (entered: Entry) => {
    if (entered.stage === "open" && entry?.stage !== "set-up") await goIn();
    else setEntry(entered);
  };
  if (entry === null) return <PasswordStep onEntered={enter} />;
  if (entry.stage === "open") return <RecoveryCodesStep onDone={goIn} />;
  return entry.stage === "set-up" ? (
    <FirstFactorStep entry={entry} onEntered={enter} />
  ) : (
    <SecondFactorStep entry={entry} onEntered={enter} onOther={() => setEntry(null)} />
  );
}
