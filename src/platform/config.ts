import { createPrivateKey } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { DAY_MS } from "#domain/calendar-date.ts";
import { senderDomain } from "#domain/studio/settings/setting-fields.ts";

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
}

function url(...protocols: string[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { abort: true });
}

/** The address of a host, without a path. */
const bareOrigin = url("http:", "https:")
  .refine((text) => ["", "/"].includes(new URL(text).pathname + new URL(text).search))
  .transform((text) => new URL(text).origin);

/** Of what is in the bucket only one folder may be the shop's, which it chooses itself. */
function namesBucket(text: string): boolean {
  const { username, password, host, pathname } = new URL(text);
  return username !== "" && password !== "" && host !== "" && /^\/[^/]+\/?$/.test(pathname);
}

const namedNetworks = new Set(["loopback", "linklocal", "uniquelocal"]);

/** "10.0.0.0/8", one address, or one of the names that stand for the networks of a machine or a house. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (rest.length > 0) return false;
  return bits === undefined
    ? most > 0 || namedNetworks.has(text)
    : /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** A number of proxies, or the networks they are in. */
const proxies = z.union([
  wholeNumber(0, 9),
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine((networks) => networks.every(isNetwork)),
]);

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType !== undefined;
  } catch {
    return false;
  }
}

