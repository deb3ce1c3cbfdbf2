import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import type { Config } from "#platform/config.ts";
import { writeAudit } from "#platform/db/audit.ts";
import {
  addPasskeyRow,
  deletePasskey,
  listPasskeys,
  notePasskeyUse,
  type StaffPasskey,
} from "./staff-rows.ts";
import { keepChallenge, type StaffAtWork, takeChallenge } from "./staff-sessions.ts";
import { lockStaff } from "./staff.ts";
import { consumeRateLimit, refundRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { type CameFurther, finishSignIn } from "./open-staff-session.ts";
import { acceptFactor, factorHindrance, factorsOf, hasFactor } from "./second-factors.ts";

type Needs = Pick<Services, "config" | "db">;

/** EdDSA, ES256 and RS256: what authenticators speak today. Named in each call, else the library tries experiments of Node's. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whose passkeys they are, for browsers: the studio's host. */
function relyingParty({ studioOrigin }: Pick<Config, "studioOrigin">) {
  return { expectedOrigin: studioOrigin, expectedRPID: new URL(studioOrigin).hostname };
}

/** The library has some twenty megabytes: it comes with the first passkey. */
function webauthn() {
  return import("@simplewebauthn/server");
}

function transportsOf({ transports }: Pick<StaffPasskey, "transports">) {
  return [...transports] as AuthenticatorTransport[];
}

/** What a browser makes a passkey with, for who may add one. */
export async function beginPasskey({ db, config }: Needs, at: StaffAtWork) {
  const refused = factorHindrance(at);
  if (refused) return refused;
  const { generateRegistrationOptions } = await webauthn();
  const { id, email, name } = at.staff;
  const options = await generateRegistrationOptions({
    rpName: "Kisscut studio",
    rpID: relyingParty(config).expectedRPID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`staff-${id}`),
    attestationType: "none",
    excludeCredentials: (await listPasskeys(db, id)).map((key) => ({
      id: key.id,
      transports: transportsOf(key),
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs,
  });
  await keepChallenge(db, at.session.tokenHash, options.challenge);
  return { ok: true, options } as const;
}

/** A browser's answer as a passkey to keep; null where anything about it is wrong: the library throws for each fault. */
async function readNewPasskey(config: Config, expectedChallenge: string, answer: object) {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge,
    ...relyingParty(config),
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
  };
}

type Wrong = Refusal<"staff-sign-in-first" | "staff-passkey-wrong" | "too-many-tries">;

/** The challenge of a session, taken away, if there are tries left. */
async function challengeOf(services: Needs, ip: string, { staff, session }: StaffAtWork) {
  const refused = await consumeRateLimit(services, "staffFactor", { ip, identifier: String(staff.id) });
  if (refused) return refused;
  const challenge = await services.db.transaction((tx) => takeChallenge(tx, session.tokenHash));
  return challenge === null ? refuseStaff("staff-passkey-wrong") : ({ ok: true, challenge } as const);
}

interface NewPasskey {
  readonly name: string;
  readonly answer: object;
}

/** Keeps a passkey that a browser has made; who set it up is signed in. */
export async function addPasskey(
  services: Needs,
  ip: string,
  at: StaffAtWork,
  { name, answer }: NewPasskey,
): Promise<CameFurther | { readonly ok: true } | Wrong | Refusal<"staff-confirm-first">> {
  const { staff, session } = at;
  const asked = factorHindrance(at) ?? (await challengeOf(services, ip, at));
  if (!asked.ok) return asked;
  const made = await readNewPasskey(services.config, asked.challenge, answer);
  if (made === null) return refuseStaff("staff-passkey-wrong");
  return services.db.transaction(async (tx) => {
    const locked = await lockStaff(tx, staff.id);
    if (locked?.passwordHash !== staff.passwordHash) return refuseStaff("staff-sign-in-first");
    if (!(await addPasskeyRow(tx, { ...made, staffId: staff.id, name })))
      return refuseStaff("staff-passkey-wrong");
    const target = `staff ${staff.id}`;
    await writeAudit(tx, { staffId: staff.id, action: "passkey.added", target, after: { name } });
    return session.stage === "set-up" ? finishSignIn(tx, at) : { ok: true };
  });
}

/** What a passkey is to sign. It names no keys: whoever has only the password hears of none. */
export async function askPasskey({ db, config }: Needs, { session }: StaffAtWork) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).expectedRPID,
    userVerification: "required",
  });
  await keepChallenge(db, session.tokenHash, options.challenge);
  return options;
}

/** The counter after a right signature of a passkey; null where anything about it is wrong. */
async function readSignature(config: Config, expectedChallenge: string, key: StaffPasskey, answer: object) {
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge,
    ...relyingParty(config),
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
      counter: key.counter,
      transports: transportsOf(key),
    },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** Confirms a sign-in, or that it is still the same person, by a passkey of theirs. */
export async function givePasskey(
  services: Needs,
  ip: string,
  at: StaffAtWork,
  answer: { readonly id: string },
): Promise<CameFurther | { readonly ok: true } | Wrong> {
  const asked = await challengeOf(services, ip, at);
  if (!asked.ok) return asked;
  const key = (await listPasskeys(services.db, at.staff.id)).find(({ id }) => id === answer.id);
  const counter = key ? await readSignature(services.config, asked.challenge, key, answer) : null;
  if (!key || counter === null) return refuseStaff("staff-passkey-wrong");
  await notePasskeyUse(services.db, key.id, counter);
  await refundRateLimit(services, "staffFactor", { ip, identifier: String(at.staff.id) });
  return acceptFactor(services, at);
}

/** Forgets one of somebody's passkeys, unless it is their only second factor. */
export async function removePasskey(
  { db }: Pick<Services, "db">,
  at: StaffAtWork,
  id: string,
): Promise<
  | { readonly ok: true }
  | Refusal<"staff-sign-in-first" | "staff-confirm-first" | "staff-last-factor" | "not-found">
> {
  const refused = factorHindrance(at);
  if (refused) return refused;
  const staffId = at.staff.id;
  return db.transaction(async (tx) => {
    await lockStaff(tx, staffId);
    const { timeCode, passkeys } = await factorsOf(tx, staffId);
    const key = passkeys.find((one) => one.id === id);
    if (!key) return refuse("not-found");
    if (!hasFactor({ timeCode, passkeys: passkeys.filter((one) => one !== key) }))
      return refuseStaff("staff-last-factor");
    await deletePasskey(tx, id);
    const before = { name: key.name };
    await writeAudit(tx, { staffId, action: "passkey.removed", target: `staff ${staffId}`, before });
    return { ok: true };
  });
}
