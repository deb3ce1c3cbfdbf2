import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "../calls/call-studio.ts";
import type { Entry } from "../calls/entry.ts";
import { giveOwnPasskey } from "../calls/passkeys.ts";
import { useSending } from "../calls/use-sending.ts";
import { CodeField } from "../own/code-field.tsx";
import { FormFault } from "./entrance-frame.tsx";
import styles from "./entrance.module.css";

interface WayProps {
  /** What the button says. */
  readonly action: string;
  readonly onEntered: (entry: Entry) => unknown;
}

function PasskeyWay({ action, onEntered }: WayProps) {
  const { isBusy, onSubmit, fault } = useSending(giveOwnPasskey, onEntered);
  return (
    <Stack as="form" gap={4} align="fill" onSubmit={onSubmit}>
      <p>Your browser asks for your finger, your face or your key.</p>
      <FormFault words={fault} />
      <Button look="main" type="submit" busy={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}

function TimeCodeWay({ action, onEntered }: WayProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST second-factor/time-code", { body: { code: typed("code") } }),
    onEntered,
  );
  return (
    <Stack as="form" gap={4} align="fill" noValidate onSubmit={onSubmit}>
      <CodeField fault={faultOf("code")} />
      <FormFault words={fault} />
      <Button look="main" type="submit" busy={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}

function RecoveryCodeWay({ action, onEntered }: WayProps) {
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) => callStudio("POST second-factor/recovery-code", { body: { code: typed("code") } }),
    onEntered,
  );
  return (
    <Stack as="form" gap={4} align="fill" noValidate onSubmit={onSubmit}>
      <Field label="Recovery code" hint="each works once" error={faultOf("code")} live>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            name="code"
            autoComplete="off"
            maxLength={20}
            invalid={faultOf("code") !== null}
            describedBy={describedBy}
            required
          />
        )}
      </Field>
      <FormFault words={fault} />
      <Button look="main" type="submit" busy={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}

const ways = {
  passkey: { Way: PasskeyWay, name: "Use a passkey" },
  timeCode: { Way: TimeCodeWay, name: "Use a time code" },
  recoveryCode: { Way: RecoveryCodeWay, name: "Use a recovery code" },
} as const;

/** The ways somebody has, the quickest first. */
function waysOf({ passkeys, time_code, recovery_codes }: Entry["factors"]): (keyof typeof ways)[] {
  return [
    ...(passkeys > 0 ? (["passkey"] as const) : []),
    ...(time_code ? (["timeCode"] as const) : []),
    ...(recovery_codes > 0 ? (["recoveryCode"] as const) : []),
  ];
}

interface SecondFactorWaysProps extends WayProps {
  readonly factors: Entry["factors"];
}

/** One second factor at a time, and the way to the others that there are. */
export function SecondFactorWays({ factors, ...rest }: SecondFactorWaysProps) {
  const there = waysOf(factors);
  const [chosen, setChosen] = useState(there[0] ?? "timeCode");
  const { Way } = ways[chosen];
  return (
    <>
      <Way {...rest} />
      <Row gap={5} lines={2} className={styles.others}>
        {there
          .filter((way) => way !== chosen)
          .map((way) => (
            <Button key={way} look="plain" onClick={() => setChosen(way)}>
              {ways[way].name}
            </Button>
          ))}
      </Row>
    </>
  );
}
