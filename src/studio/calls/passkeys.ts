import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { staffName } from "#domain/studio/staff-forms.ts";
import type { Answer, Refused } from "#calls/make-call.ts";
import { callStudio } from "./call-studio.ts";
import type { Entry } from "./entry.ts";

/** What a browser says by the names of its errors, in words. */
const wordsOfErrors: Readonly<Record<string, string>> = {
  InvalidStateError: "This device has a passkey of yours already.",
  NotAllowedError: "No passkey was given. Please try again, or use another way.",
  SecurityError: "Passkeys do not work at this address. Please use another way.",
};

function refusedByBrowser(error: unknown): Refused {
  const name = error instanceof Error ? error.name : "";
  const message = wordsOfErrors[name] ?? "This browser could not use a passkey. Please use another way.";
  return { ok: false, status: 0, message, fields: {}, error: {} };
}

type Options<Asked> = Asked extends (given: { optionsJSON: infer Given }) => unknown ? Given : never;

/** Lets the browser make a passkey, and keeps it. One without a name is not made: the device would keep what the shop does not. */
export async function addOwnPasskey(name: string): Promise<Answer<Entry>> {
  const named = staffName.safeParse(name);
  if (!named.success) {
    const [{ message } = { message: "" }] = named.error.issues;
    return { ok: false, status: 0, message, fields: { name: message }, error: {} };
  }
  const asked = await callStudio("POST own/passkeys/options");
  if (!asked.ok) return asked;
  try {
    const optionsJSON = asked.data as unknown as Options<typeof startRegistration>;
    const answer = await startRegistration({ optionsJSON });
    return await callStudio("POST own/passkeys", { body: { name, answer: { ...answer } } });
  } catch (error) {
    return refusedByBrowser(error);
  }
}

/** Lets the browser sign with a passkey. */
export async function giveOwnPasskey(): Promise<Answer<Entry>> {
  const asked = await callStudio("POST second-factor/passkey/options");
  if (!asked.ok) return asked;
  try {
    const optionsJSON = asked.data as unknown as Options<typeof startAuthentication>;
    const answer = await startAuthentication({ optionsJSON });
    return await callStudio("POST second-factor/passkey", { body: { answer: { ...answer } } });
  } catch (error) {
    return refusedByBrowser(error);
  }
}