/** How mails are signed, so that whoever receives them can tell that they are the shop's (decision 356). */
export interface DkimSettings {
  /** Of the sender's address. */
  readonly domain: string;
  /** The key's name below `_domainkey` of the domain. */
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** Every variable the shop reads, and what a right value is in words. An empty variable counts as absent. */
const settings = {
  PORT: [wholeNumber(1, 65_535).default(3000), "a port number from 1 to 65535"],
  HOST: [z.string().default("127.0.0.1"), "an address to listen on, such as 127.0.0.1 or 0.0.0.0"],
  DATA_DIR: [z.string().default("./data"), "a folder"],
  DATABASE_URL: [url("postgres:", "postgresql:").optional(), "an address such as postgres://user@host/name"],
  SHOP_ORIGIN: [
    bareOrigin.optional(),
    "the shop's public address without a path, such as https://kisscut.example",
  ],
  SMTP_URL: [url("smtp:", "smtps:").optional(), "an address such as smtp://user:password@host:587"],
  STAFF_EMAIL: [z.email().default("staff@kisscut.example"), "an e-mail address"],
  MAIL_FROM: [
    z.string().min(3).default("Kisscut <hello@kisscut.example>"),
    "a sender such as Shop <a@b.example>",
  ],
  DKIM_SELECTOR: [
    z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i)
      .optional(),
    "the name of the key in the DNS, such as shop for shop._domainkey.kisscut.example",
  ],
  DKIM_KEY: [
    z
      .string()
      .transform((text) => text.replaceAll("\\n", "\n"))
      .refine(isPrivateKey)
      .optional(),
    "a private key as PEM, its lines parted by line breaks or by \\n",
  ],
  S3_URL: [
    url("s3:", "http:", "https:").refine(namesBucket).optional(),
    "an address of a bucket such as s3://key:secret@host/bucket, with %2F for a slash in the secret",
  ],
  SECRET_KEY: [z.string().min(32).optional(), "a secret of at least 32 characters"],
  TRUST_PROXY: [
    proxies.default(["loopback"]),
    "a number of proxies from 0 to 9, or networks such as loopback,10.0.0.0/8",
  ],
  SHOP_NOW: [
    z.iso
      .datetime({ offset: true })
      .transform((text) => Date.parse(text))
      .optional(),
    "an instant such as 2026-12-24T05:00:00Z",
  ],
  RATE_LIMIT_FACTOR: [wholeNumber(1, 1_000).default(1), "a whole number from 1 to 1000"],
  DRAIN_SECONDS: [wholeNumber(0, 300).default(0), "a whole number from 0 to 300"],
  DISK_RESERVE_MB: [wholeNumber(0, 999_999).default(512), "a whole number of megabytes"],
  UPLOAD_HOURS: [wholeNumber(1, 999).default(48), "a whole number of hours from 1 to 999"],
  UNUSED_UPLOAD_DAYS: [wholeNumber(1, 999).default(14), "a whole number of days from 1 to 999"],
  ARTWORK_DAYS: [wholeNumber(1, 9_999).default(365), "a whole number of days from 1 to 9999"],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`],
  STRIPE_SECRET_KEY: [
    z
      .string()
      .regex(/^[sr]k_\w{4,}$/)
      .optional(),
    "a secret key of Stripe, such as sk_live_…",
  ],
  STRIPE_WEBHOOK_SECRET: [
    z
      .string()
      .transform((text) => text.split(","))
      .refine((secrets) => secrets.every((secret) => /^whsec_\w{4,}$/.test(secret)))
      .optional(),
    "the signing secret of Stripe's webhook, such as whsec_…, or two of them with a comma while it is changed",
  ],
  STRIPE_API_BASE: [url("http:", "https:").optional(), "an address such as http://127.0.0.1:12111"],
  ADDRESS_FINDER_URL: [bareOrigin.optional(), "an address without a path such as https://photon.example"],
  DATA_LAYER: [z.enum(["on", "off"]).default("off"), "on or off"],
  REQUEST_LOG: [z.enum(["on", "off"]).default("off"), "on or off"],
  SECURITY_CONTACT: [
    url("mailto:", "https:", "tel:").optional(),
    "an address such as mailto:security@kisscut.example or https://kisscut.example/security",
  ],
  STUDIO: [z.enum(["on", "off"]).default("on"), "on or off"],
  STUDIO_ORIGIN: [
    bareOrigin.optional(),
    "the studio's public address without a path, such as https://studio.kisscut.example",
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), "a token of at least 16 characters"],
} as const;

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name][0]> };

/** How the shop speaks to Stripe, and knows its words. */
export interface StripeSettings {
  readonly secretKey: string;
  /** One of them signs what Stripe sends; two while the secret is changed. */
  readonly webhookSecrets: readonly string[];
  /** null: Stripe itself; else what stands for it in a test. */
  readonly apiBase: string | null;
}

function stripeSettings(values: Settings): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = values;
  if (secretKey === undefined || webhookSecrets === undefined) return null;
  return { secretKey, webhookSecrets, apiBase: values.STRIPE_API_BASE ?? null };
}

function dkimSettings(values: Settings): DkimSettings | null {
  const { DKIM_KEY: privateKey, DKIM_SELECTOR: selector, MAIL_FROM: from } = values;
  return privateKey === undefined || selector === undefined
    ? null
    : { domain: senderDomain(from), selector, privateKey };
}

/** The process's settings, parsed once; nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  /** Public address without a trailing slash, for links in mails and canonical addresses. */
  readonly shopOrigin: string;
  /** Whether the staff's side is open at all; otherwise there is nothing at its addresses. */
  readonly isStudioOpen: boolean;
  /** Where the staff's side is: the shop's own address, or one of its own, and then nowhere else. */
  readonly studioOrigin: string;
  /** The public address is https: cookies are bound to it, and browsers are told to stay with it. */
  readonly isHttps: boolean;
  /** null: mails are kept in the outbox of the data folder. */
  readonly smtpUrl: string | null;
  readonly staffEmail: string;
  readonly mailFrom: string;
  /** By what mails are signed; null: they are not, or the mail server does it. */
  readonly dkim: DkimSettings | null;
  /** null: customers' files lie in the data folder. */
  readonly s3Url: string | null;
  /** null: made and kept in the data folder at the first start. */
  readonly secretKey: string | null;
  /** Whose `X-Forwarded-For` is believed: a number of proxies, or the networks they are in. */
  readonly trustProxy: number | string[];
  /** Instant (ms since 1970) at which the shop's clock starts; null: the real time. */
  readonly shopNow: number | null;
  /** Multiplies how often sign-in and the like may be tried; 1 is right for a shop that is open. */
  readonly rateLimitFactor: number;
  /** How long the shop still answers after it was told to end, so that a load balancer hears of it first. */
  readonly drainSeconds: number;
  /** Files are refused while less room than this is left on the disk of the data folder. */
  readonly diskReserveBytes: number;
  /** How long a file may take to arrive, with all pauses. */
  readonly uploadLifeMs: number;
  /** How long a file is kept that arrived and that no request names. */
  readonly unusedUploadLifeMs: number;
  /** How long artwork is kept that nothing names any more, after it was last chosen. */
  readonly artworkLifeMs: number;
  /** null: nothing is paid by card. */
  readonly stripe: StripeSettings | null;
  /** null: no addresses are suggested. */
  readonly addressFinderUrl: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether every request is a line of the log. */
  readonly requestLog: boolean;
  /** Where somebody who found a weakness may write: an address with its scheme, such as mailto:. */
  readonly securityContact: string;
  /** Lets a monitor that is not on this machine read /metrics. */
  readonly metricsToken: string | null;
  /** Variables that are set: they come before what is set in the studio. */
  readonly setVariables: ReadonlySet<string>;
  /** Pages tell `window.dataLayer` of conversions, for a tag manager that the shop adds. */
  readonly dataLayer: boolean;
}

/** The settings once the data folder is ready: the secret is there. */
export type ReadyConfig = Config & { readonly secretKey: string };

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

function toConfig(values: Settings, setVariables: ReadonlySet<string>): Config {
  const shopOrigin = values.SHOP_ORIGIN ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    shopOrigin,
    isStudioOpen: values.STUDIO === "on",
    studioOrigin: values.STUDIO_ORIGIN ?? shopOrigin,
    isHttps: values.SHOP_ORIGIN?.startsWith("https:") ?? false,
    smtpUrl: values.SMTP_URL ?? null,
    staffEmail: values.STAFF_EMAIL,
    mailFrom: values.MAIL_FROM,
    dkim: dkimSettings(values),
    s3Url: values.S3_URL ?? null,
    secretKey: values.SECRET_KEY ?? null,
    trustProxy: values.TRUST_PROXY,
    shopNow: values.SHOP_NOW ?? null,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    drainSeconds: values.DRAIN_SECONDS,
    diskReserveBytes: values.DISK_RESERVE_MB * 1024 * 1024,
    uploadLifeMs: values.UPLOAD_HOURS * 3_600_000,
    unusedUploadLifeMs: values.UNUSED_UPLOAD_DAYS * DAY_MS,
    artworkLifeMs: values.ARTWORK_DAYS * DAY_MS,
    stripe: stripeSettings(values),
    addressFinderUrl: values.ADDRESS_FINDER_URL ?? null,
    logLevel: values.LOG_LEVEL,
    requestLog: values.REQUEST_LOG === "on",
    securityContact: values.SECURITY_CONTACT ?? `mailto:${values.STAFF_EMAIL}`,
    metricsToken: values.METRICS_TOKEN ?? null,
    setVariables,
    dataLayer: values.DATA_LAYER === "on",
  };
}

/** Reads the settings; a wrong value is refused with one sentence that names it (secrets are not repeated). */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const values: Record<string, unknown> = {};
  for (const [name, [schema, rightValue]] of Object.entries(settings)) {
    const parsed = schema.safeParse(environment[name] || undefined);
    if (!parsed.success) return { ok: false, message: `${name} must be ${rightValue}.` };
    values[name] = parsed.data;
  }
  if (environment.DATABASE_URL && !environment.SECRET_KEY)
    return { ok: false, message: "SECRET_KEY must be set (at least 32 characters) when DATABASE_URL is." };
  if (!environment.STRIPE_SECRET_KEY !== !environment.STRIPE_WEBHOOK_SECRET)
    return { ok: false, message: "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together." };
  if (!environment.DKIM_KEY !== !environment.DKIM_SELECTOR)
    return { ok: false, message: "DKIM_KEY and DKIM_SELECTOR must be set together." };
  const setVariables = new Set(Object.keys(settings).filter((name) => environment[name]));
  return { ok: true, config: toConfig(values as Settings, setVariables) };
}
